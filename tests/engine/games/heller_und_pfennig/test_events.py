"""The events tell everything that happened, in the order in which it happened."""

from __future__ import annotations

from engine.core import PhaseEnded, apply
from engine.games.heller_und_pfennig.events import (
    Event,
    FinalScore,
    GameEnded,
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


def test_a_stall_is_told_with_those_left() -> None:
    assert events_of(START, stall(3, "B2")) == [StallPlaced(0, 3, B2, 2)]


def test_a_drawn_tile_is_told_when_it_is_drawn_and_when_it_lies() -> None:
    assert events_of(START, DRAW) == [TileDrawn(0, PLUS_4, 1)]
    assert events_of(START, DRAW, drawn("B2"))[1:] == [TilePlaced(0, PLUS_4, "drawn", B2)]


def test_the_kept_tile_and_an_open_one_say_where_they_came_from() -> None:
    assert events_of(START, kept("B2")) == [TilePlaced(0, EYE, "kept", B2)]
    state = position(player(), player(), face_up="eye +1", options=NO_LUCK)
    assert events_of(state, face_up("eye", "B2")) == [TilePlaced(0, EYE, "open", B2)]


def test_who_is_skipped_is_told_in_turn_order() -> None:
    state = position(player((2, 0, 0, 0)), player(), player())
    assert events_of(state, stall(1, "B2")) == [StallPlaced(0, 1, B2, 1), Skipped(1), Skipped(2)]


def test_nobody_is_skipped_when_the_round_ends() -> None:
    assert not any(isinstance(event, Skipped) for event in events_of(CLOSING, stall(1, "A1")))


def test_the_end_of_a_round_is_told_line_by_line_and_then_the_next_one() -> None:
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


def test_the_market_still_stands_when_the_phase_ends() -> None:
    outcome = apply(GAME, CLOSING, 0, stall(1, "A1"))
    (phase,) = outcome.phase_end_states
    assert (phase.round, empty_space_count(phase), phase.players[0].money) == (1, 0, 59)
    seen = GAME.view(phase, None)
    assert (seen.to_act, seen.offers, seen.players[0].projected_payout) == ((), (), 9)
    assert (outcome.state.round, empty_space_count(outcome.state)) == (2, 30)


def test_without_luck_nothing_is_kept_and_nothing_revealed() -> None:
    state = position(
        player((1, 0, 0, 0)), player(), board=all_but("A1"), face_up="+1", options=NO_LUCK
    )
    events = events_of(state, stall(1, "A1"))
    assert not any(isinstance(event, TileKept) for event in events)
    assert not any(map(GAME.reveals, events))


def test_the_end_tells_where_the_money_comes_from() -> None:
    last = position(
        player((1, 0, 0, 0), money=40),
        player((0, 1, 0, 0), money=90),
        board=all_but("A1", filling="+1"),
        round_number=3,
        last_round=True,
    )
    events = events_of(last, stall(1, "A1"))
    assert events[-2:] == [
        PhaseEnded(3, "round"),
        GameEnded((FinalScore(50, (-10, 9), 49, 2), FinalScore(50, (40, 0), 90, 1))),
    ]


def redacted(events: list[Event], seat: int | None) -> list[Event | None]:
    return [GAME.redact(event, seat) for event in events]


def test_a_drawn_tile_is_told_to_nobody_else() -> None:
    event = TileDrawn(0, PLUS_4, 1)
    assert GAME.redact(event, 0) == event
    assert GAME.redact(event, 1) == GAME.redact(event, None) == TileDrawn(0, None, 1)


def test_a_kept_tile_is_told_to_nobody_else() -> None:
    events = [event for event in events_of(CLOSING, stall(1, "A1")) if isinstance(event, TileKept)]
    assert [event.seat for event in events] == [0, 1]
    assert all(event.tile is not None for event in events)
    assert redacted([*events], None) == [TileKept(0, None), TileKept(1, None)]
    assert redacted([*events], 1) == [TileKept(0, None), events[1]]


def test_what_is_placed_is_told_to_all() -> None:
    for event in events_of(START, DRAW, drawn("B2"), kept("A1"))[1:]:
        assert GAME.redact(event, None) == event


def test_drawing_and_laying_a_hidden_tile_reveal_it_and_a_stall_nothing() -> None:
    """What was face down has been seen by then, by one or by all."""
    assert [GAME.reveals(event) for event in events_of(START, stall(1, "B2"))] == [False]
    assert [GAME.reveals(event) for event in events_of(START, DRAW, drawn("B2"))] == [True, True]
    assert [GAME.reveals(event) for event in events_of(START, kept("B2"))] == [True]
    assert GAME.reveals(TileKept(0, EYE))
