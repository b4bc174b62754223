"""The weights of the greedy player, and the files they are kept in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine.ai.weights_file import Provenance, read_weights, round_weights, write_weights
from engine.games.rattus_cartus.cards import DATA


class Weights(BaseModel):
    """What a player goes by, in points. One set for each number of players.

    What ends in `_round` counts for each round that is still to come.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    reach: float = 0.8
    """How many steps on a track may still be made up for in the last round."""
    reach_round: float = 0.5
    life: float = 25.0
    """What it is worth to survive the plague."""
    fear: float = 1.2
    """By how many rats one may be wrong, for each nun that is not known."""
    fear_round: float = 0.4
    drift_round: float = 0.3
    """How many rats are still to be taken."""
    card: float = 0.4
    """What a population card is worth in the hand, and how much more with rounds to come."""
    card_round: float = 0.15
    fitting: float = 0.15
    """What more it is worth for each later round that may show a building of its class."""
    joker: float = 0.3
    """What a Joker is worth beyond a population card, and the others in the hand."""
    sword: float = 1.2
    flute: float = 1.0
    pass_: float = 0.4
    gold: float = 1.6
    look: float = 0.5
    rival_cards: float = 2.0
    """How many people somebody plays who has not entered yet, and how sure that is."""
    rival_spread: float = 1.5
    rival_enters: float = 0.4
    """How likely he enters the same building."""
    hidden_people: float = 0.9
    """How many of the cards that lie face down are people."""
    taken: float = 0.7
    """What a card taken from somebody is worth, in cards."""
    protection: float = 0.3
    wait: float = 0.0
    """What it is worth to enter last."""


def load_weights(seats: int) -> Weights:
    """The weights for that number of players; the untuned ones where none are kept."""
    return read_weights(Weights, _path(seats))


def save_weights(seats: int, weights: Mapping[str, float], provenance: Provenance) -> None:
    """Keep the weights for that number of players and how they were found."""
    write_weights(_path(seats), seats, Weights.model_validate(round_weights(weights)), provenance)


def _path(seats: int) -> Path:
    return DATA / "players" / f"{seats}.json"
