"""Builds markets from words, and plays on from them.

A market is written row by row: `.` is an empty space, `+3`, `-6`, `gold`, `fire` and `eye` are
tiles, `4a` is a stall of 4 goods of seat 0, `1b` one of seat 1.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core import IllegalAction, Seat, apply
from engine.games.heller_und_pfennig import actions
from engine.games.heller_und_pfennig.actions import Action
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.heller_und_pfennig.legal import empty_spaces
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    EMPTY,
    ROWS,
    SPACES,
    space_number,
    stall_piece,
)
from engine.games.heller_und_pfennig.state import START_MONEY, Options, Player, State
from engine.games.heller_und_pfennig.tiles import tile_number

GAME = HellerUndPfennig()
DRAW = actions.DRAW
NO_LUCK = Options(no_luck=True)
LAST_STALL = Options(last_stall=True)


def piece(word: str) -> int:
    if word == ".":
        return EMPTY
    if word[-1] in "abcd" and word[:-1] in ("1", "2", "3", "4"):
        return stall_piece("abcd".index(word[-1]), int(word[:-1]))
    return tile_number(word)


def line(words: str) -> bytes:
    """A line of a market, from the left or from the top."""
    return bytes(map(piece, words.split()))


def market(words: str) -> bytearray:
    """A market by its rows from the top; rows that are not written are empty."""
    rows = [line(row) for row in words.strip().splitlines()]
    assert len(rows) <= ROWS
    assert all(len(row) == COLUMNS for row in rows)
    return bytearray(b"".join(rows).ljust(SPACES, bytes((EMPTY,))))


def all_but(*names: str, filling: str = "fire") -> bytearray:
    """A market that is full except for these spaces."""
    board = bytearray([piece(filling)] * SPACES)
    for name in names:
        board[space_number(name)] = EMPTY
    return board


def tiles(words: str) -> list[int]:
    return [tile_number(word) for word in words.split()]


def player(
    stalls: Sequence[int] = (0, 0, 0, 0), kept: str = "", money: int = START_MONEY
) -> Player:
    """A seat with so many stalls of 1, 2, 3 and 4 goods, a kept tile and some money."""
    earned = [] if money == START_MONEY else [money - START_MONEY]
    return Player(list(stalls), tile_number(kept) if kept else None, earned)


def position(
    *players: Player,
    board: bytearray | str = "",
    turn: Seat = 0,
    first: Seat = 0,
    pile: str = "",
    face_up: str = "",
    drawn: str = "",
    round_number: int = 1,
    last_round: bool = False,
    options: Options | None = None,
) -> State:
    """A state within a round. The pile is listed from the top; later rounds are arbitrary."""
    options = options or Options()
    start = GAME.new(len(players), 1, options)
    return State(
        options=options,
        players=[seat.clone() for seat in players],
        first=first,
        turn=turn,
        pile=tiles(pile)[::-1],
        face_up=sorted(tiles(face_up)),
        orders=start.orders[: len(start.orders) + 1 - round_number],
        board=market(board) if isinstance(board, str) else board.copy(),
        round=round_number,
        drawn=tile_number(drawn) if drawn else None,
        last_round=last_round,
    )


def stall(goods: int, space: str) -> Action:
    return actions.PlaceStall(goods, space_number(space))


def drawn(space: str) -> Action:
    return actions.PlaceDrawn(space_number(space))


def kept(space: str) -> Action:
    return actions.PlaceKept(space_number(space))


def face_up(tile: str, space: str) -> Action:
    return actions.PlaceOpen(tile_number(tile), space_number(space))


def to_act(state: State) -> Seat:
    """The only seat to act."""
    (seat,) = GAME.to_act(state)
    return seat


def after(state: State, *moves: Action) -> State:
    """The state after these actions, each by the seat to act."""
    for move in moves:
        state = apply(GAME, state, to_act(state), move).state
    return state


def events_of(state: State, *moves: Action) -> list[Event]:
    """The events of these actions."""
    all_events: list[Event] = []
    for move in moves:
        transition = apply(GAME, state, to_act(state), move)
        state, events = transition.state, transition.events
        all_events += events
    return all_events


def rejection_of(state: State, move: Action, seat: Seat | None = None) -> IllegalAction:
    """The error that rejects the action."""
    with pytest.raises(IllegalAction) as error:
        apply(GAME, state, to_act(state) if seat is None else seat, move)
    return error.value


def kinds_of_moves(state: State) -> set[str]:
    """The kinds of legal actions of the seat to act."""
    return {action.kind for action in GAME.legal_actions(state, to_act(state))}


def money(state: State) -> list[int]:
    return [seat.money for seat in state.players]


def empty_space_count(state: State) -> int:
    return len(empty_spaces(state))
