"""The weights of the greedy policy, and their files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine.ai.weights_file import Provenance, read_weights, round_weights, write_weights
from engine.games.rattus_cartus.cards import DATA


class Weights(BaseModel):
    """The parameters of the policy, in points. There is one set for each number of players.

    A weight that ends in `_round` is multiplied by the number of rounds to come.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    reach: float = 0.8
    """Spaces on a track that may still be caught up in the last round."""
    reach_round: float = 0.5
    life: float = 25.0
    """Value of surviving the plague."""
    fear: float = 1.2
    """Uncertainty in rats for each unknown card of the nun row."""
    fear_round: float = 0.4
    drift_round: float = 0.3
    """Rats that a player is still going to take."""
    card: float = 0.4
    """Value of a population card in the hand."""
    card_round: float = 0.15
    fitting: float = 0.15
    """Additional value for a later round, which may show a building of the card's class."""
    joker: float = 0.3
    """Value of a Joker beyond that of a population card; then those of the special cards."""
    sword: float = 1.2
    flute: float = 1.0
    pass_: float = 0.4
    gold: float = 1.6
    look: float = 0.5
    rival_cards: float = 2.0
    """Expected number of people played by somebody who has not entered yet, and its spread."""
    rival_spread: float = 1.5
    rival_enters: float = 0.4
    """Probability that such a player enters the same building."""
    hidden_people: float = 0.9
    """Expected part of people among cards that lie face down."""
    taken: float = 0.7
    """Value of a card taken from somebody, in population cards."""
    protection: float = 0.3
    wait: float = 0.0
    """Value of entering last."""


def load_weights(seats: int) -> Weights:
    """Return the weights for a number of players; the defaults if there are none."""
    return read_weights(Weights, _path(seats))


def save_weights(seats: int, weights: Mapping[str, float], provenance: Provenance) -> None:
    """Store weights for a number of players, with their provenance."""
    write_weights(_path(seats), seats, Weights.model_validate(round_weights(weights)), provenance)


def _path(seats: int) -> Path:
    return DATA / "players" / f"{seats}.json"
