"""What a seat may see, and what it may not: built by naming what is shown."""

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
"""What stands on a space: the number of a tile's kind, a stall, or nothing."""


@dataclass(frozen=True, slots=True)
class SegmentView:
    """A part of a line between fires (the whole line where none burns), as it stands.

    `spaces` from the left or from the top. `buyers` (0 or more) and `unpleasant` (0 or less)
    are the sums of what the tiles show, `eye` and `gold` whether these act in it. `value_per_good` is
    what follows: what each good brings. `goods` and `payouts` are by seat.
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

    `payouts` is by seat what it would pay as it stands; when it is `full`, what it will pay. The
    name of a line, as of a space, comes from `market.line_name` and `market.space_name`.
    """

    line: int
    spaces: tuple[int, ...]
    full: bool
    segments: tuple[SegmentView, ...]
    payouts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpaceGains:
    """What a piece on an empty space would change now: the sous by seat, over both its lines."""

    space: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A piece that somebody can place, and what it would be worth on each empty space.

    A stall has `goods`, a tile is a `tile` from a `source`. Whether it is the turn for it is
    not said here.
    """

    source: Literal["stall", "drawn", "kept", "open"]
    goods: int | None
    tile: int | None
    space_gains: tuple[SpaceGains, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat. Money and stalls are open; `kept` is None for who may not see that tile.

    `stalls` counts those not placed yet, of 1, 2, 3 and 4 goods. `has_kept`: a tile kept since
    the round began still lies face down before the seat. `earned` is what each finished round
    brought, `projected_payout` what all lines together would bring as the market stands. `can_act`:
    whether it could still place or draw anything in this round.
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
    """The market as a seat sees it, or everybody for `seat` None.

    `rows` is the board: 5 rows of 6 cells, the first row is row 1, a row's first cell column A.
    Spaces are numbered row by row (space A1 is 0, F1 5, A2 6, F5 29).

    `round` counts from 1; `rounds` is how many there will be, None while that is open (last
    stall); `last_round` is true when this is surely the last. `to_act` is who is on turn, ()
    while a round is being closed and when the game is over. `first` started the round.

    `drawing` is true while the seat on turn holds a tile that it drew and must place; `drawn`
    is that tile for this seat alone. `pile` counts the tiles face down. `face_up` lists each
    kind of tile that lies open to be chosen, with its number (only without luck). `unplaced_tiles`
    lists each kind that is not on the market yet with its number: in the pile, kept, drawn or
    lying open. It is the same for everybody, so the viewer's own tile is among them.

    `offers` are the pieces that `offers_for` can place: the viewer at the table, or the seat
    to act in the public view, where tiles that only that seat knows are left out.
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
        """The spaces on which nothing stands."""
        cells = [cell for row in self.rows for cell in row]
        return tuple(space for space, cell in enumerate(cells) if cell is None)


def build_view(state: State, seat: Seat | None) -> View:
    """The market as `seat` may see it; None shows what everybody may see."""
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
    """What is not on the market, worked out from what is: so it can give nothing away."""
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
        buyers=sum(of for of in shown if of > 0),
        unpleasant=sum(of for of in shown if of < 0),
        eye=EYE in part,
        gold=GOLD in part,
        value_per_good=value_per_good(part),
        goods=tuple(goods),
        payouts=tuple(value_per_good(part) * each for each in goods),
    )


def _offers(state: State, owner: Seat, seat: Seat | None) -> Iterator[Offer]:
    """The pieces of `owner` that the viewer `seat` may know of."""
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
    """The only thing that this seat, which is to act, can do, as everybody can see."""
    if seat not in view.to_act:
        return None
    found = list(islice(_public_actions(view, seat), 2))
    return found[0] if len(found) == 1 else None


def _public_actions(view: View, seat: Seat) -> Iterator[Action]:
    """What the seat to act may do, worked out from what everybody sees."""
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
