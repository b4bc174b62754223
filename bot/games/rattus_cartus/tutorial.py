"""What a guided game explains, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.rattus_cartus.standings import scores
from bot.tip import Tip
from engine.games.rattus_cartus.cards import FLUTE, GOLD, JOKER, PASS, SWORD
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import PlayerView, View

TIP_AREAS: dict[str, str | None] = {
    "end": None,
    "brought": "seats",
    "round-two": "buildings",
    "sum": "seats",
    "last-round": "round",
    "give": None,
    "discard": "buildings",
    "welcome": None,
    "supply": "supplies",
    "look": "nuns",
    "enter": "buildings",
    "lay": None,
    "ending": "round",
    "on-your-own": None,
    "rival-laid": "buildings",
    "tracks": "seats",
    "joker": None,
    "sword": None,
    "flute": None,
    "pass": None,
    "gold": None,
    "rats": "nuns",
    "late": "round",
}
"""All tips, the most important first, with the part of the table that each speaks of."""

DEAL, OPPONENTS = 28, 2

AUTOMATIC_HINT_ROUNDS = 2
"""The number of rounds in which a beginner gets hints without asking."""

LATE_ROUNDS = 2
"""This many rounds before the last one, the end counts as near."""

TIP_OF_CARD = {JOKER: "joker", SWORD: "sword", FLUTE: "flute", PASS: "pass", GOLD: "gold"}
"""The tips about cards, due as soon as such a card is in hand."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is one of the first rounds; later the player asks for hints."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View, events: Sequence[Any]) -> tuple[Tip, ...]:
    """The tips that fit the situation, the most important first."""
    assert view.seat is not None
    if view.over:
        return (Tip("end"),)
    due = [*_progress_tips(view), *_sums(view), *_possession_tips(view.players[view.seat])]
    if view.seat in view.to_act:
        due.append(_step_tip(view))
    order = tuple(TIP_AREAS)
    return tuple(sorted(due, key=lambda tip: order.index(tip.key)))


def _tip(key: str, **params: int) -> Tip:
    return Tip(key, params, area=TIP_AREAS[key])


def _step_tip(view: View) -> Tip:
    """The tip about the decision that the viewer has to make."""
    key = view.step.value
    return Tip(key, seat=view.receiver if view.step is Step.GIVE else None, area=TIP_AREAS[key])


def _progress_tips(view: View) -> Iterator[Tip]:
    """Yield tips about the current phase of the game."""
    if view.round == 1 and view.step is Step.SUPPLY:
        yield _tip("welcome")
    if view.round == 1 and view.step is Step.ENTER:
        yield _tip("ending", rounds=view.rounds)
    if view.round == 2:
        yield _tip("round-two")
    if not shows_automatic_hints(view):
        yield _tip("on-your-own")
    if view.last_round:
        yield _tip("last-round")
    elif view.round >= view.rounds - LATE_ROUNDS:
        yield _tip("late", rounds=view.rounds - view.round)
    if any(any(track.heights) for track in view.tracks):
        yield _tip("tracks")
    laid = [player.seat for player in view.players if player.laid and player.seat != view.seat]
    if view.step is Step.ENTER and laid:
        yield Tip("rival-laid", seat=laid[0], area=TIP_AREAS["rival-laid"])


def _sums(view: View) -> Iterator[Tip]:
    """Yield at the start of a round what the rounds before it brought."""
    own = view.seat
    assert own is not None
    if view.round == 1 or view.step is not Step.SUPPLY:
        return
    if view.round == 2:
        influence = sum(track.heights[own] for track in view.tracks)
        yield _tip("brought", influence=influence, rats=view.players[own].rats or 0)
    points = {seat: {"points": each} for seat, each in enumerate(scores(view))}
    params = {"round": view.round, "rounds": view.rounds, **points.pop(own)}
    yield Tip("sum", params, points, area=TIP_AREAS["sum"], occasion=view.round)


def _possession_tips(own: PlayerView) -> Iterator[Tip]:
    """Yield tips about what the seat has."""
    for card in {*(own.hand or ())} & TIP_OF_CARD.keys():
        yield _tip(TIP_OF_CARD[card])
    if (own.rats or 0) > RULES.start_rats:
        yield _tip("rats")
