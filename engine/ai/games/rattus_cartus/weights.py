"""The weights of the greedy policy."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


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
