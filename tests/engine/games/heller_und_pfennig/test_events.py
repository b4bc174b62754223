"""The events of actions, and what each seat sees of them."""

from __future__ import annotations

from engine.core import PhaseEnded, apply
from engine.games.heller_und_pfennig.events import (
    LinePaid,
    MarketCleared,
    RoundBegan,
    Skipped,
    StallPlaced,
    TileDrawn,
    TileKept,
    TilePlaced,
)
from engine.games.heller_und_pfennig.market import LINE_NAMES, space_number
from engine.games.heller_und_pfennig.tiles import tile_number
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    NO_LUCK,
    all_but,
    drawn,
    empty_space_count,
    events_of,
    face_up,
    kept,
    player,
    position,
    stall,
)

PLUS_4, EYE = tile_number("+4"), tile_number("eye")
B2 = space_number("B2")
START = position(player((2, 0, 1, 0), "eye"), player((1, 1, 1, 1), "-6"), pile="+4 -1")
CLOSING = position(
    player((1, 1, 0, 0), "eye"), player((0, 0, 1, 0), "-6"), board=all_but("A1", filling="+1")
)


def test_stall_placed_event_contains_the_stalls_left() -> None:
    assert events_of(START, stall(3, "B2")) == [StallPlaced(0, 3, B2, 2)]


def test_drawing_and_placing_a_tile_have_separate_events() -> None:
    assert events_of(START, DRAW) == [TileDrawn(0, PLUS_4, 1)]
    assert events_of(START, DRAW, drawn("B2"))[1:] == [TilePlaced(0, PLUS_4, "drawn", B2)]


def test_tile_placed_event_contains_its_source() -> None:
    assert events_of(START, kept("B2")) == [TilePlaced(0, EYE, "kept", B2)]
    state = position(player(), player(), face_up="eye +1", options=NO_LUCK)
    assert events_of(state, face_up("eye", "B2")) == [TilePlaced(0, EYE, "open", B2)]


def test_skipped_events_are_in_turn_order() -> None:
    state = position(player((2, 0, 0, 0)), player(), player())
    assert events_of(state, stall(1, "B2")) == [StallPlaced(0, 1, B2, 1), Skipped(1), Skipped(2)]


def test_no_seat_is_skipped_when_the_round_ends() -> None:
    assert not any(isinstance(event, Skipped) for event in events_of(CLOSING, stall(1, "A1")))


def test_round_end_has_events_for_each_line_and_the_next_round() -> None:
    events = events_of(CLOSING, stall(2, "A1"))
    paid = events[1:12]
    assert [event.line for event in paid if isinstance(event, LinePaid)] == list(range(11))
    assert {
        LINE_NAMES[event.line]: event.amounts
        for event in paid
        if isinstance(event, LinePaid) and any(event.amounts)
    } == {"1": (10, 0), "A": (8, 0)}
    kinds = [event.kind for event in events]
    assert kinds == [
        "stall-placed",
        *["line-paid"] * 11,
        "phase-ended",
        "market-cleared",
        "tile-kept",
        "tile-kept",
        "round-began",
    ]
    assert events[12] == PhaseEnded(1, "round")
    assert events[13] == MarketCleared((0, 0), ((0, 1, 0, 0), (0, 0, 0, 0)))
    assert events[-1] == RoundBegan(2, 0)


def test_phase_end_state_still_has_the_full_market() -> None:
    transition = apply(GAME, CLOSING, 0, stall(1, "A1"))
    (phase,) = transition.phase_end_states
    assert (phase.round, empty_space_count(phase), phase.players[0].money) == (1, 0, 59)
    view = GAME.view(phase, None)
    assert (view.to_act, view.offers, view.players[0].projected_payout) == ((), (), 9)
    assert (transition.state.round, empty_space_count(transition.state)) == (2, 30)


def test_no_luck_round_end_keeps_and_reveals_no_tiles() -> None:
    state = position(
        player((1, 0, 0, 0)), player(), board=all_but("A1"), face_up="+1", options=NO_LUCK
    )
    events = events_of(state, stall(1, "A1"))
    assert not any(isinstance(event, TileKept) for event in events)
    assert not any(map(GAME.reveals, events))


def test_kept_tile_is_redacted_for_others() -> None:
    events = [event for event in events_of(CLOSING, stall(1, "A1")) if isinstance(event, TileKept)]
    assert [event.seat for event in events] == [0, 1]
    assert all(event.tile is not None for event in events)
    hidden = [TileKept(0, None), TileKept(1, None)]
    assert [GAME.redact(event, None) for event in events] == hidden
    assert [GAME.redact(event, 1) for event in events] == [hidden[0], events[1]]


def test_events_of_hidden_tiles_are_revealing_but_stalls_are_not() -> None:
    """At least one seat has then seen a tile that was face down."""
    assert [GAME.reveals(event) for event in events_of(START, stall(1, "B2"))] == [False]
    assert [GAME.reveals(event) for event in events_of(START, DRAW, drawn("B2"))] == [True, True]
    assert [GAME.reveals(event) for event in events_of(START, kept("B2"))] == [True]
    assert GAME.reveals(TileKept(0, EYE))
