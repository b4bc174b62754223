"""Set-up, the course of turns and rounds, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import PhaseEnded, Seat
from engine.games.heller_und_pfennig.events import (
    Event,
    EventSink,
    GameEnded,
    LinePaid,
    MarketCleared,
    RoundBegan,
    Skipped,
    TileKept,
)
from engine.games.heller_und_pfennig.legal import can_act
from engine.games.heller_und_pfennig.market import SPACES, STALLS
from engine.games.heller_und_pfennig.scoring import board_payouts, final_scores, payout_totals
from engine.games.heller_und_pfennig.state import ROUNDS, Options, Player, State
from engine.games.heller_und_pfennig.tiles import MARKET_FILE, TILE_SET
from engine.rng import Rng

ROUND_PHASE = "round"
"""The only kind of phase: a round."""


def max_rounds(seats: int, options: Options) -> int:
    """Return how many rounds there can be.

    In the last-stall game, a round that does not end the game fills the market with at least 8
    stalls (30 spaces, 22 tiles) and leaves each seat at least one of its ten.
    """
    return seats + 1 if options.last_stall else ROUNDS


def set_up(seats: int, seed: int, options: Options) -> State:
    """Draw the starting player and shuffle the tiles of every round."""
    rng = Rng(seed)
    first = rng.randbelow(seats)
    orders = [] if options.no_luck else [list(TILE_SET) for _ in range(max_rounds(seats, options))]
    for order in orders:
        rng.shuffle(order)
    return set_up_with(seats, orders, first, options)


def set_up_with(
    seats: int, orders: Sequence[Sequence[int]], first: Seat, options: Options
) -> State:
    """Start a game from given tiles, with `first` on turn.

    `orders` holds for each possible round all 22 tiles in the order in which they are taken: first
    those kept by seats 0, 1 and so on, then those drawn. Without luck it is empty. Raises
    ValueError for tiles that do not fit the game.
    """
    if len(orders) != (0 if options.no_luck else max_rounds(seats, options)):
        raise ValueError("there is an order of the tiles for each round")
    if any(sorted(order) != list(TILE_SET) for order in orders):
        raise ValueError(f"each order holds the {len(TILE_SET)} tiles of the game")
    state = State(
        options=options,
        players=[Player(_starting_stalls(seats, options)) for _ in range(seats)],
        first=first,
        turn=first,
        orders=[list(reversed(order)) for order in reversed(orders)],
    )
    _deal_tiles(state, None)
    return state


def _starting_stalls(seats: int, options: Options) -> list[int]:
    """Return the stalls of a colour, fewer of those with 1 good the more players there are."""
    ones, *others = MARKET_FILE.stalls
    return [ones if options.last_stall else MARKET_FILE.ones[seats], *others]


def _deal_tiles(state: State, events: EventSink) -> None:
    """Give each seat a tile of the round to keep; without luck all tiles are face up."""
    if state.options.no_luck:
        state.face_up = list(TILE_SET)
        return
    state.pile = state.orders.pop()
    for seat, player in enumerate(state.players):
        player.kept = state.pile.pop()
        if events is not None:
            events.append(TileKept(seat, player.kept))


def end_turn(state: State, events: EventSink) -> None:
    """Pass the turn to the next seat that can act. If there is none, the round ends."""
    assert state.turn is not None
    seats, skipped = len(state.players), list[Event]()
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if can_act(state, state.players[seat]):
            state.turn = seat
            if events is not None:
                events += skipped
            return
        skipped.append(Skipped(seat))
    _end_round(state, events)


def _end_round(state: State, events: EventSink) -> None:
    """Pay every line, then begin another round or end the game."""
    state.turn = None
    paid = board_payouts(state.board, len(state.players))
    for player, earned in zip(state.players, payout_totals(paid), strict=True):
        player.earned.append(earned)
    if events is not None:
        events += [LinePaid(line, amounts) for line, amounts in enumerate(paid)]
        events.append(PhaseEnded(state.round, ROUND_PHASE))
    if state.last_round:
        state.over = True
        if events is not None:
            events.append(GameEnded(final_scores(state)))
    else:
        _clear_market(state, events)
        _begin_round(state, events)


def _clear_market(state: State, events: EventSink) -> None:
    """Return stalls of 1 good to their owners and remove the others; in last stall all leave."""
    returned = [0 for _ in state.players]
    out = [[0, 0, 0, 0] for _ in state.players]
    for piece in state.board:
        if (stall := STALLS[piece]) is None:
            continue
        if stall.goods == 1 and not state.options.last_stall:
            returned[stall.seat] += 1
            state.players[stall.seat].stalls[0] += 1
        else:
            out[stall.seat][stall.goods - 1] += 1
    state.board = bytearray(SPACES)
    for player in state.players:
        player.kept = None
    if events is not None:
        removed = tuple((ones, twos, threes, fours) for ones, twos, threes, fours in out)
        events.append(MarketCleared(tuple(returned), removed))


def _begin_round(state: State, events: EventSink) -> None:
    state.round += 1
    state.last_round = not state.options.last_stall and state.round == ROUNDS
    state.first = state.turn = next_starter(state)
    _deal_tiles(state, events)
    if events is not None:
        events.append(RoundBegan(state.round, state.first))


def next_starter(state: State) -> Seat:
    """Return the richest seat; of several the next one clockwise after the last starter.

    With the option "left", return the last starter's left neighbour.
    """
    seats = len(state.players)
    clockwise = [(state.first + step) % seats for step in range(1, seats + 1)]
    if state.options.starter == "left":
        return clockwise[0]
    return max(clockwise, key=lambda seat: state.players[seat].money)
