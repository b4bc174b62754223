"""The effects of buildings as icon texts."""

from __future__ import annotations

from engine.games.rattus_cartus.buildings import Building, BuildingAction, Supply
from engine.games.rattus_cartus.rulebook import RULES
from render.art import SvgAsset
from render.games.rattus_cartus.icon_text import IconText
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
from render.translation import DASH, format_signed

_GAIN_ICONS: dict[str, SvgAsset] = {
    "draw": CARD,
    "tokens": TOKEN,
    **dict(zip(("joker", "sword", "flute", "pass", "gold"), SPECIALS, strict=True)),
}

LAST_ROUND_PRIVILEGE: IconText = (format_signed(RULES.last_round_influence), INFLUENCE)
"""The privilege of every building in the last round."""

NOTHING: IconText = (DASH,)


def action_icon_texts(building: Building, last_round: bool) -> tuple[IconText, IconText]:
    """Return a building's privilege and its basic action."""
    if last_round:
        return LAST_ROUND_PRIVILEGE, NOTHING
    return action_icon_text(building.privilege), action_icon_text(building.basic)


def action_icon_text(action: BuildingAction) -> IconText:
    """Return the effect of an action."""
    number = action.number
    if action.does in _GAIN_ICONS:
        return format_signed(number), _GAIN_ICONS[action.does]
    if action.does == "rats":
        return format_signed(-number), RAT
    if action.does == "look":
        return str(number), EYE
    if action.does == "brew":
        return format_signed(1), CARD, "/", str(number), INFLUENCE
    if action.does == "heal":
        rats_off: IconText = (format_signed(-action.rats), RAT, " ") if action.rats else ()
        return *rats_off, str(number), HEAL
    if action.does == "levy":
        return str(number), GIVE
    return (SHIELD,)


def supply_icon_text(supply: Supply) -> IconText:
    """Return the contents of a supply box."""
    parts: IconText = ()
    if supply.cards:
        parts += (format_signed(supply.cards), CARD)
    if supply.rats:
        parts += (*_separator(parts), format_signed(-supply.rats), RAT)
    if supply.looks:
        parts += (*_separator(parts), str(supply.looks), EYE)
    return parts


def _separator(parts: IconText) -> IconText:
    return (" ",) if parts else ()
