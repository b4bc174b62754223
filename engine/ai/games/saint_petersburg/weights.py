"""The weights of the greedy player, and the files they are kept in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine.ai.weights_file import Provenance, read_weights, round_weights, write_weights
from engine.games.saint_petersburg.editions import DATA

FIRST_EDITION = "base"


class Weights(BaseModel):
    """What a player goes by, in points. One set for each number of players.

    A name that ends in `_round` counts once for each round still expected after this one.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    use_worker: float = 6.0
    """Cards of the stack that a round uses up; the other stacks likewise."""
    use_building: float = 4.5
    use_aristocrat: float = 4.5
    use_trading: float = 4.0
    ruble_worker: float = 0.2
    """What a ruble is worth in the worker phase; in the other phases likewise."""
    ruble_building: float = 0.2
    ruble_aristocrat: float = 0.2
    ruble_trading: float = 0.2
    ruble_round: float = 0.35
    ruble_last: float = 0.2
    """What a ruble is worth in the last round, before its trading phase."""
    pub_ruble: float = 0.2
    """What a ruble is worth in the Pub."""
    pub_ruble_round: float = 0.5
    reserve: float = 8.0
    """Rubles that are kept at hand while there is another round."""
    short: float = 0.1
    """Lost for each ruble below the reserve."""
    income: float = 0.3
    """What a ruble is worth that a scoring pays later."""
    income_round: float = 0.22
    point: float = 1.0
    """What a point is worth that a scoring pays later."""
    green_round: float = 0.0
    """A green card's use beyond its yield: cheaper copies, something to displace."""
    blue_round: float = 0.0
    red_round: float = 0.0
    kind_round: float = 0.3
    """A new kind of aristocrat, beyond what it adds to the final scoring now."""
    workshop_round: float = 0.5
    smelter_round: float = 0.6
    warehouse_round: float = 0.2
    observatory_round: float = 0.5
    pub_scoring: float = 0.45
    """A Pub, for each building scoring to come."""
    take: float = -1.0
    """Having a card in the hand."""
    take_round: float = 0.1
    take_share: float = 0.6
    """The part that is kept of what the card would gain now if it were paid."""
    take_short: float = 0.2
    """Lost for each ruble that is missing for it."""
    take_crowded: float = 0.7
    """Lost for each card that is in the hand already."""
    play: float = 0.5
    """Having a place free in the hand."""
    play_end: float = 5.0
    """Keeping no card in the hand, the nearer the end the more."""
    draw_share: float = 0.8
    """The part that is kept of what the cards of a stack would gain on the average."""
    draw: float = -0.3
    denial: float = 0.1
    """The part that counts of what the next seat would gain from the card."""


def load_weights(seats: int, edition: str = FIRST_EDITION) -> Weights:
    """The weights for that number of players of an edition.

    Where none are kept, those of the first edition; the untuned ones where it has none either.
    """
    return read_weights(Weights, _path(seats, edition), _path(seats, FIRST_EDITION))


def save_weights(
    seats: int,
    weights: Mapping[str, float],
    provenance: Provenance,
    edition: str = FIRST_EDITION,
) -> None:
    """Keep the weights for that number of players of an edition and how they were found."""
    kept = Weights.model_validate(round_weights(weights))
    write_weights(_path(seats, edition), seats, kept, provenance)


def _path(seats: int, edition: str) -> Path:
    return DATA / "players" / edition / f"{seats}.json"


class SoloTarget(BaseModel):
    """What a Hard player reaches alone on the average, and how that was measured."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hard_mean: float
    command: str


def solo_target() -> int:
    """The points to aim at in a solo game."""
    path = DATA / "players" / FIRST_EDITION / "solo_target.json"
    text = path.read_text(encoding="utf-8")
    return round(SoloTarget.model_validate_json(text).hard_mean)
