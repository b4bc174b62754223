"""The log of a comparison: a header line, then a line for each finished game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from engine.ai.match import PlayedGame, decision_seconds, p99
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
        """Append a finished game to the log."""
        _append(self.path, _game_to_json(game, played))
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
    """Open or create the log of a comparison. Raises InvalidComparison for any other file."""
    content = path.read_bytes() if path.exists() else b""
    if _line(head).startswith(content):
        return _new_log(path, head)
    log = read_log(path)
    if not log.games:
        # Nothing is lost. Often the candidates failed to start.
        return _new_log(path, head)
    for key, own in head.items():
        if (other := log.head.get(key)) != own:
            difference = f"its {key} is {json.dumps(other)}, not {json.dumps(own)}"
            raise InvalidComparison(f"{path} is the log of another comparison: {difference}")
    # A truncated last line is dropped, and its game played again.
    os.truncate(path, content.rindex(b"\n") + 1)
    return log


def _new_log(path: Path, head: dict[str, Any]) -> ComparisonLog:
    path.write_bytes(_line(head))
    return ComparisonLog(path, head)


def read_log(path: Path) -> ComparisonLog:
    """Read a log, ignoring a truncated last line. Raises InvalidComparison for any other file."""
    if not path.is_file():
        raise InvalidComparison(f"there is no log {path}")
    lines = path.read_bytes().split(b"\n")[:-1]
    log = ComparisonLog(path, {})
    try:
        log.head.update(json.loads(lines[0]))
        if "seats" not in log.head:
            raise ValueError("no head")
        for line in lines[1:]:
            place, played = _game_from_json(json.loads(line))
            log.games.setdefault(place, played)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise InvalidComparison(f"{path} is not the log of a comparison, or is damaged") from error
    return log


def _append(path: Path, record: dict[str, Any]) -> None:
    with path.open("ab") as file:
        file.write(_line(record))


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode() + b"\n"


def _game_to_json(index: GameIndex, played: PlayedGame) -> dict[str, Any]:
    result = played.result
    return {
        "deal": index[0],
        "rotation": index[1],
        "seats": played.levels,
        "points": result.points,
        "ranks": result.ranks,
        "winners": result.winners,
        "figures": played.statistics,
        "thought": {
            level: _thinking_to_json(played, level) for level in sorted(set(played.levels))
        },
    }


def _thinking_to_json(played: PlayedGame, level: str) -> dict[str, Any]:
    seconds = [round(duration, 6) for duration in decision_seconds([played], level)]
    return {
        "moves": len(seconds),
        "seconds": round(sum(seconds), 6),
        "p99": p99(seconds) if seconds else None,
        "each": seconds,
    }


def _game_from_json(record: dict[str, Any]) -> tuple[GameIndex, PlayedGame]:
    played = PlayedGame(
        levels=tuple(record["seats"]),
        result=Result(tuple(record["points"]), tuple(record["ranks"])),
        seconds=tuple(
            (level, seconds)
            for level, timing in record["thought"].items()
            for seconds in timing["each"]
        ),
        statistics=record["figures"],
    )
    return (record["deal"], record["rotation"]), played
