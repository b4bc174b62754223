"""States and events of the engine as golden games record them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import md5
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.actions import Action, BuyPoints, Divide, Pass, Trade
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import (
    Dealt,
    DiscPaid,
    Event,
    MarkersMoved,
    RowsShifted,
    Scored,
)
from engine.games.saint_petersburg.legal import has_unused_observatory
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import Player, State
from tests.programs.golden.saint_petersburg.names import CardNames

PASSING_ONLY = ["pass"]


def legal_fields(legal: Sequence[str]) -> dict[str, Any]:
    """The fields of a step for its sorted legal actions."""
    digest = md5("\n".join(legal).encode(), usedforsecurity=False).hexdigest()
    return {"legal": list(legal), "legal_n": len(legal), "legal_md5": digest[:8]}


def is_auto_pass(state: State, seat: Seat, legal: Sequence[str]) -> bool:
    """Whether the service that played the golden games passed for the seat.

    With open rubles and open hands it did so whenever nothing else was legal; otherwise only
    when everybody knew that: without a ruble, or with no card in the rows and in the hand. It
    never did so with an unused Observatory, even if no stack could be drawn from.
    """
    if list(legal) != PASSING_ONLY:
        return False
    if state.phase is Phase.BUILDING and has_unused_observatory(state.table, state.players[seat]):
        return False
    if state.options.open_rubles and state.options.open_hands:
        return True
    player = state.players[seat]
    return not player.rubles or not (state.upper or state.lower or player.hand)


def stack_sizes(state: State) -> dict[str, int]:
    return {phase.label: len(state.stacks[phase]) for phase in Phase}


def tableau(player: Player, names: CardNames) -> list[str]:
    """The names of the cards in play, one for each copy."""
    return names.all(card for card, copies in enumerate(player.in_play) for _ in range(copies))


def hands(state: State, names: CardNames) -> list[list[str]]:
    return [names.all(player.hand) for player in state.players]


def balances_after(before: State, after: State, action: Action, names: CardNames) -> dict[str, Any]:
    """The balances after an action and before the changes at the end of the phase.

    A pass and the last decision of an owner may end a phase: after these, rows and stacks are
    those from before the action, and after a pass rubles and points are, too.
    """
    purses = before if isinstance(action, Pass) else after
    rows = before if isinstance(action, Pass | BuyPoints | Divide | Trade) else after
    return {
        "rubles": [player.rubles for player in purses.players],
        "points": [player.points for player in purses.players],
        "hand": hands(rows, names),
        "upper": names.all(rows.upper),
        "lower": names.all(rows.lower),
        "stack_sizes": stack_sizes(rows),
    }


def phase_start(
    state: State, events: Sequence[Event], at_step: int, names: CardNames
) -> dict[str, Any]:
    """The table before the first turn of a phase that began with these events."""
    fields: dict[str, Any] = {
        "round": state.round,
        "phase": state.phase.label,
        "first": state.turn,
        "at_step": at_step,
        "upper": names.all(state.upper),
        "lower": names.all(state.lower),
        "stack_sizes": stack_sizes(state),
        "discard_size": len(state.discard_pile),
        "last_round": state.last_round,
        "rubles": [player.rubles for player in state.players],
        "points": [player.points for player in state.players],
        "tableau": [tableau(player, names) for player in state.players],
    }
    for event in events:
        match event:
            case Dealt(_, cards):
                fields["dealt"] = names.all(cards)
            case RowsShifted(discarded):
                fields["discarded"] = names.all(discarded)
            case MarkersMoved(markers, disc):
                held = (*markers, *([] if disc is None else [disc]))
                fields["markers"] = dict(zip(marker_names(state), held, strict=True))
                fields["bonus_points"] = [0] * len(state.players)
            case DiscPaid(seat, points):
                fields["bonus_points"][seat] = points
    return fields


def marker_names(state: State) -> list[str]:
    """The start markers in the order they are dealt, the gold disc last."""
    return [*(phase.label for phase in Phase), *([] if state.disc is None else ["disc"])]


def scoring(
    event: Scored, dismissing: Sequence[Seat], round_number: int, at_step: int
) -> dict[str, Any]:
    """A scoring; `dismissing` has the seat of each Sycophant that was then discarded."""
    fields = {
        "round": round_number,
        "phase": event.phase.label,
        "at_step": at_step,
        "rubles_gained": list(event.rubles),
        "points_gained": list(event.points),
    }
    return fields | ({"sycophants_discarded_by": list(dismissing)} if dismissing else {})


def final(state: State, names: CardNames) -> dict[str, Any]:
    """The final score, with the points of each kind."""
    scores = final_scores(state)
    return {
        "points": [score.points for score in scores],
        "rubles_before": [player.rubles for player in state.players],
        "rubles_left": [score.rubles_left for score in scores],
        "breakdown": [
            {
                "before": score.before,
                "distinct_aristocrats": score.different_aristocrats,
                "aristocrats": score.for_aristocrats,
                "rubles": score.for_rubles,
                "hand": score.for_hand,
            }
            for score in scores
        ],
        "hand": hands(state, names),
        "tableau": [tableau(player, names) for player in state.players],
        "rounds": state.round,
        "ranking": [score.rank for score in scores],
        "winners": [seat for seat, score in enumerate(scores) if score.rank == 1],
    }
