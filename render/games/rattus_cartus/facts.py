"""What buildings give, as runs of numbers and signs."""

from __future__ import annotations

from engine.games.rattus_cartus.buildings import Building, BuildingAction, Supply
from engine.games.rattus_cartus.rulebook import RULES
from render.art import Drawing
from render.games.rattus_cartus.glyphs import (
    CARD,
    EYE,
    GIVE,
    HEAL,
    INFLUENCE,
    RAT,
    SHIELD,
    SPECIALS,
    TOKEN,
)
from render.games.rattus_cartus.runs import Run
from render.words import DASH, signed

_GAINED: dict[str, Drawing] = {
    "draw": CARD,
    "tokens": TOKEN,
    **dict(zip(("joker", "sword", "flute", "pass", "gold"), SPECIALS, strict=True)),
}

LAST_ROUND: Run = (signed(RULES.last_round_influence), INFLUENCE)
"""What the privilege is in the last round."""

NOTHING: Run = (DASH,)


def action_runs(building: Building, last_round: bool) -> tuple[Run, Run]:
    """What the privilege is, and what all others get."""
    if last_round:
        return LAST_ROUND, NOTHING
    return action_run(building.privilege), action_run(building.basic)


def action_run(action: BuildingAction) -> Run:
    """What a building does."""
    number = action.number
    if action.does in _GAINED:
        return signed(number), _GAINED[action.does]
    if action.does == "rats":
        return signed(-number), RAT
    if action.does == "look":
        return str(number), EYE
    if action.does == "brew":
        return signed(1), CARD, "/", str(number), INFLUENCE
    if action.does == "heal":
        off: Run = (signed(-action.rats), RAT, " ") if action.rats else ()
        return *off, str(number), HEAL
    if action.does == "levy":
        return str(number), GIVE
    return (SHIELD,)


def supply_run(supply: Supply) -> Run:
    """What lies in a supply box."""
    run: Run = ()
    if supply.cards:
        run += (signed(supply.cards), CARD)
    if supply.rats:
        run += (*_gap(run), signed(-supply.rats), RAT)
    if supply.looks:
        run += (*_gap(run), str(supply.looks), EYE)
    return run


def _gap(run: Run) -> Run:
    return (" ",) if run else ()
