"""What a seat may see. Views are built by allow-list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.heller_und_pfennig.actions import (
    DRAW,
    DRAWN_ON,
    KEPT_ON,
    OPEN_ON,
    STALL_ON,
    Action,
    Source,
)
from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.legal import can_act, empty_spaces, to_act
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    EMPTY,
    LINE_SLICES,
    LINES,
    ROWS,
    STALLS,
    Stall,
    stall_piece,
)
from engine.games.heller_und_pfennig.scoring import (
    board_payouts,
    final_scores,
    payout_gains,
    payout_totals,
    segments,
    value_per_good,
)
from engine.games.heller_und_pfennig.state import ROUNDS, Options, State
from engine.games.heller_und_pfennig.tiles import EYE, GOLD, TILE_SET, TILE_VALUE

Cell: TypeAlias = int | Stall | None
"""The content of a space: the number of a kind of tile, a stall, or None."""


@dataclass(frozen=True, slots=True)
class SegmentView:
    """A part of a line between fires, or the whole line, as it stands.

    `spaces` are listed from the left or from the top. `buyers` (0 or more) and `unpleasant` (0 or
    less) are the sums of their tiles; `eye` and `gold` tell whether one acts in the segment.
    `value_per_good` is the result: what each good is paid. `goods` and `payouts` are by seat.
    """

    spaces: tuple[int, ...]
    buyers: int
    unpleasant: int
    eye: bool
    gold: bool
    value_per_good: int
    goods: tuple[int, ...]
    payouts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LineView:
    """A row (lines 0 to 4, named 1 to 5) or a column (lines 5 to 10, named A to F).

    `payouts` is by seat what it would pay now, which is final once it is `full`. For names of lines
    and spaces see `market.line_name` and `market.space_name`.
    """

    line: int
    spaces: tuple[int, ...]
    full: bool
    segments: tuple[SegmentView, ...]
    payouts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpaceGains:
    """What a piece on an empty space would change now: sous by seat, over both its lines."""

    space: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A piece that somebody can place, and its effect on each empty space.

    A stall has `goods`; a tile has a number, `tile`, and a `source`. It need not be the seat's
    turn.
    """

    source: Literal["stall", "drawn", "kept", "open"]
    goods: int | None
    tile: int | None
    space_gains: tuple[SpaceGains, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat. Money and stalls are public; `kept` is None if the viewer may not see that tile.

    `stalls` are the numbers of stalls of 1, 2, 3 and 4 goods not placed yet. `has_kept` tells
    whether the tile kept since the round began is still face down before the seat. `earned` is by
    finished round, `projected_payout` what all lines would pay now. `can_act` tells whether the
    seat could still place or draw anything in this round.
    """

    seat: Seat
    money: int
    stalls: tuple[int, ...]
    has_kept: bool
    kept: int | None
    earned: tuple[int, ...]
    projected_payout: int
    can_act: bool


@dataclass(frozen=True, slots=True)
class View:
    """The market as a seat sees it; with `seat` None as everybody does.

    `rows` is the board: 5 rows of 6 cells, row 1 first, column A first. Spaces are numbered row by
    row (A1 is 0, F1 5, A2 6, F5 29).

    `round` counts from 1; `rounds` is their number, None as long as it is open (last stall);
    `last_round` is True if this is certainly the last. `to_act` is the seat on turn; empty while a
    round is being closed and at the end. `first` started the round.

    `drawing` is True while the seat on turn has drawn a tile and must place it; `drawn` is that
    tile, for this seat only. `pile` counts the face-down tiles. `face_up` lists each kind of tile
    to choose from, with its number (only without luck). `unplaced_tiles` lists each kind of tile
    that is not on the market with its number: in the pile, kept, drawn or face up. It is the same
    for everybody, and includes the viewer's own tile.

    `offers` are the pieces that `offers_for` can place: the viewer at the table, or the seat to act
    in the public view, which leaves out tiles that only that seat knows.
    """

    seat: Seat | None
    options: Options
    round: int
    rounds: int | None
    last_round: bool
    over: bool
    to_act: tuple[Seat, ...]
    first: Seat
    rows: tuple[tuple[Cell, ...], ...]
    lines: tuple[LineView, ...]
    players: tuple[PlayerView, ...]
    drawing: bool
    drawn: int | None
    pile: int
    face_up: tuple[tuple[int, int], ...]
    unplaced_tiles: tuple[tuple[int, int], ...]
    offers_for: Seat | None
    offers: tuple[Offer, ...]
    final_scores: tuple[FinalScore, ...]

    @property
    def empty_spaces(self) -> tuple[int, ...]:
        """The empty spaces, row by row."""
        cells = [cell for row in self.rows for cell in row]
        return tuple(space for space, cell in enumerate(cells) if cell is None)


def build_view(state: State, seat: Seat | None) -> View:
    """Return the market as `seat` may see it; None gives the public view."""
    acting = to_act(state)
    offers_for = seat if seat is not None else (acting[0] if acting else None)
    lines = _lines(state)
    projected_payouts = payout_totals([line.payouts for line in lines])
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        rounds=_rounds(state),
        last_round=state.last_round,
        over=state.over,
        to_act=acting,
        first=state.first,
        rows=tuple(
            tuple(_cell(piece) for piece in state.board[row * COLUMNS : (row + 1) * COLUMNS])
            for row in range(ROWS)
        ),
        lines=lines,
        players=tuple(
            _player_view(state, owner, seat, projected_payouts[owner])
            for owner in range(len(state.players))
        ),
        drawing=state.drawn is not None,
        drawn=state.drawn if seat is not None and acting == (seat,) else None,
        pile=len(state.pile),
        face_up=_count_tiles(state.face_up),
        unplaced_tiles=_unplaced_tiles(state),
        offers_for=offers_for,
        offers=() if offers_for is None else tuple(_offers(state, offers_for, seat)),
        final_scores=final_scores(state) if state.over else (),
    )


def _rounds(state: State) -> int | None:
    if not state.options.last_stall:
        return ROUNDS
    return state.round if state.last_round else None


def _cell(piece: int) -> Cell:
    return STALLS[piece] or piece or None


def _count_tiles(tiles: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(Counter(tiles).items()))


def _unplaced_tiles(state: State) -> tuple[tuple[int, int], ...]:
    """Return the tiles that are not on the market, from public information only."""
    missing = Counter(TILE_SET)
    missing.subtract(piece for piece in state.board if piece and STALLS[piece] is None)
    return tuple(sorted((+missing).items()))


def _player_view(state: State, owner: Seat, seat: Seat | None, projected_payout: int) -> PlayerView:
    player = state.players[owner]
    return PlayerView(
        seat=owner,
        money=player.money,
        stalls=tuple(player.stalls),
        has_kept=player.kept is not None,
        kept=player.kept if owner == seat else None,
        earned=tuple(player.earned),
        projected_payout=projected_payout,
        can_act=can_act(state, player),
    )


def _lines(state: State) -> tuple[LineView, ...]:
    cells, seats = bytes(state.board), len(state.players)
    paid = board_payouts(cells, seats)
    return tuple(
        LineView(
            line=line,
            spaces=spaces,
            full=EMPTY not in cells[LINE_SLICES[line]],
            segments=tuple(_segments(cells[LINE_SLICES[line]], spaces, seats)),
            payouts=paid[line],
        )
        for line, spaces in enumerate(LINES)
    )


def _segments(line: bytes, spaces: tuple[int, ...], seats: int) -> Iterator[SegmentView]:
    start = 0
    for part in segments(line):
        stop = start + len(part)
        if part:
            yield _segment(part, spaces[start:stop], seats)
        start = stop + 1


def _segment(part: bytes, spaces: tuple[int, ...], seats: int) -> SegmentView:
    shown = [TILE_VALUE[piece] for piece in part if STALLS[piece] is None]
    goods = [0] * seats
    for stall in map(STALLS.__getitem__, part):
        if stall is not None:
            goods[stall.seat] += stall.goods
    return SegmentView(
        spaces=spaces,
        buyers=sum(value for value in shown if value > 0),
        unpleasant=sum(value for value in shown if value < 0),
        eye=EYE in part,
        gold=GOLD in part,
        value_per_good=value_per_good(part),
        goods=tuple(goods),
        payouts=tuple(value_per_good(part) * each for each in goods),
    )


def _offers(state: State, owner: Seat, seat: Seat | None) -> Iterator[Offer]:
    """Yield the pieces of `owner` that the viewer `seat` may know of."""
    player = state.players[owner]
    for goods, left in enumerate(player.stalls, 1):
        if left:
            yield Offer("stall", goods, None, _space_gains(state, stall_piece(owner, goods)))
    tiles: list[tuple[Source, int]] = [("open", tile) for tile, _ in _count_tiles(state.face_up)]
    if owner == seat and player.kept is not None:
        tiles.append(("kept", player.kept))
    if owner == seat == state.turn and state.drawn is not None:
        tiles.append(("drawn", state.drawn))
    for source, tile in tiles:
        yield Offer(source, None, tile, _space_gains(state, tile))


def _space_gains(state: State, piece: int) -> tuple[SpaceGains, ...]:
    board, seats = bytes(state.board), len(state.players)
    return tuple(
        [
            SpaceGains(space, payout_gains(board, piece, space, seats))
            for space in empty_spaces(state)
        ]
    )


def forced_action(view: View, seat: Seat) -> Action | None:
    """Return the only action of this seat, which is to act, if everybody can see that."""
    if seat not in view.to_act:
        return None
    actions = list(islice(_public_actions(view, seat), 2))
    return actions[0] if len(actions) == 1 else None


def _public_actions(view: View, seat: Seat) -> Iterator[Action]:
    """Yield the actions of the seat to act, as far as everybody can infer them."""
    if view.drawing:
        yield from (DRAWN_ON[space] for space in view.empty_spaces)
        return
    player = view.players[seat]
    for goods, left in enumerate(player.stalls, 1):
        if left:
            yield from (STALL_ON[goods][space] for space in view.empty_spaces)
    if view.pile:
        yield DRAW
    if player.has_kept:
        yield from (KEPT_ON[space] for space in view.empty_spaces)
    for tile, _ in view.face_up:
        yield from (OPEN_ON[tile][space] for space in view.empty_spaces)
