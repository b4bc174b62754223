"""The numbers of the rules, from `data/`, and the list of those that are reconstructed."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine.games.rattus_cartus.cards import DATA


class Points(BaseModel):
    """Points by rank, and for a token."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    track: tuple[int, ...]
    gold: tuple[int, ...]
    hand: tuple[int, ...]
    token: int


class ReconstructedRules(BaseModel):
    """Rules that no source gives. `rulings` names decisions that are not numbers."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    shown: dict[int, int]
    points_of_two: tuple[int, ...]
    rats_a_flute: int
    rulings: tuple[str, ...]


class RulesFile(BaseModel):
    """The numbers in `data/rattus_cartus/rules.json`; dictionaries are by number of players."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rounds: dict[int, int]
    shown: dict[int, int]
    buildings_a_class: int
    start_rats: int
    start_cards: int
    nun_row: int
    points: Points
    sword_takes_one_in: int
    last_round_influence: int
    reconstructed: ReconstructedRules


RULES = RulesFile.model_validate_json((DATA / "rules.json").read_text(encoding="utf-8"))

MAX_SEATS = max(RULES.rounds)

BUILDINGS_SHOWN: dict[int, int] = RULES.shown | RULES.reconstructed.shown
"""Buildings shown in a round, by number of players."""

RECONSTRUCTED: tuple[str, ...] = (
    "nuns-a-class",
    "supplies",
    "building-actions",
    "buildings-shown",
    "points-of-two",
    "rats-a-flute",
    *RULES.reconstructed.rulings,
)
"""Every part of the rules that is reconstructed, for the rules page about it."""


def points_by_place(seats: int) -> tuple[int, ...]:
    """Return the points by rank on a track."""
    return RULES.reconstructed.points_of_two if seats == 2 else RULES.points.track
