"""Set-up, the course of turns and rounds, and the end."""

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
"""A round is the only kind of phase there is."""


def max_rounds(seats: int, options: Options) -> int:
    """How many rounds there can be at most.

    Last stall: a round that does not end the game has filled the market with at least 8
    stalls, and each seat has one left of its ten.
    """
    return seats + 1 if options.last_stall else ROUNDS


def set_up(seats: int, seed: int, options: Options) -> State:
    """Draw who starts and shuffle the tiles of every round."""
    rng = Rng(seed)
    first = rng.randbelow(seats)
    orders = [] if options.no_luck else [list(TILE_SET) for _ in range(max_rounds(seats, options))]
    for order in orders:
        rng.shuffle(order)
    return set_up_with(seats, orders, first, options)


def set_up_with(
    seats: int, orders: Sequence[Sequence[int]], first: Seat, options: Options
) -> State:
    """Start from given tiles, with `first` on turn.

    `orders` holds for each round that there can be all 22 tiles as they are taken: first those
    that seats 0, 1 and so on keep, then those that are drawn. Without luck there are none.
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
    """All stalls of a colour, but with more players fewer of those with 1 good."""
    ones, *others = MARKET_FILE.stalls
    return [ones if options.last_stall else MARKET_FILE.ones[seats], *others]


def _deal_tiles(state: State, events: EventSink) -> None:
    """All seats keep a tile of the round's shuffled ones; without luck all lie open."""
    if state.options.no_luck:
        state.face_up = list(TILE_SET)
        return
    state.pile = state.orders.pop()
    for seat, player in enumerate(state.players):
        player.kept = state.pile.pop()
        if events is not None:
            events.append(TileKept(seat, player.kept))


def end_turn(state: State, events: EventSink) -> None:
    """The next seat that can do anything is on turn. When there is none, the round ends."""
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
    """Stalls of 1 good go back to their owners, the others leave; last stall: all leave."""
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
    """The richest seat, of equals the next one clockwise after the last starter.

    By the option always the last starter's left neighbour.
    """
    seats = len(state.players)
    clockwise = [(state.first + step) % seats for step in range(1, seats + 1)]
    if state.options.starter == "left":
        return clockwise[0]
    return max(clockwise, key=lambda seat: state.players[seat].money)
