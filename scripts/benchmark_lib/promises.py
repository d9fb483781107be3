"""What was promised of the figures, and whether this run holds it."""

from dataclasses import dataclass

from .report import Table, figure


@dataclass(frozen=True)
class Promise:
    """A figure that must not be above a limit; none where it was not measured."""

    text: str
    value: float | None
    limit: float
    digits: int = 2

    def verdict(self):
        if self.value is None:
            return "not measured"
        return "met" if self.value <= self.limit else "**missed**"


def table_of(promises):
    """All promises with their verdicts, the missed ones first."""
    table = Table("Promises", ["promise", "measured", "at most", "verdict"])
    for promise in sorted(promises, key=lambda each: each.verdict() != "**missed**"):
        table.row(
            promise.text, figure(promise.value, 1, promise.digits),
            figure(promise.limit, 1, promise.digits), promise.verdict())
    return table
