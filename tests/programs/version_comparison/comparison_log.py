"""The log of a comparison: a header line, then a line for each finished game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from engine.ai.match import PlayedGame
from engine.core import Result
from tests.programs.version_comparison.candidates import InvalidComparison

GameIndex: TypeAlias = tuple[int, int]
"""A game of a comparison: the number of its deal, and the rotation of the seats."""


@dataclass(frozen=True, slots=True)
class ComparisonLog:
    """The games of the comparison that the header describes."""

    path: Path
    head: dict[str, Any]
    games: dict[GameIndex, PlayedGame] = field(default_factory=dict)

    @property
    def seats(self) -> tuple[str, ...]:
        """The candidates in the order of the seats in the first game of a deal."""
        return tuple(self.head["seats"])

    def missing(self, deals: Iterable[int]) -> list[GameIndex]:
        """Return the games of these deals that have not been played."""
        rotations = range(len(self.seats))
        games = [(deal, rotation) for deal in deals for rotation in rotations]
        return [game for game in games if game not in self.games]

    def add(self, game: GameIndex, played: PlayedGame) -> None:
        """Append a finished game to the log; the first one creates it."""
        head = b"" if self.path.exists() else _line(self.head)
        with self.path.open("ab") as file:
            file.write(head + _line({"game": game, **asdict(played)}))
        self.games[game] = played

    def deals(self) -> list[list[PlayedGame]]:
        """Return the complete deals in the order of their numbers."""
        rotations = range(len(self.seats))
        complete = [
            number
            for number in sorted({number for number, _ in self.games})
            if not self.missing([number])
        ]
        return [[self.games[number, rotation] for rotation in rotations] for number in complete]


def open_log(path: Path, head: dict[str, Any]) -> ComparisonLog:
    """Open the log of a comparison, or begin one. Raises InvalidComparison for any other file."""
    if not path.exists():
        return ComparisonLog(path, head)
    log = read_log(path)
    for key, own in head.items():
        if (other := log.head.get(key)) != own:
            difference = f"its {key} is {json.dumps(other)}, not {json.dumps(own)}"
            raise InvalidComparison(f"{path} is the log of another comparison: {difference}")
    # A truncated last line is dropped, and its game played again.
    os.truncate(path, path.read_bytes().rindex(b"\n") + 1)
    return log


def read_log(path: Path) -> ComparisonLog:
    """Read a log, ignoring a truncated last line. Raises InvalidComparison for any other file."""
    if not path.is_file():
        raise InvalidComparison(f"there is no log {path}")
    try:
        head, *games = map(json.loads, path.read_bytes().split(b"\n")[:-1])
        return ComparisonLog(path, {"seats": head["seats"], **head}, dict(map(_game, games)))
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidComparison(f"{path} is not the log of a comparison, or is damaged") from error


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode() + b"\n"


def _game(record: dict[str, Any]) -> tuple[GameIndex, PlayedGame]:
    result = {name: _tuple(value) for name, value in record["result"].items()}
    seconds = tuple((level, seconds) for level, seconds in record["seconds"])
    levels, statistics = tuple(record["levels"]), record["statistics"]
    deal, rotation = record["game"]
    return (deal, rotation), PlayedGame(levels, Result(**result), seconds, statistics)


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
