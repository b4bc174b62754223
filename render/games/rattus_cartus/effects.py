"""The effects of buildings as icons and numbers."""

from __future__ import annotations

from engine.games.rattus_cartus.buildings import Building, BuildingAction, Supply
from engine.games.rattus_cartus.rulebook import RULES
from render.art import SvgAsset
from render.games.rattus_cartus.icons import (
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
from render.kit.icon_run import IconToken, Run
from render.translation import DASH, format_signed

Effect = tuple[Run, ...]
"""What a building does, in parts."""

_GAIN_ICONS: dict[str, SvgAsset] = {
    "draw": CARD,
    "tokens": TOKEN,
    **dict(zip(("joker", "sword", "flute", "pass", "gold"), SPECIALS, strict=True)),
}

NOTHING: Effect = ((DASH,),)


def run(number: str, icon: SvgAsset) -> Run:
    """Return a number with its icon."""
    return number, IconToken(icon)


LAST_ROUND_PRIVILEGE: Effect = (run(format_signed(RULES.last_round_influence), INFLUENCE),)
"""The privilege of every building in the last round."""


def effects(building: Building, last_round: bool) -> tuple[Effect, Effect]:
    """Return a building's privilege and its basic action."""
    if last_round:
        return LAST_ROUND_PRIVILEGE, NOTHING
    return effect(building.privilege), effect(building.basic)


def effect(action: BuildingAction) -> Effect:
    """Return the effect of an action."""
    number = action.number
    if action.does in _GAIN_ICONS:
        return (run(format_signed(number), _GAIN_ICONS[action.does]),)
    match action.does:
        case "rats":
            return (run(format_signed(-number), RAT),)
        case "look":
            return (run(str(number), EYE),)
        case "brew":
            return ((format_signed(1), IconToken(CARD), "/", str(number), IconToken(INFLUENCE)),)
        case "heal":
            rats = (run(format_signed(-action.rats), RAT),) if action.rats else ()
            return (*rats, run(str(number), HEAL))
        case "levy":
            return (run(str(number), GIVE),)
        case _:
            return ((IconToken(SHIELD),),)


def supply_effect(supply: Supply) -> Effect:
    """Return the contents of a supply box."""
    parts = (
        (format_signed(supply.cards), CARD, supply.cards),
        (format_signed(-supply.rats), RAT, supply.rats),
        (str(supply.looks), EYE, supply.looks),
    )
    return tuple(run(text, icon) for text, icon, number in parts if number)
