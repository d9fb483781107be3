"""Interleaved rounds, medians, Markdown tables, and the block of a README."""

import os
import platform
import re
import statistics
from collections import defaultdict
from datetime import date
from pathlib import Path

from .programs import say
from .session import Failed



class Results:
    """What each run of each program gave: a dictionary of figures a run."""

    def __init__(self):
        self.runs = defaultdict(list)

    def of(self, program):
        return self.runs[program.name]

    def values(self, program, name):
        return [run[name] for run in self.of(program) if name in run]

    def median(self, program, name):
        """The median, or none when there was no run."""
        values = self.values(program, name)
        return statistics.median(values) if values else None

    def most(self, program, name):
        """The greatest, or none when there was no run."""
        return max(self.values(program, name), default=None)


def interleaved(rounds, programs, measure, what):
    """Measures the programs round by round, in turning order, so that no one has the calm part.

    The first round warms the file cache and does not count. A program that fails is left out of
    the rounds that follow.
    """
    results = Results()
    failed = set()
    for number in range(rounds + 1):
        say(f"{what}, round {number} of {rounds}")
        for program in programs if number % 2 == 0 else reversed(programs):
            if program.name in failed:
                continue
            try:
                result = measure(program)
            except (Failed, OSError) as error:
                say(f"{program.name}: {error}")
                failed.add(program.name)
                continue
            if number > 0:
                results.runs[program.name].append(result)
    return results


def figure(value, scale, digits):
    """A figure in the unit of its column; empty for one that was not measured."""
    return "" if value is None else f"{value * scale:.{digits}f}"


class Table:
    """A Markdown table with a title above and a note below it."""

    def __init__(self, title, head):
        self.title = title
        self.head = head
        self.rows = []
        self.note = ""

    def row(self, *cells):
        self.rows.append([cell or "–" for cell in cells])

    def __str__(self):
        rule = ["---"] + ["--:"] * (len(self.head) - 1)
        rows = [f"| {' | '.join(row)} |" for row in (self.head, rule, *self.rows)]
        return "\n".join([f"**{self.title}**", "", *rows] + (["", self.note] if self.note else []))


def machine():
    """The machine, in one line."""
    def field(path, pattern):
        found = re.search(pattern, Path(path).read_text(encoding="utf-8"), re.MULTILINE)
        return found[1] if found else "unknown"

    memory = int(field("/proc/meminfo", r"^MemTotal:\s+(\d+)")) / (1 << 20)
    return ", ".join([
        field("/proc/cpuinfo", r"^model name\s*:\s*(.*)"),
        f"{len(os.sched_getaffinity(0))} cores",
        f"{memory:.0f} GiB",
        field("/etc/os-release", r'^PRETTY_NAME="?([^"\n]*)'),
        f"Linux {platform.release()}",
        f"load {os.getloadavg()[0]:.1f} at the start",
        date.today().isoformat(),
    ])


def update(readme, name, report):
    """Replaces the block between the marks that bear a script's name."""
    text = readme.read_text(encoding="utf-8")
    block = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
    if not block.search(text):
        raise SystemExit(f"{name}: {readme.name} has no line `<!-- {name} -->` with a line "
                         f"`<!-- /{name} -->` below it")
    readme.write_text(block.sub(lambda found: found[1] + report + "\n" + found[2], text),
                      encoding="utf-8")
