"""A hint in words: what an action is, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.games.saint_petersburg.narration import a_card, the_stack
from bot.games.saint_petersburg.panels import cost_of
from bot.games.saint_petersburg.reasons import (
    why_buy,
    why_discard,
    why_divide,
    why_draw,
    why_pass,
    why_points,
    why_release,
    why_take,
)
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
from render.words import Say

MOST_REASONS = 2
"""Sentences that speak for an action: the first of those that are true are said."""


def describe(action: Action, view: View, say: Say) -> str:
    """What an action does, in a few words."""
    match action:
        case Buy(card, _, displaced) | Play(card, displaced):
            key = "does-buy" if isinstance(action, Buy) else "does-play"
            return say(
                key if displaced is None else f"{key}-displacing",
                card=a_card(card),
                cost=cost_of(action, view),
                displaced="" if displaced is None else a_card(displaced),
                row=_row(action, view),
            )
        case Take(card):
            return say("does-take", card=a_card(card), row=_row(action, view))
        case Draw(stack):
            return say("does-draw", stack=the_stack(stack))
        case Release(card):
            return say("does-release", card=a_card(card))
        case BuyPoints(points):
            return say("does-pub", points=points)
        case Divide(points):
            return say("does-guild-hall", points=points, rubles=view.guild_hall_gain - points)
        case Trade(points):
            return say("does-trading-house", points=points)
        case Pass() | Discard():
            return say(f"does-{action.kind}")


def _row(action: Buy | Take | Play, view: View) -> str:
    """The row of the card where that has to be said: the same card lies in the other, too."""
    if isinstance(action, Play) or action.source == "drawn":
        return "none"
    return action.source if action.card in view.upper and action.card in view.lower else "none"


def reason(action: Action, view: View, say: Say) -> str:
    """What speaks for an action, from what its player sees: what matters most of all that is so."""
    found = list(islice(_reasons(action, view, say), MOST_REASONS))
    return " ".join(found) or say("reason-nothing-better")


def alternative(what: str, points: int, say: Say) -> str:
    """Another action, and how much less it brings in the end."""
    return say("hint-other", what=what, points=points)


def _reasons(action: Action, view: View, say: Say) -> Iterator[str]:
    """Everything that speaks for an action, what matters most first."""
    found = action_effects(view, action)
    match action:
        case Buy() | Play():
            return why_buy(action, found, view, say)
        case Take():
            return why_take(action, found, view, say)
        case Draw():
            return why_draw(found, say)
        case Release():
            return why_release(action, view, say)
        case BuyPoints():
            return why_points(action, found, PUB_PRICE, say)
        case Trade():
            return why_points(action, found, TRADING_HOUSE_PRICE, say)
        case Divide():
            return why_divide(action, found, say)
        case Discard():
            return why_discard(view, say)
        case Pass():
            return why_pass(view, say)
