"""Which placements are equivalent: the same piece beside the same pieces."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.actions import Action, Draw, PlaceKept, PlaceOpen, PlaceStall
from engine.games.heller_und_pfennig.market import LINE_SLICES, LINES_OF_SPACE, ROWS
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.tiles import FIRE


def equivalence_keys(state: State, seat: Seat, legal: Sequence[Action]) -> list[Hashable]:
    """Return a key for each action of the seat; see `Policy`.

    Two spaces are equivalent for a piece if their row and column hold the same pieces as far as the
    next fires. For a fire it also matters which of them lie on the same side of it.
    """
    board = bytes(state.board)
    segments, sides = dict[int, Hashable](), dict[int, Hashable]()
    keys = list[Hashable]()
    for action in legal:
        if isinstance(action, Draw):
            keys.append(action)
            continue
        space, piece = action.space, _piece(state, seat, action)
        known = sides if piece == FIRE else segments
        if space not in known:
            around = _sides_around(board, space)
            known[space] = (
                tuple(sorted(around))
                if piece == FIRE
                else tuple(sorted(bytes(sorted(before + after)) for before, after in around))
            )
        keys.append((type(action), piece, known[space]))
    return keys


def _piece(state: State, seat: Seat, action: Action) -> int | None:
    """Return the tile that the action places, or the goods of the stall."""
    match action:
        case PlaceStall(goods):
            return -goods
        case PlaceKept():
            return state.players[seat].kept
        case PlaceOpen(tile):
            return tile
    return state.drawn


def _sides_around(board: bytes, space: int) -> list[tuple[bytes, bytes]]:
    """Return for the row and the column of a space the sorted pieces on either side of it.

    The sides end at fires, and are in no particular order.
    """
    row, column = LINES_OF_SPACE[space]
    return [
        _sides(board[LINE_SLICES[row]], column - ROWS),
        _sides(board[LINE_SLICES[column]], row),
    ]


def _sides(line: bytes, place: int) -> tuple[bytes, bytes]:
    before = bytes(sorted(line[line.rfind(FIRE, 0, place) + 1 : place]))
    stop = line.find(FIRE, place)
    after = bytes(sorted(line[place + 1 : len(line) if stop < 0 else stop]))
    return (before, after) if before <= after else (after, before)
