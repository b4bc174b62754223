"""How strong the levels are, as measured: the stored matches of each level against a weaker one.

`engine.ai.training.measure` plays them.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine.ai.provenance import MeasurementRecord
from engine.registry import find_game
from engine.simple.files import file_of

PROJECT = Path(__file__).parents[2]

STRENGTH = "strength.json"
"""The file with the results, in the folder of a game's players."""

FIRST_DEAL = 20_000_000
"""The first deal of these matches, beyond those of training and of acceptance matches."""


def match_command(
    game: str, levels: Sequence[str], games: int, options: str, *, at_table: bool = False
) -> str:
    """Return the command that plays such a match, and prints what is stored of it."""
    return (
        f"python -m engine.ai.match {_called(game)} {','.join(levels)} {games}"
        f" --seed {FIRST_DEAL} --options {shlex.quote(options)}{' --at-table' * at_table}"
    )


def _called(game: str) -> str:
    """Return what commands call a game: its name, or its file as seen from its own folder.

    An example's file is seen from the folder of the project.
    """
    file = file_of(find_game(game))
    if file is None:
        return game
    own = file.resolve()
    return shlex.quote(own.relative_to(PROJECT).as_posix() if PROJECT in own.parents else own.name)


class LevelFigures(BaseModel):
    """What a level did in a match: mean points, and the CPU time of a move in milliseconds."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    points: float
    milliseconds: float
    p99_milliseconds: float


class MeasuredMatch(BaseModel):
    """One seat of the first level against others of the second, from every seat of each deal.

    Where all win together, all are of one level.

    `share` is the win share of the first level, alone its mean points; `margin` is half the 95 %
    confidence interval, by deals. `options` are the game's, as JSON. `megabytes` is the peak memory
    of a new process that plays one of the deals.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    provenance: MeasurementRecord
    levels: tuple[str, ...]
    options: str
    games: int
    share: float
    margin: float
    megabytes: int
    figures: dict[str, LevelFigures]


class StrengthFile(BaseModel):
    """The matches of a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    matches: tuple[MeasuredMatch, ...] = ()


def read_strength(players: Path) -> StrengthFile:
    """Return the matches in the folder of a game's players; none if there is no file."""
    path = players / STRENGTH
    if not path.exists():
        return StrengthFile()
    return StrengthFile.model_validate_json(path.read_text(encoding="utf-8"))


def wins_against_weaker(players: Path, data: str) -> dict[str, tuple[str, int, int]]:
    """Return against which weaker level, with how many, one of a level wins how often of 100 games.

    Measured with the fewest players, the game's usual options, and the rules data that has this
    hash. A level without such a match is left out.
    """
    matches = [each for each in _usual_matches(players, data) if len(set(each.levels)) == 2]
    return {
        match.levels[0]: (match.levels[1], len(match.levels), round(100 * match.share))
        for match in sorted(matches, key=lambda match: -len(match.levels))
    }


def wins_together_of(players: Path, data: str) -> dict[str, tuple[int, int]]:
    """Return how many of a level win how often of 100 games that they play together.

    Measured with the fewest players, the game's usual options, and the rules data that has this
    hash. A level without such a match is left out.
    """
    matches = [
        match
        for match in _usual_matches(players, data)
        if len(set(match.levels)) == 1 < len(match.levels)
    ]
    fewest_last = sorted(matches, key=lambda match: -len(match.levels))
    return {match.levels[0]: (len(match.levels), round(100 * match.share)) for match in fewest_last}


def _usual_matches(players: Path, data: str) -> list[MeasuredMatch]:
    stored = read_strength(players).matches
    return [each for each in stored if each.options == "{}" and each.provenance.data == data]
