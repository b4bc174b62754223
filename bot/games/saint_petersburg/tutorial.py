"""What a tutorial game explains, and when."""

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
"""All tips, the most important first; the text of each is `lesson-<key>`."""

AUTOMATIC_HINT_ROUNDS = 2
"""The number of rounds in which a beginner gets hints without asking."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is one of the first rounds; later the player asks for hints."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View) -> tuple[str, ...]:
    """The tips that fit the situation, the most important first."""
    due = set(_progress_tips(view))
    if view.to_act and not view.at_building and view.drawn is None:
        due |= set(_choice_tips(view))
    return tuple(key for key in TIP_KEYS if key in due)


def _progress_tips(view: View) -> Iterator[str]:
    """Yield tips about the current phase of the game."""
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
    """Yield tips about the available choices."""
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
    in_play = {card for card, _ in own.in_play}
    if any(o.card in in_play and not table.is_trading(o.card) for o in view.offers):
        yield "copies"
    if view.passed:
        yield "passing"
