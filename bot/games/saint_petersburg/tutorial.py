"""What a guided game explains, and at which moment."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.saint_petersburg.narration import has_hand_space
from engine.games.saint_petersburg.cards import Phase, card_table
from engine.games.saint_petersburg.view import View

TIP_KEYS = (
    "end",
    "last-round",
    "pub",
    "drawn",
    "welcome",
    "worker",
    "building",
    "aristocrat",
    "trading",
    "round-two",
    "displacing",
    "observatory",
    "playing",
    "taking",
    "lower-row",
    "copies",
    "passing",
)
"""All there is to explain, what matters most first; the text of each is `lesson-<key>`."""

AUTOMATIC_HINT_ROUNDS = 2


def shows_automatic_hints(view: View) -> bool:
    """The first rounds. Afterwards who wants a hint asks for one."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View) -> tuple[str, ...]:
    """What the moment gives reason to explain, what matters most first."""
    found = set(_progress_tips(view))
    if view.to_act and not view.at_building and view.drawn is None:
        found |= set(_choice_tips(view))
    return tuple(key for key in TIP_KEYS if key in found)


def _progress_tips(view: View) -> Iterator[str]:
    """How far the game has come."""
    if view.over:
        yield "end"
        return
    if view.last_round:
        yield "last-round"
    if view.round == 1 and view.phase is Phase.WORKER:
        yield "welcome"
    if view.round == 2:
        yield "round-two"
    if view.at_pub:
        yield "pub"
    elif view.drawn is not None:
        yield "drawn"
    elif not view.at_building:
        yield view.phase.label


def _choice_tips(view: View) -> Iterator[str]:
    """What can be done for the first time."""
    own, table = view.own, card_table(view.edition)
    rubles = own.rubles or 0
    if view.can_draw:
        yield "observatory"
    if any(offer.displacing and offer.min_cost <= rubles for offer in view.offers):
        yield "displacing"
    if own.hand_size:
        yield "playing"
    elif view.round > 1 and has_hand_space(view) and any(o.min_cost > rubles for o in view.offers):
        yield "taking"
    if view.lower:
        yield "lower-row"
    held = {card for card, _ in own.in_play}
    if any(o.card in held and not table.is_trading(o.card) for o in view.offers):
        yield "copies"
    if view.passes:
        yield "passing"
