"""What a guided game explains, and at which moment."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.rattus_cartus.cards import FLUTE, GOLD, JOKER, PASS, SWORD
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import PlayerView, View

TIP_KEYS = (
    "end",
    "last-round",
    "give",
    "discard",
    "welcome",
    "supply",
    "look",
    "enter",
    "lay",
    "round-two",
    "rival-laid",
    "tracks",
    "joker",
    "sword",
    "flute",
    "pass",
    "gold",
    "rats",
    "late",
)
"""All there is to explain, what matters most first; the text of each is `lesson-<key>`."""

AUTOMATIC_HINT_ROUNDS = 2

LATE_ROUNDS = 2
"""So many rounds before the last the end is near."""

TIP_OF_CARD = {JOKER: "joker", SWORD: "sword", FLUTE: "flute", PASS: "pass", GOLD: "gold"}
"""Cards that are explained when a hand holds the first of them."""


def shows_automatic_hints(view: View) -> bool:
    """The first rounds. Afterwards who wants a hint asks for one."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View) -> tuple[str, ...]:
    """What the moment gives reason to explain, what matters most first."""
    assert view.seat is not None
    if view.over:
        return ("end",)
    own = view.players[view.seat]
    found = {*_progress_tips(view), *_possession_tips(own)}
    if view.seat in view.to_act:
        found.add(view.step.value)
    return tuple(key for key in TIP_KEYS if key in found)


def _progress_tips(view: View) -> Iterator[str]:
    """How far the game has come."""
    if view.round == 1 and view.step is Step.SUPPLY:
        yield "welcome"
    if view.round == 2:
        yield "round-two"
    if view.last_round:
        yield "last-round"
    elif view.round >= view.rounds - LATE_ROUNDS:
        yield "late"
    if any(any(track.heights) for track in view.tracks):
        yield "tracks"
    others = (player for player in view.players if player.seat != view.seat)
    if view.step is Step.ENTER and any(player.laid for player in others):
        yield "rival-laid"


def _possession_tips(own: PlayerView) -> Iterator[str]:
    """What the seat has for the first time."""
    for card in {*(own.hand or ())} & TIP_OF_CARD.keys():
        yield TIP_OF_CARD[card]
    if (own.rats or 0) > RULES.start_rats:
        yield "rats"
