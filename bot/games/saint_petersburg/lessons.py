"""What a guided game explains, and at which moment."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.saint_petersburg.narration import has_room
from engine.games.saint_petersburg.cards import Phase, card_table
from engine.games.saint_petersburg.view import View

KEYS = (
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

ROUNDS_WITH_TIPS = 2


def is_beginning(view: View) -> bool:
    """The first rounds. Afterwards who wants a hint asks for one."""
    return view.round <= ROUNDS_WITH_TIPS and not view.over


def due(view: View) -> tuple[str, ...]:
    """What the moment gives reason to explain, what matters most first."""
    found = set(_of_the_course(view))
    if view.to_act and not view.at_building and view.drawn is None:
        found |= set(_of_the_choices(view))
    return tuple(key for key in KEYS if key in found)


def _of_the_course(view: View) -> Iterator[str]:
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


def _of_the_choices(view: View) -> Iterator[str]:
    """What can be done for the first time."""
    own, table = view.own, card_table(view.edition)
    rubles = own.rubles or 0
    if view.can_draw:
        yield "observatory"
    if any(offer.displacing and offer.min_cost <= rubles for offer in view.offers):
        yield "displacing"
    if own.hand_size:
        yield "playing"
    elif view.round > 1 and has_room(view) and any(o.min_cost > rubles for o in view.offers):
        yield "taking"
    if view.lower:
        yield "lower-row"
    held = {card for card, _ in own.in_play}
    if any(o.card in held and not table.is_trading(o.card) for o in view.offers):
        yield "copies"
    if view.passes:
        yield "passing"
