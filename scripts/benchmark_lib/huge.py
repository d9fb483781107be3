"""A huge list on standard input: first frame, loading, queries, the answer to each key."""

import random
import tempfile
from pathlib import Path

from .programs import huge_programs, say, scan_floor
from .promises import Promise
from .report import Table, figure, interleaved
from .session import Session

SIZES = [1_000, 100_000, 1_000_000]
SEED = 20_260

FOLDERS = (
    "app assets build config core data docs engine forms guide helpers images layout library main "
    "model network parser picker radio render screen server session shared source storage style "
    "support system table terminal tests text theme toggle tools view widget").split()
ENDINGS = "swift md txt yml c html css".split()

# Each query is typed letter by letter. Of the lines, `form` matches 17 %, mostly in one word;
# `trsc` 30 %, its letters 30 columns apart; `kvkv` one in 20,000; `forz` none, from its last
# letter on, as a typing mistake does.
QUERIES = {"common": b"form", "far apart": b"trsc", "rare": b"kvkv", "no match": b"forz"}

BACKSPACE = b"\x7f"

# A program at rest is watched for this long.
IDLE_SECONDS = 1

# What the figures are called where they are promised.
NAMES = {
    "first": "first frame", "loaded": "loaded", **{name: f"query {name}" for name in QUERIES},
    "hasty": "query at once", "cpu": "CPU", "memory": "peak memory",
}

# What a figure at a million lines may be of the better fzf's, and whether it must be below fzy's.
LIMITS = {
    "first": (0.2, False), "loaded": (0.5, True), **{name: (0.4, True) for name in QUERIES},
    "cpu": (0.5, False), "memory": (0.6, True),
}

# Linear growth over ten times the lines, with room for the clock's noise.
LINEAR = 10 * 1.1

# The first frame does not grow; caches that other programs have emptied are no growth.
FIRST_FRAME_GROWTH = 1.5


def write_list(path, count):
    """Writes paths of source files, 48 bytes a line on average; the same for the same count."""
    generator = random.Random(SEED)
    with path.open("w", encoding="ascii") as file:
        for _ in range(count):
            folders = "/".join(generator.choices(FOLDERS, k=generator.randint(3, 5)))
            words = "_".join(generator.choices(FOLDERS, k=2))
            number, ending = generator.randrange(10_000), generator.choice(ENDINGS)
            file.write(f"{folders}/{words}-{number}.{ending}\n")


def type_query(session, query, answers):
    """Types the query, each letter when the one before was answered; the seconds to rest."""
    began = None
    for letter in query:
        answers.append(session.answer(bytes([letter])))
        began = began or session.last_output - answers[-1]
    return session.rest(quiet=0.1) - began


def measure_list(program, lines, first_line):
    """All queries one after another in one session, once the list is loaded."""
    answers = []
    with Session(program.command([]), stdin=lines) as session:
        result = {"first": session.until(first_line) - session.started}
        result["loaded"] = session.rest(quiet=0.1) - session.started
        for name, query in QUERIES.items():
            result[name] = type_query(session, query, answers)
            for _ in query:
                answers.append(session.answer(BACKSPACE))
            session.rest(quiet=0.1)
        result["cpu"] = session.cpu()
        result["memory"] = session.peak_memory()
        woken = session.wakeups()
        session.read(IDLE_SECONDS)
        result["wakeups"] = session.wakeups() - woken
    return result | {"answers": answers} | measure_hasty(program, lines, first_line)


def measure_hasty(program, lines, first_line):
    """A query typed at the first frame, while the list may still be loading."""
    answers = []
    with Session(program.command([]), stdin=lines) as session:
        session.until(first_line)
        type_query(session, QUERIES["far apart"], answers)
        return {"hasty": session.last_output - session.started, "hasty answers": answers}


def measure(binary, runs):
    """A table for each size of list, and what was promised of them."""
    floor = scan_floor()
    programs = [floor, *huge_programs(binary)]
    tables = []
    results_of = {}
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            lines = Path(folder, f"{size}")
            say(f"writing {size:,} lines")
            write_list(lines, size)
            with lines.open("rb") as file:
                first_line = file.readline().strip()
            able = [each for each in programs if size <= each.most_lines]
            results = interleaved(
                runs, able, lambda each: measure_list(each, lines, first_line),
                f"{size:,} lines")
            results_of[size] = results
            megabytes = lines.stat().st_size / 1e6
            tables.append(table_of(able, results, f"{size:,} lines, {megabytes:.3g} MB"))
            lines.unlink()
    tables[-1].note = (
        f"Medians of {runs} runs, in ms where nothing else is said. First frame: the first line is "
        "shown. Loaded: the last output before rest. A query's time: from its first letter to the "
        "last output before rest; each of its four letters is typed when the one before was "
        "answered. At once: from the spawn, the query `trsc` typed at the first frame. A key's "
        "answer: its next output; 99th percentile and worst of all letters and backspaces, also "
        "while loading. CPU: loading and all queries. Each ratio is to the better of the two fzf.")
    return tables, promises_of(programs, results_of, megabytes)


def promises_of(programs, results_of, megabytes):
    """The promises about the longest list, and about the growth to it from the one before."""
    shorter, longest = results_of[SIZES[-2]], results_of[SIZES[-1]]
    ballot, floor = ballot_of(programs), programs[0]
    promises = []
    for name, (limit, beats_fzy) in LIMITS.items():
        promises.append(Promise(
            f"{NAMES[name]}, to the better fzf's",
            quotient(longest, ballot, programs, "fzf", name), limit))
        if beats_fzy:
            promises.append(Promise(
                f"{NAMES[name]}, to fzy's", quotient(longest, ballot, programs, "fzy", name), 1))
    memory = longest.median(ballot, "memory")
    promises.append(Promise(
        "memory beyond 1.3 times the input, MB", memory and memory / 1e6 - 1.3 * megabytes, 12, 1))
    late, late_floor = latest(longest, ballot), latest(longest, floor)
    promises.append(Promise("p99 of a key's answer, ms", late and late * 1e3, 16, 1))
    promises.append(Promise(
        "p99 of a key's answer, to the floor's", late and late_floor and late / late_floor, 1))
    promises.append(Promise(
        "wake-ups in a second of an idle picker", longest.most(ballot, "wakeups"), 0, 0))
    for name in NAMES:
        few, many = shorter.median(ballot, name), longest.median(ballot, name)
        limit = FIRST_FRAME_GROWTH if name == "first" else LINEAR
        promises.append(Promise(
            f"{NAMES[name]}, growth over ten times the lines", few and many and many / few,
            limit, 1))
    return promises


def latest(results, program):
    """The 99th percentile of the answers to all keys; none when there were none."""
    answers = sorted(answer for run in results.of(program)
                     for answer in run["answers"] + run["hasty answers"])
    return answers[int(len(answers) * 0.99)] if answers else None


def ballot_of(programs):
    return next(each for each in programs if "ballot" in each.name)


def table_of(programs, results, title):
    """The table of one list, with the ratios of ballot below it."""
    measures = ["first", "loaded", *QUERIES, "hasty"]
    table = Table(title, [
        "program", "first frame", "loaded", *(f"{name} `{query.decode()}`"
                                              for name, query in QUERIES.items()),
        "at once", "key p99 (worst)", "CPU, s", "peak memory, MB"])
    for program in programs:
        answers = sorted(answer for run in results.of(program)
                         for answer in run["answers"] + run["hasty answers"])
        late = latest(results, program)
        worst = answers[-1] if answers else None
        table.row(
            program.name,
            *(figure(results.median(program, name), 1e3, 1) for name in measures),
            f"{figure(late, 1e3, 1)} ({figure(worst, 1e3, 1)})" if answers else "",
            figure(results.median(program, "cpu"), 1, 2),
            figure(results.median(program, "memory"), 1e-6, 1))
    ballot = ballot_of(programs)
    for peer in ("fzf", "fzy"):
        def ratio(name, peer=peer):
            return figure(quotient(results, ballot, programs, peer, name), 1, 2)
        table.row(f"ballot : {peer}", *map(ratio, measures), "", ratio("cpu"), ratio("memory"))
    return table


def quotient(results, program, programs, peer, name):
    """A median to the best of those of a peer's versions; none where one was not measured."""
    own = results.median(program, name)
    peers = [each for each in programs if each.name.startswith(peer)]
    best = min((value for each in peers if (value := results.median(each, name))), default=None)
    return own / best if own is not None and best else None
