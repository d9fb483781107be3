"""One question with a few options: first frame, memory, keys, rest."""

import contextlib
import tempfile
from pathlib import Path
from statistics import median

from .programs import frame_floors, say, small_programs
from .promises import Promise
from .report import Table, figure, interleaved
from .session import Failed, Session

FIVE = ["alpha1", "bravo2", "charlie3", "delta4", "epsilon5"]
SHORT = [f"option{number:02}" for number in range(1, 21)]
LONG = [f"option{number:02} {'with a label of sixty columns ':.<51}" for number in range(1, 21)]

DOWN, UP = b"B", b"A"

# A resting program is watched for this long.
IDLE_SECONDS = 1

# What the floors draw when ballot draws nothing: the same question, without escapes.
PLAIN_FRAME = "\r\n".join(["Pick one", *(f"  {option}" for option in FIVE)]).encode()


@contextlib.contextmanager
def asked(program, options, rows=24):
    """A session in which the program has asked for one of the options and rests."""
    with tempfile.TemporaryDirectory() as folder:
        lines = None
        if program.reads_options:
            lines = Path(folder, "options")
            lines.write_text("".join(f"{option}\n" for option in options))
        with Session(program.command(options), stdin=lines, rows=rows) as session:
            session.first_frame = session.until(options[-1].encode(), timeout=10) - session.started
            session.rest()
            yield session


def measure_start(program):
    """Start to first frame, and the most memory until then."""
    with asked(program, FIVE) as session:
        return {"first": session.first_frame, "memory": session.peak_memory()}


def measure_idle(program):
    """Wake-ups in a second at rest."""
    with asked(program, FIVE) as session:
        before = session.wakeups()
        session.read(IDLE_SECONDS)
        return {"wakeups": session.wakeups() - before}


def measure_keys(program, name, options):
    """Bytes written and processor time used for each press of an arrow key."""
    with asked(program, options, rows=30) as session:
        # A first key may turn something on; it is not counted.
        session.answer(session.arrow(DOWN))
        session.rest()
        sizes = []
        used = session.cpu()
        for key in [DOWN] * 17 + [UP] * 17:
            before = len(session.output)
            session.answer(session.arrow(key), timeout=2)
            while session.read(0.01):
                pass
            sizes.append(len(session.output) - before)
        return {f"bytes {name}": median(sizes), f"most bytes {name}": max(sizes),
                f"cpu {name}": (session.cpu() - used) / len(sizes)}


def first_frame_of(program):
    """The bytes of a program's first frame, for the floors to draw."""
    try:
        with asked(program, FIVE) as session:
            return bytes(session.output)
    except (Failed, OSError) as error:
        say(f"the floors draw a plain frame, as ballot has none: {error}")
        return PLAIN_FRAME


def measure(binary, runs):
    """The table of a small question, and what was promised of it."""
    programs = small_programs(binary)
    floors = frame_floors(first_frame_of(programs[0]))
    start = interleaved(runs, floors + programs, measure_start, "first frame")
    idle = interleaved(min(runs, 3), floors + programs, measure_idle, "idle")
    key_runs = max(runs // 4, 2)
    short = interleaved(
        key_runs, programs, lambda each: measure_keys(each, "short", SHORT), "short labels")
    long = interleaved(
        key_runs, programs, lambda each: measure_keys(each, "long", LONG), "long labels")

    table = Table("One question", [
        "program", "first frame, ms", "of Swift's floor", "peak memory, MB",
        "bytes a key (most)", "with 60 columns (most)", "CPU a key, ms", "wake-ups a second"])
    floor = start.median(floors[1], "first")
    for program in floors + programs:
        first = start.median(program, "first")
        table.row(
            program.name,
            figure(first, 1e3, 2),
            figure(first and floor and first / floor, 1, 2),
            figure(start.median(program, "memory"), 1e-6, 1),
            keyed(short, program, "short"),
            keyed(long, program, "long"),
            figure(short.median(program, "cpu short"), 1e3, 3),
            figure(idle.median(program, "wakeups"), 1, 0),
        )
    table.note = (
        f"Medians of {runs} runs. First frame: from the spawn until the last of five options was "
        "read. A key: an arrow in a list of twenty, with labels of 8 and of 60 columns. The floors "
        "draw the bytes of ballot's own first frame.")
    ballot = programs[0]
    first = start.median(ballot, "first")
    return table, [
        Promise("first frame of a radio, to that of an empty static Swift program",
                first and floor and first / floor, 1.5),
        Promise("bytes that an arrow key takes, labels of 60 columns",
                long.most(ballot, "most bytes long"), 60, 0),
        Promise("wake-ups in a second of an idle radio", idle.most(ballot, "wakeups"), 0, 0),
    ]


def keyed(results, program, name):
    """Bytes a key: the median, and the most that any key took."""
    usual = figure(results.median(program, f"bytes {name}"), 1, 0)
    most = figure(results.most(program, f"most bytes {name}"), 1, 0)
    return f"{usual} ({most})" if usual else ""
