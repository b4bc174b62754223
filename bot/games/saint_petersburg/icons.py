"""The icons of Saint Petersburg: rubles, points and the colours of the cards."""

from __future__ import annotations

from functools import lru_cache, partial

from bot.emojis.icon import Icon
from bot.game_ui import ChoicePath
from engine.games.saint_petersburg.cards import EDITIONS, Phase, card_number, card_table
from engine.games.saint_petersburg.view import View
from render.games.saint_petersburg import emoji

_SQUARES = {
    Phase.WORKER: "\N{LARGE GREEN SQUARE}",
    Phase.BUILDING: "\N{LARGE BLUE SQUARE}",
    Phase.ARISTOCRAT: "\N{LARGE RED SQUARE}",
    Phase.TRADING: "\N{CLOCKWISE RIGHTWARDS AND LEFTWARDS OPEN CIRCLE ARROWS}",
}

STACK_ICONS = {
    phase: Icon(f"stpete_{phase.label}", square, partial(emoji.draw_stack, phase))
    for phase, square in _SQUARES.items()
}
"""The sign and colour of each stack; the first three colours are those of all cards."""

ICONS = (
    Icon("stpete_ruble", "\N{COIN}", emoji.draw_ruble, sign="₽"),
    Icon("stpete_point", "\N{WHITE MEDIUM STAR}", emoji.draw_point, sign="★"),
    *STACK_ICONS.values(),
)


def choice_icon(path: ChoicePath, view: View) -> Icon | None:
    """The colour of the card that was chosen last, or the sign of the stack."""
    match path:
        case ("draw", stack):
            return STACK_ICONS[Phase.from_label(stack)]
        case ("buy" | "take" | "play" | "release", *_, chosen):
            return card_icon(chosen.partition(".")[0])
    return None


@lru_cache(maxsize=256)
def card_icon(card_id: str) -> Icon:
    """The colour of a card, by its id."""
    card = card_number(card_id)
    table = next(table for table in map(card_table, EDITIONS) if card in table.kinds)
    return STACK_ICONS[Phase(table.colour[card])]
