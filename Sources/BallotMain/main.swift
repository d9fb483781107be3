import BallotCommand
import BallotPOSIX

terminate(status: Int32(runAndReport(in: POSIXWorld())))
