import BallotCommand
import BallotPOSIX

restoreQuitSignal()
terminate(status: Int32(runAndReport(in: POSIXWorld(endsAfterOutput: true))))
