"""What a seat may do now, and why something else is not allowed."""

from __future__ import annotations

from engine.core import IllegalAction, Seat
from engine.games.heller_und_pfennig.actions import (
    DRAW,
    DRAWN_ON,
    KEPT_ON,
    OPEN_ON,
    STALL_ON,
    Action,
    Draw,
    PlaceDrawn,
    PlaceKept,
    PlaceOpen,
    PlaceStall,
)
from engine.games.heller_und_pfennig.market import EMPTY, MAX_GOODS, SPACES, space_name
from engine.games.heller_und_pfennig.state import Player, State
from engine.games.heller_und_pfennig.tiles import TILE_IDS, tile_id


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat on turn; none while a round is being closed and when the game is over."""
    return () if state.turn is None else (state.turn,)


def empty_spaces(state: State) -> list[int]:
    """Return the empty spaces, row by row."""
    return [space for space, piece in enumerate(state.board) if piece == EMPTY]


def can_act(state: State, player: Player) -> bool:
    """Return whether the player could place or draw anything on his turn."""
    return EMPTY in state.board and bool(
        state.pile or state.face_up or player.kept is not None or any(player.stalls)
    )


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return every action of the seat on turn: stalls, drawing, tiles; spaces row by row."""
    if seat != state.turn:
        return []
    empty, player = empty_spaces(state), state.players[seat]
    if state.drawn is not None:
        return [DRAWN_ON[space] for space in empty]
    actions: list[Action] = []
    for goods, left in enumerate(player.stalls, 1):
        if left:
            placed: tuple[Action, ...] = STALL_ON[goods]
            actions += [placed[space] for space in empty]
    if state.pile:
        actions.append(DRAW)
    if player.kept is not None:
        actions += [KEPT_ON[space] for space in empty]
    for tile in dict.fromkeys(state.face_up):
        placed = OPEN_ON[tile]
        actions += [placed[space] for space in empty]
    return actions


def rejection(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Return why an action is not legal, with the numbers that explain it."""
    if state.over:
        return IllegalAction("game-over")
    if seat != state.turn:
        assert state.turn is not None
        return IllegalAction("not-your-turn", seat=state.turn)
    if state.drawn is not None and not isinstance(action, PlaceDrawn):
        return IllegalAction("place-drawn-first", tile=tile_id(state.drawn))
    if isinstance(action, Draw):
        return IllegalAction("tiles-lie-open" if state.options.no_luck else "pile-empty")
    missing = _missing_piece_rejection(state, state.players[seat], action)
    return missing or _space_rejection(state, action.space)


def _missing_piece_rejection(
    state: State, player: Player, action: PlaceStall | PlaceDrawn | PlaceKept | PlaceOpen
) -> IllegalAction | None:
    """Return why the seat does not have the piece that it wants to place, if so."""
    match action:
        case PlaceStall(goods) if not 1 <= goods <= MAX_GOODS:
            return IllegalAction("no-such-stall", goods=goods, most=MAX_GOODS)
        case PlaceStall(goods) if not player.stalls[goods - 1]:
            return IllegalAction("no-stall-left", goods=goods)
        case PlaceDrawn() if state.drawn is None:
            return IllegalAction("nothing-drawn")
        case PlaceKept() if state.options.no_luck:
            return IllegalAction("tiles-lie-open")
        case PlaceKept() if player.kept is None:
            return IllegalAction("kept-already-placed")
        case PlaceOpen() if not state.options.no_luck:
            return IllegalAction("tiles-lie-face-down")
        case PlaceOpen(tile) if not 0 < tile < len(TILE_IDS):
            return IllegalAction("no-such-tile")
        case PlaceOpen(tile) if tile not in state.face_up:
            return IllegalAction("tile-already-placed", tile=tile_id(tile))
    return None


def _space_rejection(state: State, space: int) -> IllegalAction:
    if not 0 <= space < SPACES:
        return IllegalAction("no-such-space")
    return IllegalAction("space-taken", space=space_name(space))
