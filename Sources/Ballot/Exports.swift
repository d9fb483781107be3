// The one file that exports other modules, so that `import Ballot` is all a program needs to say.
// Names of this module come before theirs: `Form` is the form that is built in Swift, and
// `BallotForms.Form` the plain data that it makes.
@_exported public import BallotAnswers
@_exported public import BallotForms
@_exported public import BallotJSON
@_exported public import BallotTerminal
