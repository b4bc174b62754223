"""Properties of every market, played or generated."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import apply
from engine.games.heller_und_pfennig.actions import PlaceStall
from engine.games.heller_und_pfennig.legal import empty_spaces
from engine.games.heller_und_pfennig.market import (
    EMPTY,
    FIRST_STALL_PIECE,
    LINE_SLICES,
    SPACES,
    STALLS,
)
from engine.games.heller_und_pfennig.scoring import (
    board_payouts,
    line_payouts,
    payout_gains,
    payout_totals,
)
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import tile_number
from tests.engine.games.heller_und_pfennig.positions import GAME, to_act

SPECIALS = [tile_number(name) for name in ("gold", "fire", "eye")]
PIECES = [EMPTY] * 4 + list(range(len(STALLS))) + SPECIALS * 3
"""The pieces of generated markets, with more empty spaces and special tiles."""

any_piece = st.sampled_from(PIECES)


def of_pieces(size: int) -> st.SearchStrategy[bytes]:
    """So many spaces with random pieces."""
    return st.binary(min_size=size, max_size=size).map(
        lambda drawn: bytes(PIECES[byte % len(PIECES)] for byte in drawn)
    )


boards, seat_counts = of_pieces(SPACES), st.integers(2, 4)
seeds = st.integers(0, 10_000)
rules = st.builds(
    Options,
    last_stall=st.booleans(),
    no_luck=st.booleans(),
    starter=st.sampled_from(("richest", "left")),
)
few = settings(max_examples=25, deadline=None, derandomize=True)


@few
@given(boards, any_piece.filter(bool), seat_counts)
def test_payout_gains_are_the_difference_of_the_totals(
    board: bytes, piece: int, seats: int
) -> None:
    before = payout_totals(board_payouts(board, seats))
    for space in [space for space, content in enumerate(board) if content == EMPTY]:
        after = bytearray(board)
        after[space] = piece
        paid = zip(payout_totals(board_payouts(after, seats)), before, strict=True)
        assert payout_gains(board, piece, space, seats) == tuple(new - old for new, old in paid)


@few
@given(seeds, seat_counts, rules)
def test_paying_lines_as_soon_as_they_are_full_gives_the_same_totals(
    seed: int, seats: int, options: Options
) -> None:
    rng, state = Random(seed), GAME.new(seats, seed, options)
    payouts, paid_lines = [0] * seats, set[int]()
    while not state.over:
        seat = to_act(state)
        transition = apply(GAME, state, seat, rng.choice(GAME.legal_actions(state, seat)))
        market = bytes((*transition.phase_end_states, transition.state)[0].board)
        for number, cut in enumerate(LINE_SLICES):
            # With the last stall, lines can stay incomplete and are paid at the end.
            if number not in paid_lines and (EMPTY not in market[cut] or transition.state.over):
                paid_lines.add(number)
                for owner, paid in enumerate(line_payouts(market[cut])[:seats]):
                    payouts[owner] += paid
        if transition.phase_end_states:
            assert [player.earned[-1] for player in transition.state.players] == payouts
            assert all(
                player.money == 50 + sum(player.earned) for player in transition.state.players
            )
            payouts, paid_lines = [0] * seats, set()
        state = transition.state


@few
@given(seeds, seat_counts, rules, st.integers(0, 120))
def test_legal_actions_are_every_piece_on_every_empty_space(
    seed: int, seats: int, options: Options, length: int
) -> None:
    state = _state_after(seed, seats, options, length)
    seat = to_act(state)
    player, empty = state.players[seat], len(empty_spaces(state))
    legal = GAME.legal_actions(state, seat)
    if state.drawn is not None:
        assert len(legal) == empty
        return
    pieces = sum(map(bool, player.stalls)) + (player.kept is not None) + len(set(state.face_up))
    assert len(legal) == pieces * empty + bool(state.pile)
    for action in legal:
        after = apply(GAME, state, seat, action).state
        if isinstance(action, PlaceStall) and after.round == state.round:
            assert after.board[action.space] >= FIRST_STALL_PIECE


def _state_after(seed: int, seats: int, options: Options, length: int) -> State:
    """A random game after so many actions, or before its last one."""
    rng, state = Random(seed), GAME.new(seats, seed, options)
    for _ in range(length):
        after = apply(
            GAME, state, to_act(state), rng.choice(GAME.legal_actions(state, to_act(state)))
        ).state
        if after.over:
            break
        state = after
    return state
