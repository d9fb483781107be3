"""A program under a pseudo-terminal, with clocks on what it draws and what it uses. Linux only."""

import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

ENVIRONMENT = {
    "HOME": "/",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
    "TERM": "xterm-256color",
}

# ECMA-48 5.4 (control sequences), 5.6 (control strings) and 5.3 (other escapes), and shifts.
ESCAPES = re.compile(
    rb"\x1b\[[0-?]*[ -/]*[@-~]"
    rb"|\x1b[]PX^_].*?(?:\x07|\x1b\\)"
    rb"|\x1b[ -/]*[0-~]"
    rb"|[\x0e\x0f]",
    re.DOTALL,
)

# What a common terminal answers, so that no program waits for a reply that never comes: cursor
# position, primary attributes, the state of a mode, the colours of text and background.
QUERIES = re.compile(rb"\x1b\[6n|\x1b\[0?c|\x1b\[\?(\d+)\$p|\x1b\]1([01]);\?(?:\x07|\x1b\\)")

# A program is at rest when it wrote nothing for a while and used less than this share of a core.
RESTING_SHARE = 0.05


class Failed(Exception):
    """The program did not do what the measure waits for."""


class Session:
    """One run of a program in a session of its own, the pseudo-terminal its controlling terminal.

    All times are seconds of the monotonic clock; `started` is taken just before the spawn.
    """

    def __init__(self, command, stdin=None, columns=80, rows=24):
        self.output = bytearray()
        self.answered = 0
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        # A session leader without a terminal that opens one gets it as its controlling terminal,
        # so the child opens it by name.
        terminal = os.ttyname(self.slave)
        actions = [(os.POSIX_SPAWN_OPEN, 1, terminal, os.O_RDWR, 0), (os.POSIX_SPAWN_DUP2, 1, 2)]
        if stdin is None:
            actions.append((os.POSIX_SPAWN_DUP2, 1, 0))
        else:
            actions.append((os.POSIX_SPAWN_OPEN, 0, os.fspath(stdin), os.O_RDONLY, 0))
        self.started = time.monotonic()
        self.process = os.posix_spawnp(
            command[0], command, ENVIRONMENT, file_actions=actions, setsid=True)
        self.last_output = self.started
        self.ended = os.pidfd_open(self.process)
        self.poll = select.poll()
        self.poll.register(self.master, select.POLLIN)
        self.poll.register(self.ended, select.POLLIN)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        signal.pidfd_send_signal(self.ended, signal.SIGKILL)
        os.waitpid(self.process, 0)
        for descriptor in (self.ended, self.master, self.slave):
            os.close(descriptor)

    def read(self, timeout):
        """Waits for output, at most `timeout` seconds; whether there was some."""
        ready = dict(self.poll.poll(max(timeout, 0) * 1000))
        if self.master in ready:
            data = os.read(self.master, 1 << 16)
            self.last_output = time.monotonic()
            self.output += data
            self._answer_queries()
            return True
        if self.ended in ready:
            raise Failed(f"ended early: {self.text()[-200:].decode('utf-8', 'replace').strip()}")
        return False

    def _answer_queries(self):
        for query in QUERIES.finditer(self.output, self.answered):
            self.answered = query.end()
            if query[1]:
                answer = b"\x1b[?%s;2$y" % query[1]
            elif query[2]:
                colour = b"ffff/ffff/ffff" if query[2] == b"0" else b"0000/0000/0000"
                answer = b"\x1b]1%s;rgb:%s\x1b\\" % (query[2], colour)
            else:
                answer = b"\x1b[1;1R" if query[0].endswith(b"n") else b"\x1b[?62;22c"
            os.write(self.master, answer)

    def text(self):
        """All output without its escapes."""
        return ESCAPES.sub(b"", bytes(self.output))

    def until(self, marker, timeout=60):
        """Reads until the text holds the marker; the time at which its last piece was read."""
        deadline = time.monotonic() + timeout
        while marker not in self.text():
            if not self.read(deadline - time.monotonic()):
                raise Failed(f"no {marker.decode()} within {timeout} s")
        return self.last_output

    def rest(self, quiet=0.05, timeout=120):
        """Reads until the program rests; the time of its last output."""
        deadline = time.monotonic() + timeout
        since, used = time.monotonic(), self.cpu()
        while time.monotonic() < deadline:
            wrote = self.read(quiet)
            now, use = time.monotonic(), self.cpu()
            if not wrote and use - used < RESTING_SHARE * (now - since):
                return self.last_output
            since, used = now, use
        raise Failed(f"not at rest within {timeout} s")

    def send(self, keys):
        """Types the keys; the time just before."""
        now = time.monotonic()
        os.write(self.master, keys)
        return now

    def answer(self, keys, timeout=60):
        """Types the keys; the seconds until the next output, which is taken for their answer."""
        while self.read(0):
            pass
        sent = self.send(keys)
        if not self.read(timeout):
            raise Failed(f"no answer to {keys!r} within {timeout} s")
        return self.last_output - sent

    def arrow(self, letter):
        """The bytes of an arrow key, as the mode that the program set wants them (DECCKM)."""
        application = self.output.rfind(b"\x1b[?1h") > self.output.rfind(b"\x1b[?1l")
        return (b"\x1bO" if application else b"\x1b[") + letter

    def cpu(self):
        """Seconds of processor time used so far by all threads, to the nanosecond."""
        # The clock of a process, as clock_getcpuclockid(3) makes it on Linux.
        return time.clock_gettime(~self.process << 3 | 2)

    def peak_memory(self):
        """The most memory that was resident so far, in bytes."""
        return self._status("status", "VmHWM") * 1024

    def wakeups(self):
        """How often the threads have gone to sleep and been woken so far."""
        threads = os.listdir(f"/proc/{self.process}/task")
        return sum(self._status(f"task/{each}/status", "voluntary_ctxt_switches")
                   for each in threads)

    def _status(self, file, field):
        with open(f"/proc/{self.process}/{file}", encoding="ascii", errors="replace") as lines:
            for line in lines:
                if line.startswith(field + ":"):
                    return int(line.split()[1])
        raise Failed(f"the system says nothing of {field}")
