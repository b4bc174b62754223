"""A policy whose games cover all kinds of events early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import AnyGame, Seat, apply
from engine.games.saint_petersburg.actions import Buy, BuyPoints, Discard, Draw, Pass, Play, Take
from engine.games.saint_petersburg.cards import Colour
from engine.games.saint_petersburg.events import Bought, Discarded, Drew, Played, PointsBought, Took
from engine.games.saint_petersburg.state import State, hand_limit
from engine.games.saint_petersburg.view import build_view

EVENTS_TO_COVER: dict[str, Callable[[Any], bool]] = {
    "displaced by a bought card": lambda e: isinstance(e, Bought) and e.displaced is not None,
    "displaced by a played card": lambda e: isinstance(e, Played) and e.displaced is not None,
    "drawn": lambda e: isinstance(e, Drew),
    "drawn and bought": lambda e: isinstance(e, Bought) and e.source == "drawn",
    "drawn and taken": lambda e: isinstance(e, Took) and e.source == "drawn",
    "drawn and discarded": lambda e: isinstance(e, Discarded),
    "points in the Pub": lambda e: isinstance(e, PointsBought) and e.points > 0,
    "no points in the Pub": lambda e: isinstance(e, PointsBought) and not e.points,
    "bought from the lower row": lambda e: isinstance(e, Bought) and e.source == "lower",
    "taken": lambda e: isinstance(e, Took),
    "played": lambda e: isinstance(e, Played),
}
"""Predicates on events, by the name of what should happen in a game."""


class CoveragePolicy:
    """Prefers events that have not happened yet, then what helps the seat; deterministic."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.covered: set[str] = set()

    def choose(self, state: State) -> tuple[Seat, Any]:
        """Return the seat to act and its action, without changing the state."""
        seat = self._game.to_act(state)[0]
        legal = self._game.legal_actions(state, seat)
        action = max(legal, key=lambda action: self._score_with_coverage(state, seat, action))
        return seat, action

    def note_events(self, events: Sequence[Any]) -> None:
        """Remember which events have happened."""
        self.covered |= {
            name
            for event in events
            for name, has_happened in EVENTS_TO_COVER.items()
            if has_happened(event)
        }

    def _score_with_coverage(self, state: State, seat: Seat, action: Any) -> float:
        events = apply(self._game, state, seat, action).events
        new = sum(
            1
            for name, has_happened in EVENTS_TO_COVER.items()
            if name not in self.covered and any(map(has_happened, events))
        )
        return 100 * new + _score(state, seat, action)


def _score(state: State, seat: Seat, action: Any) -> float:
    player, table = state.players[seat], state.table
    match action:
        case Draw():
            return 60
        case Play(card, displaced):
            return 50 - table.cost[card] / 10 + (displaced is not None)
        case Buy(card, source, displaced):
            special = card == table.observatory or card == table.pub
            early = table.colour[card] is Colour.GREEN and state.round < 4
            cost = _price(state, seat, action)
            kept = 90 * special + 30 * early + 40 + (source != "upper")
            return kept - cost if player.rubles - cost >= 0 else -1
        case Take(card):
            free_places = hand_limit(table, player.in_play) - len(player.hand)
            return 10 + free_places if state.round < 5 and free_places > (seat != 0) else -1
        case BuyPoints(points):
            return points
        case Discard():
            return 1
        case Pass():
            return 0
    raise AssertionError(action)


def _price(state: State, seat: Seat, action: Buy) -> int:
    offers = build_view(state, seat).offers
    offer = next(o for o in offers if (o.card, o.source) == (action.card, action.source))
    return offer.cost if action.displaced is None else dict(offer.displacing)[action.displaced]


def plan_game(game: AnyGame, state: State) -> tuple[list[tuple[Seat, Any]], set[str]]:
    """Play a game to its end. Returns the moves, and the names of the covered events."""
    policy, played = CoveragePolicy(game), []
    while game.to_act(state):
        seat, action = policy.choose(state)
        transition = apply(game, state, seat, action)
        state, events = transition.state, transition.events
        policy.note_events(events)
        played.append((seat, action))
    return played, policy.covered
