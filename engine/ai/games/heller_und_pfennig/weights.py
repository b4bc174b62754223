"""The weights of the greedy policy."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Weights(BaseModel):
    """The parameters of the policy, in sous. There is one set for each number of players.

    A weight that ends in a number applies to segments with so many empty spaces.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hold_0: float = 1.0
    """Part of a segment's value that is still there when the market is full."""
    hold_1: float = 0.9
    hold_2: float = 0.8
    hold_3: float = 0.7
    hold_4: float = 0.6
    hold_5: float = 0.6
    drift_1: float = 0.0
    """Expected change of a good's value beyond what its segment pays now."""
    drift_2: float = 0.0
    drift_3: float = 0.0
    drift_4: float = 0.0
    drift_5: float = 0.0
    drift_eye: float = -1.0
    """Expected change of a good's value for each empty space beside an eye."""
    lead_1: float = 0.9
    """Part of a lead in goods that is still there when the market is full."""
    lead_2: float = 0.8
    lead_3: float = 0.7
    lead_4: float = 0.6
    lead_5: float = 0.6
    open_1: float = 0.5
    """Goods by which the others, who move next, will improve a segment that pays."""
    open_2: float = 0.5
    open_3: float = 0.5
    open_4: float = 0.5
    open_5: float = 0.5
    rivals: float = 1.0
    """Weight of the others' mean number of goods against own goods."""
    bag: float = 0.3
    """Value of an empty space per sou of the mean value of the tiles to come."""
    need_1: float = 0.1
    """What each good of a stall must bring per empty space to be worth placing; by its goods."""
    need_2: float = 0.15
    need_3: float = 0.15
    need_4: float = 0.15
    need_round: float = 2.0
    """What a good must bring in addition for each later round in which the stall could be used."""
    keep: float = 0.5
    """Value of the kept tile while it is not placed."""
    keep_space: float = 0.2
    """The same, per empty space."""
    draw: float = 0.0
    """Value of drawing, beyond that of the tile."""
    draw_space: float = 0.0
    draw_share: float = 0.8
    """Part of the best values of the tiles to come that drawing one is worth."""
    fire: float = 2.0
    """Value of a fire among the tiles to come."""
