"""The log of a duel: a line that says which one it is, then a line for each finished game."""

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
"""A game of a duel: its deal, and how far the seats are turned."""


@dataclass(frozen=True, slots=True)
class ComparisonLog:
    """The games of the duel that its head describes."""

    path: Path
    head: dict[str, Any]
    games: dict[GameIndex, PlayedGame] = field(default_factory=dict)

    @property
    def seats(self) -> tuple[str, ...]:
        """The entrants as they sit in the first game of a deal."""
        return tuple(self.head["seats"])

    def missing(self, deals: Iterable[int]) -> list[GameIndex]:
        """The games of these deals that are not over."""
        turns = range(len(self.seats))
        places = [(deal, turn) for deal in deals for turn in turns]
        return [place for place in places if place not in self.games]

    def add(self, place: GameIndex, played: PlayedGame) -> None:
        """Keep a game that is over."""
        _append(self.path, _game_to_json(place, played))
        self.games[place] = played

    def deals(self) -> list[list[PlayedGame]]:
        """The deals of which every game is over, by their numbers."""
        turns = range(len(self.seats))
        whole = [
            number
            for number in sorted({number for number, _ in self.games})
            if not self.missing([number])
        ]
        return [[self.games[number, turn] for turn in turns] for number in whole]


def open_log(path: Path, head: dict[str, Any]) -> ComparisonLog:
    """The log of this duel as it stands, or a new one. Raises Refused for any other file."""
    held = path.read_bytes() if path.exists() else b""
    if _line(head).startswith(held):
        return _new_log(path, head)
    log = read_log(path)
    if not log.games:
        # Nothing is lost, and often its entrants could not even begin.
        return _new_log(path, head)
    for what, own in head.items():
        if (other := log.head.get(what)) != own:
            said = f"its {what} is {json.dumps(other)}, not {json.dumps(own)}"
            raise InvalidComparison(f"{path} is the log of another duel: {said}")
    # A game that was cut off while it was written is played again.
    os.truncate(path, held.rindex(b"\n") + 1)
    return log


def _new_log(path: Path, head: dict[str, Any]) -> ComparisonLog:
    path.write_bytes(_line(head))
    return ComparisonLog(path, head)


def read_log(path: Path) -> ComparisonLog:
    """What a log holds, without a last line that was cut off. Raises Refused for anything else."""
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
        raise InvalidComparison(f"{path} is not the log of a duel, or damaged") from error
    return log


def _append(path: Path, told: dict[str, Any]) -> None:
    with path.open("ab") as file:
        file.write(_line(told))


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told).encode() + b"\n"


def _game_to_json(place: GameIndex, played: PlayedGame) -> dict[str, Any]:
    result = played.result
    return {
        "deal": place[0],
        "rotation": place[1],
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
    seconds = [round(of, 6) for of in decision_seconds([played], level)]
    return {
        "moves": len(seconds),
        "seconds": round(sum(seconds), 6),
        "p99": p99(seconds) if seconds else None,
        "each": seconds,
    }


def _game_from_json(told: dict[str, Any]) -> tuple[GameIndex, PlayedGame]:
    played = PlayedGame(
        levels=tuple(told["seats"]),
        result=Result(tuple(told["points"]), tuple(told["ranks"])),
        seconds=tuple(
            (level, seconds)
            for level, thought in told["thought"].items()
            for seconds in thought["each"]
        ),
        statistics=told["figures"],
    )
    return (told["deal"], told["rotation"]), played
