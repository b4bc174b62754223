"""How many people sit at a table, and how many people that can seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

MIN_TABLE = 2
MAX_TABLE = 5

TableRange: TypeAlias = tuple[int, int]
"""The fewest and the most people that a game allows at a table."""


def table_range(counts: range) -> TableRange:
    """Return what a game with these numbers of players allows at a table of a tournament."""
    return max(MIN_TABLE, counts[0]), min(MAX_TABLE, counts[-1])


@dataclass(frozen=True, slots=True)
class TableSizes:
    """The allowed numbers of people at a table: one number, or two neighbouring ones."""

    smallest: int
    largest: int

    def __post_init__(self) -> None:
        if not MIN_TABLE <= self.smallest <= self.largest <= MAX_TABLE:
            raise ValueError(f"tables seat {MIN_TABLE} to {MAX_TABLE}")
        if self.largest > self.smallest + 1:
            raise ValueError("sizes of tables are apart by at most one")

    @classmethod
    def parse(cls, text: str) -> TableSizes:
        """Read "4" or "3-4". Raises ValueError for anything else."""
        smallest, _, largest = text.replace("–", "-").partition("-")
        return cls(int(smallest), int(largest or smallest))

    def __iter__(self) -> Iterator[int]:
        """Yield the sizes, largest first."""
        yield from range(self.largest, self.smallest - 1, -1)

    def __str__(self) -> str:
        if self.smallest == self.largest:
            return str(self.smallest)
        return f"{self.smallest}-{self.largest}"

    def nearest(self, fewest: int, most: int) -> Iterator[TableSizes]:
        """Yield these sizes, then ever further ones from `fewest` to `most`, smaller ones first."""
        yield self
        for step in range(1, MAX_TABLE):
            if self.smallest - step >= fewest:
                yield TableSizes(self.smallest - step, self.smallest - step + 1)
            if self.largest + step <= most:
                yield TableSizes(self.largest + step - 1, self.largest + step)

    def divisions(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Return all sizes of tables that seat everybody, as few tables as possible first."""
        return _divisions(self, players)

    def seated(self, players: int) -> int:
        """Return how many of these players can sit at tables at once."""
        return next(number for number in range(players, -1, -1) if self.divisions(number))

    def byes(self, players: int) -> int:
        """Return how many of these players are left without a table."""
        return players - self.seated(players)


@lru_cache(maxsize=1024)
def _divisions(sizes: TableSizes, players: int) -> tuple[tuple[int, ...], ...]:
    if not players:
        return ((),)
    divisions = []
    for tables in range(-(-players // sizes.largest), players // sizes.smallest + 1):
        size, larger = divmod(players, tables)
        divisions.append((size + 1,) * larger + (size,) * (tables - larger))
    return tuple(divisions)
