"""What changed in the town, computed from events, against whole games."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract.cases import Case, GameStep, play_random_game
from engine.games.rattus_cartus.events import (
    CardsLaid,
    Entered,
    Event,
    PassUsed,
    RatsTaken,
    RoundBegan,
    SupplyTaken,
)
from render.games.rattus_cartus.changes import NOTHING, Changes, Move, changes_of
from render.games.rattus_cartus.changes_alt import changes_alt
from tests.render.games.rattus_cartus.drawn_states import GAME, SEAT_COUNTS, public, translate


def public_events(steps: list[GameStep]) -> list[Any]:
    redacted = (GAME.redact(event, None) for step in steps for event in step.events)
    return [event for event in redacted if event is not None]


PEOPLE = ("Ana", "Bo", "Cy", "Di")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("length", [1, 6, 30])
def test_changes_agree_with_the_towns_before_and_after(seats: int, length: int) -> None:
    steps = list(play_random_game(Case(GAME, seats, "{}"), seats))
    for first in range(0, len(steps) - length, 9):
        old, new = public(steps[first].state), public(steps[first + length - 1].next_state)
        if new.over:
            break
        changes = changes_of(new, public_events(steps[first : first + length]))
        assert changes.new_round == (old.round != new.round)
        for seat, (before, after) in enumerate(zip(old.players, new.players, strict=True)):
            change = changes.seats[seat]
            assert change.tokens == after.tokens - before.tokens
            assert change.cards == after.hand_size - before.hand_size
            heights = [
                (o.heights[seat], n.heights[seat])
                for o, n in zip(old.tracks, new.tracks, strict=True)
            ]
            assert change.influence == tuple(new - old for old, new in heights)
            had_entered = before.place is not None and not changes.new_round
            assert (seat in changes.entered) == (after.place is not None and not had_entered)
            had_supply = before.supply is not None and not changes.new_round
            assert (seat in changes.supplies) == (after.supply is not None and not had_supply)


def test_nothing_changed_without_events() -> None:
    view = public(GAME.new(2, 1, GAME.codecs.options.validate_json("{}")))
    nothing = Changes(False, frozenset(), frozenset(), (0, 0), (NOTHING, NOTHING))
    assert changes_of(view, ()) == nothing


def test_discs_of_an_earlier_round_are_gone_but_its_gains_remain() -> None:
    steps = list(play_random_game(Case(GAME, 3, "{}"), 1))
    begins = [
        index
        for index, step in enumerate(steps)
        if any(isinstance(event, RoundBegan) for event in step.events)
    ]
    of_round = steps[: begins[0] + 1]
    changes = changes_of(public(of_round[-1].next_state), public_events(of_round))
    assert (changes.entered, changes.supplies, changes.laid) == (frozenset(), frozenset(), (0,) * 3)
    taken = sum(
        event.number for step in of_round for event in step.events if isinstance(event, RatsTaken)
    )
    assert sum(seat.rats_taken for seat in changes.seats) >= taken > 0


def test_moves_are_told_in_their_order_and_who_did_nothing_last() -> None:
    """Entering a building and laying cards down there are one move."""
    view = public(GAME.new(4, 1, GAME.codecs.options.validate_json("{}")))
    acting = view.to_act[0]
    first, second, idle = (seat for seat in (3, 2, 1, 0) if seat != acting)
    entered = Entered(first, 0, view.row[0].building, 1)
    events: list[Event] = [PassUsed(second), entered, CardsLaid(first, 2), CardsLaid(second, 1)]
    changes = changes_of(view, events)
    assert changes.moves == (Move(second, True), Move(first, False), Move(second, False))
    assert changes.idle(view.to_act) == (idle,)
    told = list(changes_alt(view, changes, PEOPLE, translate))
    assert told[0].startswith(
        f"Moves in this order: {PEOPLE[second]} (used a Pass), {PEOPLE[first]}"
    )
    assert told[1].startswith(f"{PEOPLE[second]}: ")
    assert told[2].startswith(f"{PEOPLE[first]}: ")
    assert told[-1] == f"No move: {PEOPLE[idle]}."


def test_moves_before_a_new_round_are_not_listed() -> None:
    view = public(GAME.new(3, 1, GAME.codecs.options.validate_json("{}")))
    supply = SupplyTaken(0, 0, view.row[0].building)
    begun = RoundBegan(2, 1, (), ())
    assert changes_of(view, [supply, begun]).moves == ()
    assert changes_of(view, [begun, supply]).moves == (Move(0, False),)


def test_nobody_is_said_not_to_have_moved_before_a_new_round() -> None:
    """Who entered a building without cards gained nothing there, and yet made a move."""
    view = public(GAME.new(3, 1, GAME.codecs.options.validate_json("{}")))
    entered = Entered(0, 0, view.row[0].building, 1)
    changes = changes_of(view, [entered, CardsLaid(0, 0), RoundBegan(2, 1, (), ())])
    assert not any("No move" in told for told in changes_alt(view, changes, PEOPLE, translate))
