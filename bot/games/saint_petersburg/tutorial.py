"""What a guided game explains, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from bot.games.saint_petersburg.narration import has_hand_space
from bot.tip import Tip
from engine.core import PhaseEnded, Seat
from engine.games.saint_petersburg.cards import Phase, card_table
from engine.games.saint_petersburg.events import Bought, Drew, Passed, Played, Scored, Took
from engine.games.saint_petersburg.view import PlayerView, View
from render.translation import NameRef

TIP_AREAS: dict[str, str | None] = {
    "end": None,
    "pub": "decision",
    "drawn": "decision",
    "welcome": None,
    "begins": "stacks",
    "empty-table": None,
    "scored-worker": "seats",
    "scored-building": "seats",
    "scored-aristocrat": "seats",
    "round-two": "stacks",
    "sum": "seats",
    "last-round": "stacks",
    "nearing": "stacks",
    "on-your-own": None,
    "worker": "worker-cards",
    "building": "building-cards",
    "aristocrat": "aristocrat-cards",
    "trading": "trading-cards",
    "ending": "stacks",
    "displacing": None,
    "observatory": None,
    "playing": None,
    "taking": "upper",
    "lower-row": "lower",
    "copies": None,
    "passing": "seats",
    "going-on": "seats",
}
"""All tips, the most important first, with the part of the table that each speaks of."""

DEAL, OPPONENTS = 145, 1

AUTOMATIC_HINT_ROUNDS = 2
"""The number of rounds in which a beginner gets hints without asking."""

EARLY_ROUNDS = 3
"""In the first rounds a player is told that cards pay again in every round to come."""

FEW_CARDS = 6
"""With so few cards in a stack the end is near: a phase deals up to eight."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is one of the first rounds; later the player asks for hints."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View, events: Sequence[Any], earlier: Iterable[Any] = ()) -> tuple[Tip, ...]:
    """The tips that fit the situation, the most important first."""
    if view.over:
        return (Tip("end"),)
    due = [*_progress_tips(view), *_scoring_tips(view, events)]
    if _was_forced_to_pass(view.own.seat, events):
        due.append(_tip("empty-table"))
    if view.to_act and not view.at_building and view.drawn is None:
        due += [*_choice_tips(view), *_going_on_tips(events, earlier)]
    order = tuple(TIP_AREAS)
    return tuple(sorted(due, key=lambda tip: order.index(tip.key)))


def _tip(key: str, **params: Any) -> Tip:
    return Tip(key, params, area=TIP_AREAS[key])


def _progress_tips(view: View) -> Iterator[Tip]:
    """Yield tips about the current phase of the game."""
    if view.round == 1 and view.phase is Phase.WORKER:
        yield _tip("welcome")
        yield _first_turn_tip("begins", view)
    elif view.round == 1:
        yield _tip("ending")
    elif view.round == 2:
        yield _first_turn_tip("round-two", view)
    if not shows_automatic_hints(view):
        yield _tip("on-your-own")
    if view.last_round:
        yield _tip("last-round")
    elif min(view.stacks) <= FEW_CARDS:
        yield _tip("nearing", cards=min(view.stacks))
    if view.at_pub:
        yield _tip("pub", most=view.pub_limit)
    elif view.drawn is not None:
        yield _tip("drawn")
    elif not view.at_building:
        yield _tip(view.phase.label)


def _first_turn_tip(key: str, view: View) -> Tip:
    """A tip that says who takes the first turn of this phase, and why."""
    first = view.markers[view.phase]
    is_own = first == view.own.seat
    return Tip(key, {"begins": int(is_own)}, seat=None if is_own else first, area=TIP_AREAS[key])


def _scoring_tips(view: View, events: Sequence[Any]) -> Iterator[Tip]:
    """Yield what a scoring paid, and between two rounds what all cards in play will pay."""
    own = view.own.seat
    for event in events:
        if isinstance(event, Scored) and (event.rubles[own] or event.points[own]):
            gains = zip(event.rubles, event.points, strict=True)
            key = f"scored-{event.phase.label}"
            yield Tip(key, **_by_seat(gains, own), area=TIP_AREAS[key])
    if view.round > 1 and view.phase is Phase.WORKER:
        by_seat = _by_seat(map(_paid_a_round, view.players), own)
        by_seat["params"] |= {"round": view.round, "early": int(view.round <= EARLY_ROUNDS)}
        yield Tip("sum", **by_seat, area=TIP_AREAS["sum"], occasion=view.round)


def _paid_a_round(player: PlayerView) -> tuple[int, int]:
    """The rubles and points that a round's scorings pay for the cards that are in play now."""
    rubles, points = zip(*player.income, strict=True)
    return sum(rubles), sum(points)


def _was_forced_to_pass(own: Seat, events: Sequence[Any]) -> bool:
    """Whether the table has passed for the seat, which had nothing else left to do.

    After a pass of its own it may have asked for that.
    """
    first, *later = events or (None,)
    return first != Passed(own) and Passed(own) in later


def _by_seat(gains: Iterable[tuple[int, int]], own: Seat) -> dict[str, Any]:
    """Rubles and points by seat, as a tip tells them: the player's own, and what others get."""
    others = {
        seat: {"rubles": rubles, "points": points}
        for seat, (rubles, points) in enumerate(gains)
        if rubles or points or seat == own
    }
    params = {"gain": NameRef("lesson-gain", args=others.pop(own))}
    return {"params": params, "others": others, "other_key": "told-gain"}


def _choice_tips(view: View) -> Iterator[Tip]:
    """Yield tips about the available choices."""
    own, table = view.own, card_table(view.edition)
    rubles = own.rubles or 0
    if view.can_draw:
        yield _tip("observatory")
    offers = (*view.offers, *view.hand_offers)
    if any(offer.displacing and offer.min_cost <= rubles for offer in offers):
        yield _tip("displacing")
    if own.hand_size:
        yield _tip("playing")
    if has_hand_space(view) and any(offer.min_cost > rubles for offer in view.offers):
        yield _tip("taking")
    if view.lower:
        yield _tip("lower-row")
    in_play = {card for card, _ in own.in_play}
    if any(o.card in in_play and not table.is_trading(o.card) for o in view.offers):
        yield _tip("copies")
    if view.passed:
        yield _tip("passing")


def _going_on_tips(events: Sequence[Any], earlier: Iterable[Any]) -> Iterator[Tip]:
    """Yield that an opponent, who had passed before the viewer's last action, acts again."""
    if any(isinstance(event, PhaseEnded) for event in events):
        return
    in_phase = takewhile(lambda event: not isinstance(event, PhaseEnded), earlier)
    passed = {event.seat for event in in_phase if isinstance(event, Passed)}
    for event in events:
        if isinstance(event, Bought | Took | Played | Drew) and event.seat in passed:
            yield Tip("going-on", seat=event.seat, area=TIP_AREAS["going-on"])
            return
