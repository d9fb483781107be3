import Ballot
