"""A hint in words: what an action is, and what speaks for it."""

from __future__ import annotations

from bot.games.saint_petersburg.narration import card_key
from bot.games.saint_petersburg.panels import cost_of, yields
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
from engine.games.saint_petersburg.cards import Colour, card_table
from engine.games.saint_petersburg.view import View
from render.words import Say


def describe(action: Action, view: View, say: Say) -> str:
    """What an action does, in a few words."""
    match action:
        case Buy(card, _, displaced) | Play(card, displaced):
            key = "does-buy" if isinstance(action, Buy) else "does-play"
            return say(
                key if displaced is None else f"{key}-displacing",
                card=say(f"{card_key(card)}.a"),
                cost=cost_of(action, view),
                displaced="" if displaced is None else say(f"{card_key(displaced)}.a"),
            )
        case Take(card):
            return say("does-take", card=say(f"{card_key(card)}.a"))
        case Draw(stack):
            return say("does-draw", stack=say(f"stack-{stack.label}"))
        case Release(card):
            return say("does-release", card=say(f"{card_key(card)}.a"))
        case BuyPoints(points):
            return say("does-pub", points=points)
        case Divide(points):
            return say("does-guild-hall", points=points, rubles=view.guild_pay - points)
        case Trade(points):
            return say("does-trading-house", points=points)
        case Pass() | Discard():
            return say(f"does-{action.kind}")


def reason(action: Action, view: View, say: Say) -> str:
    """What speaks for an action, from what its player sees."""
    match action:
        case Buy(card, _, displaced) | Play(card, displaced):
            table = card_table(view.edition)
            reasons = [say("reason-pays", gives=yields(card, view.edition, say))]
            assert view.seat is not None
            own = dict(view.players[view.seat].in_play)
            if table.colour[card] is Colour.RED and card not in own:
                reasons.append(say("reason-new-aristocrat"))
            if displaced is not None:
                reasons.append(say("reason-displaces"))
            elif own.get(card):
                reasons.append(say("reason-cheaper"))
            return " ".join(reasons)
        case BuyPoints(points):
            return say("reason-pub", points=points)
        case _:
            return say(f"reason-{action.kind}")
