"""The effect of each action, which must be legal."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
    Source,
)
from engine.games.heller_und_pfennig.events import (
    EventSink,
    LastRoundKnown,
    StallPlaced,
    TileDrawn,
    TilePlaced,
)
from engine.games.heller_und_pfennig.market import stall_piece
from engine.games.heller_und_pfennig.phases import end_turn
from engine.games.heller_und_pfennig.state import State


def advance(state: State, seat: Seat, action: Action, events: EventSink) -> None:
    """Apply a legal action in place and append what happened to `events`."""
    match action:
        case PlaceStall(goods, space):
            _place_stall(state, seat, goods, space, events)
        case Draw():
            _draw(state, seat, events)
        case PlaceDrawn(space):
            tile, state.drawn = state.drawn, None
            _place_tile(state, seat, tile, "drawn", space, events)
        case PlaceKept(space):
            player = state.players[seat]
            tile, player.kept = player.kept, None
            _place_tile(state, seat, tile, "kept", space, events)
        case PlaceOpen(tile, space):
            state.face_up.remove(tile)
            _place_tile(state, seat, tile, "open", space, events)


def _place_stall(state: State, seat: Seat, goods: int, space: int, events: EventSink) -> None:
    """Place a stall. In the last-stall game a seat's last one makes this round the last."""
    stalls = state.players[seat].stalls
    stalls[goods - 1] -= 1
    state.board[space] = stall_piece(seat, goods)
    if events is not None:
        events.append(StallPlaced(seat, goods, space, sum(stalls)))
    if state.options.last_stall and not state.last_round and not any(stalls):
        state.last_round = True
        if events is not None:
            events.append(LastRoundKnown(seat, state.round))
    end_turn(state, events)


def _draw(state: State, seat: Seat, events: EventSink) -> None:
    """Draw a tile, which the same seat must then place."""
    state.drawn = state.pile.pop()
    if events is not None:
        events.append(TileDrawn(seat, state.drawn, len(state.pile)))


def _place_tile(
    state: State, seat: Seat, tile: int | None, source: Source, space: int, events: EventSink
) -> None:
    assert tile is not None
    state.board[space] = tile
    if events is not None:
        events.append(TilePlaced(seat, tile, source, space))
    end_turn(state, events)
