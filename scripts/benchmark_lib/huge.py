"""A huge list on standard input: first frame, loading, queries, the answer to each key."""

import random
import tempfile
from pathlib import Path

from .programs import huge_programs, say, scan_floor
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
    return result | {"answers": answers} | measure_hasty(program, lines, first_line)


def measure_hasty(program, lines, first_line):
    """A query typed at the first frame, while the list may still be loading."""
    answers = []
    with Session(program.command([]), stdin=lines) as session:
        session.until(first_line)
        type_query(session, QUERIES["far apart"], answers)
        return {"hasty": session.last_output - session.started, "hasty answers": answers}


def measure(binary, runs):
    """A table for each size of list."""
    floor = scan_floor()
    programs = [floor, *huge_programs(binary)]
    tables = []
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            lines = Path(folder, f"{size}")
            say(f"writing {size:,} lines")
            write_list(lines, size)
            with lines.open("rb") as file:
                first_line = file.readline().strip()
            results = interleaved(
                runs, programs, lambda each: measure_list(each, lines, first_line),
                f"{size:,} lines")
            megabytes = lines.stat().st_size / 1e6
            tables.append(table_of(programs, results, f"{size:,} lines, {megabytes:.3g} MB"))
            lines.unlink()
    tables[-1].note = (
        f"Medians of {runs} runs, in ms where nothing else is said. First frame: the first line is "
        "shown. Loaded: the last output before rest. A query's time: from its first letter to the "
        "last output before rest; each of its four letters is typed when the one before was "
        "answered. At once: from the spawn, the query `trsc` typed at the first frame. A key's "
        "answer: its next output; 99th percentile and worst of all letters and backspaces, also "
        "while loading. CPU: loading and all queries. Each ratio is to the better of the two fzf.")
    return tables


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
        late = answers[int(len(answers) * 0.99)] if answers else None
        worst = answers[-1] if answers else None
        table.row(
            program.name,
            *(figure(results.median(program, name), 1e3, 1) for name in measures),
            f"{figure(late, 1e3, 1)} ({figure(worst, 1e3, 1)})" if answers else "",
            figure(results.median(program, "cpu"), 1, 2),
            figure(results.median(program, "memory"), 1e-6, 1))
    ballot = next(each for each in programs if "ballot" in each.name)
    for peer in ("fzf", "fzy"):
        peers = [each for each in programs if each.name.startswith(peer)]
        table.row(f"ballot : {peer}", *(
            ratio(results, ballot, peers, name) for name in measures),
            "", ratio(results, ballot, peers, "cpu"), ratio(results, ballot, peers, "memory"))
    return table


def ratio(results, program, peers, name):
    """A median beside the best of the peers'."""
    own = results.median(program, name)
    best = min((value for peer in peers if (value := results.median(peer, name))), default=None)
    return figure(own and best and own / best, 1, 2)
