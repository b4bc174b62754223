"""Hints in words: what an action does, and the reasons for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.saint_petersburg.hint_reasons import (
    reasons_to_buy,
    reasons_to_buy_points,
    reasons_to_discard,
    reasons_to_divide,
    reasons_to_draw,
    reasons_to_pass,
    reasons_to_release,
    reasons_to_take,
)
from bot.games.saint_petersburg.panels import cost_of
from bot.games.saint_petersburg.piece_names import card_ref, stack_ref
from engine.ai.agents import ActionValue
from engine.ai.facts import CHANCE_SCALE, Difference
from engine.games.saint_petersburg.action_effects import action_effects
from engine.games.saint_petersburg.actions import (
    Action,
    Buy,
    BuyPoints,
    Discard,
    Divide,
    Draw,
    Pass,
    Play,
    Release,
    Take,
    Trade,
)
from engine.games.saint_petersburg.legal import PUB_PRICE, TRADING_HOUSE_PRICE
from engine.games.saint_petersburg.view import View
from render.translation import Translate

MUCH_WORSE, MUCH_WORSE_ALONE = 10, 100
"""From so many points on nobody would believe a number; alone there are hundreds of points."""


def describe(
    action: Action, view: View, translate: Translate, continuation: Sequence[Action] = ()
) -> str:
    """What an action does, in a few words. It is always a whole choice."""
    match action:
        case Buy(card, _, displaced) | Play(card, displaced):
            key = "does-buy" if isinstance(action, Buy) else "does-play"
            return translate(
                key if displaced is None else f"{key}-displacing",
                card=card_ref(card),
                cost=cost_of(action, view),
                displaced="" if displaced is None else card_ref(displaced),
                row=_row_to_name(action, view),
            )
        case Take(card):
            return translate("does-take", card=card_ref(card), row=_row_to_name(action, view))
        case Draw(stack):
            return translate("does-draw", stack=stack_ref(stack))
        case Release(card):
            return translate("does-release", card=card_ref(card))
        case BuyPoints(points):
            return translate("does-pub", points=points)
        case Divide(points):
            return translate("does-guild-hall", points=points, rubles=view.guild_hall_gain - points)
        case Trade(points):
            return translate("does-trading-house", points=points)
        case Pass() | Discard():
            return translate(f"does-{action.kind}")


def _row_to_name(action: Buy | Take | Play, view: View) -> str:
    """The row of the card if it must be named, since both rows hold such a card; else "none"."""
    if isinstance(action, Play) or action.source == "drawn":
        return "none"
    return action.source if action.card in view.upper and action.card in view.lower else "none"


def reasons(
    action: Action, view: View, translate: Translate, continuation: Sequence[Action] = ()
) -> list[str]:
    """What speaks for an action by the rules, the most important first."""
    return list(_reasons(action, view, translate))


def difference_arguments(
    difference: Difference, view: View, translate: Translate
) -> dict[str, object]:
    """What the text of what differs between two actions says besides its numbers."""
    best, other = difference.rounded
    return {
        "edition": view.edition,
        "taken": CHANCE_SCALE - other,
        "less": other - best,
        "rivals": len(view.players) - 1,
    }


def loss(value: ActionValue) -> float:
    """How many points an action costs against the best."""
    return value.points_lost


def much_worse(view: View) -> int:
    """The points from which on nobody would believe how much worse an alternative is."""
    return MUCH_WORSE if len(view.players) > 1 else MUCH_WORSE_ALONE


def _reasons(action: Action, view: View, translate: Translate) -> Iterator[str]:
    """Yield all reasons for an action, the most important first."""
    effects = action_effects(view, action)
    match action:
        case Buy() | Play():
            return reasons_to_buy(action, effects, view, translate)
        case Take():
            return reasons_to_take(action, effects, view, translate)
        case Draw():
            return reasons_to_draw(effects, translate)
        case Release():
            return reasons_to_release(action, view, translate)
        case BuyPoints():
            return reasons_to_buy_points(action, effects, PUB_PRICE, translate)
        case Trade():
            return reasons_to_buy_points(action, effects, TRADING_HOUSE_PRICE, translate)
        case Divide():
            return reasons_to_divide(action, effects, translate)
        case Discard():
            return reasons_to_discard(view, translate)
        case Pass():
            return reasons_to_pass(view, translate)
