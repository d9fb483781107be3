// What Swift costs at least: the same as frame.c, in an otherwise empty static program.
import Glibc

var before = termios()
guard tcgetattr(0, &before) == 0 else { exit(1) }
var raw = before
cfmakeraw(&raw)
tcsetattr(0, TCSAFLUSH, &raw)
write(1, frame.utf8Start, frame.utf8CodeUnitCount)
var key: UInt8 = 0
let count = read(0, &key, 1)
tcsetattr(0, TCSAFLUSH, &before)
exit(count == 1 ? 0 : 1)
