"""The weights of the greedy policy."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Weights(BaseModel):
    """The parameters of the policy, in points. There is one set for each number of players.

    A weight that ends in `_round` is multiplied by the number of rounds expected after this one.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    use_worker: float = 6.0
    """Cards of the worker stack that a round uses up; the others likewise."""
    use_building: float = 4.5
    use_aristocrat: float = 4.5
    use_trading: float = 4.0
    ruble_worker: float = 0.2
    """Value of a ruble in the worker phase; in the other phases likewise."""
    ruble_building: float = 0.2
    ruble_aristocrat: float = 0.2
    ruble_trading: float = 0.2
    ruble_round: float = 0.35
    ruble_last: float = 0.2
    """Value of a ruble in the last round, before its trading phase."""
    pub_ruble: float = 0.2
    """Value of a ruble in the Pub."""
    pub_ruble_round: float = 0.5
    reserve: float = 8.0
    """Rubles to keep while another round follows."""
    short: float = 0.1
    """Cost of each ruble below the reserve."""
    income: float = 0.3
    """Value of a ruble paid by a later scoring."""
    income_round: float = 0.22
    point: float = 1.0
    """Value of a point paid by a later scoring."""
    green_round: float = 0.0
    """Value of a green card beyond its yield: cheaper copies, something to displace."""
    blue_round: float = 0.0
    red_round: float = 0.0
    kind_round: float = 0.3
    """Value of a new kind of aristocrat, beyond what it adds to the final scoring now."""
    workshop_round: float = 0.5
    smelter_round: float = 0.6
    warehouse_round: float = 0.2
    observatory_round: float = 0.5
    pub_scoring: float = 0.45
    """Value of a Pub for each building scoring to come."""
    take: float = -1.0
    """Value of having a card in the hand."""
    take_round: float = 0.1
    take_share: float = 0.6
    """Part of a card's value if paid now that it keeps in the hand."""
    take_short: float = 0.2
    """Cost of each ruble missing to pay for a card in the hand."""
    take_crowded: float = 0.7
    """Cost of each other card in the hand."""
    play: float = 0.5
    """Value of a free place in the hand."""
    play_end: float = 5.0
    """Value of a free place in the hand in the last round; less in earlier ones."""
    draw_share: float = 0.8
    """Part of the mean value of a stack's cards that drawing one is worth."""
    draw: float = -0.3
    denial: float = 0.1
    """Part of the value of a card for the next seat that counts as own gain."""
