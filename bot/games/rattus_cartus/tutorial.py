"""What a tutorial game explains, and when."""

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
"""All tips, the most important first; the text of each is `lesson-<key>`."""

AUTOMATIC_HINT_ROUNDS = 2
"""The number of rounds in which a beginner gets hints without asking."""

LATE_ROUNDS = 2
"""This many rounds before the last one, the end counts as near."""

TIP_OF_CARD = {JOKER: "joker", SWORD: "sword", FLUTE: "flute", PASS: "pass", GOLD: "gold"}
"""The tips about cards, due as soon as such a card is in hand."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is one of the first rounds; later the player asks for hints."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View) -> tuple[str, ...]:
    """The tips that fit the situation, the most important first."""
    assert view.seat is not None
    if view.over:
        return ("end",)
    own = view.players[view.seat]
    due = {*_progress_tips(view), *_possession_tips(own)}
    if view.seat in view.to_act:
        due.add(view.step.value)
    return tuple(key for key in TIP_KEYS if key in due)


def _progress_tips(view: View) -> Iterator[str]:
    """Yield tips about the current phase of the game."""
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
    """Yield tips about what the seat has."""
    for card in {*(own.hand or ())} & TIP_OF_CARD.keys():
        yield TIP_OF_CARD[card]
    if (own.rats or 0) > RULES.start_rats:
        yield "rats"
