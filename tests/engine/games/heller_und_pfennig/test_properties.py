"""Properties of every market, played or generated."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.codec import dump_state, load_state
from engine.core import apply
from engine.games.heller_und_pfennig.actions import PlaceStall
from engine.games.heller_und_pfennig.legal import empty_spaces
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    EMPTY,
    FIRST_STALL_PIECE,
    LINE_SLICES,
    ROWS,
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
from engine.games.heller_und_pfennig.tiles import FIRE, GOLD, tile_number
from tests.engine.games.heller_und_pfennig import reference_scoring
from tests.engine.games.heller_und_pfennig.positions import GAME, line, to_act

SEATS = 4
SPECIALS = [tile_number(name) for name in ("gold", "fire", "eye")]
PIECES = [EMPTY] * 4 + list(range(len(STALLS))) + SPECIALS * 3
"""The pieces of generated markets, with more empty spaces and special tiles."""

any_piece = st.sampled_from(PIECES)


def of_pieces(size: int) -> st.SearchStrategy[bytes]:
    """So many spaces with random pieces."""
    return st.binary(min_size=size, max_size=size).map(
        lambda drawn: bytes(PIECES[byte % len(PIECES)] for byte in drawn)
    )


boards, lines_of_pieces = of_pieces(SPACES), of_pieces(COLUMNS)
seeds = st.integers(0, 10_000)
rules = st.builds(
    Options,
    last_stall=st.booleans(),
    no_luck=st.booleans(),
    starter=st.sampled_from(("richest", "left")),
)
few = settings(max_examples=25, deadline=None, derandomize=True)
many = settings(max_examples=150, deadline=None, derandomize=True)


@many
@given(boards)
def test_line_payouts_match_the_reference_scoring(board: bytes) -> None:
    assert [list(paid) for paid in board_payouts(board, SEATS)] == reference_scoring.line_payouts(
        board, SEATS
    )


@many
@given(boards, st.integers(2, 3))
def test_payouts_do_not_depend_on_the_number_of_seats(board: bytes, seats: int) -> None:
    assert [paid[:seats] for paid in board_payouts(board, SEATS)] == board_payouts(board, seats)


@many
@given(lines_of_pieces)
def test_line_pays_the_same_in_both_directions(pieces: bytes) -> None:
    assert line_payouts(pieces) == line_payouts(pieces[::-1])


@many
@given(lines_of_pieces, st.randoms(use_true_random=False))
def test_order_within_a_line_without_fire_does_not_matter(pieces: bytes, rng: Random) -> None:
    pieces = bytes(EMPTY if piece == FIRE else piece for piece in pieces)
    shuffled = list(pieces)
    rng.shuffle(shuffled)
    assert line_payouts(bytes(shuffled)) == line_payouts(pieces)


@many
@given(lines_of_pieces, lines_of_pieces)
def test_line_with_a_fire_pays_the_sum_of_both_sides(left: bytes, right: bytes) -> None:
    both = zip(line_payouts(left), line_payouts(right), strict=True)
    assert line_payouts(left + bytes((FIRE,)) + right) == tuple(map(sum, both))


@many
@given(lines_of_pieces)
def test_first_sack_doubles_a_line_and_a_second_changes_nothing(pieces: bytes) -> None:
    plain = bytes(EMPTY if piece in (FIRE, GOLD) else piece for piece in pieces)
    sack = bytes((GOLD,))
    assert line_payouts(plain + sack) == tuple(2 * paid for paid in line_payouts(plain))
    assert line_payouts(plain + sack + sack) == line_payouts(plain + sack)


@many
@given(lines_of_pieces)
def test_eye_never_raises_payouts_and_counts_once(pieces: bytes) -> None:
    plain = bytes(EMPTY if piece == FIRE else piece for piece in pieces)
    eye = line("eye")
    with_eye = line_payouts(plain + eye)
    assert all(paid <= 0 for paid in with_eye)
    assert all(after <= before for after, before in zip(with_eye, line_payouts(plain), strict=True))
    assert line_payouts(plain + eye + eye) == with_eye


@few
@given(boards, any_piece.filter(bool), st.integers(2, 4))
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
@given(seeds, st.integers(2, 4), rules)
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
            payouts, paid_lines = [0] * seats, set()
        state = transition.state


@few
@given(seeds, st.integers(2, 4), rules, st.integers(0, 120))
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


@few
@given(seeds, st.integers(2, 4), rules, st.integers(0, 120))
def test_money_adds_up_and_states_survive_serialization(
    seed: int, seats: int, options: Options, length: int
) -> None:
    state = _state_after(seed, seats, options, length)
    assert all(player.money == 50 + sum(player.earned) for player in state.players)
    assert all(len(player.earned) == state.round - 1 for player in state.players)
    assert load_state(GAME, dump_state(GAME, state)) == state


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


def test_rows_and_columns_are_all_lines() -> None:
    assert len(LINE_SLICES) == ROWS + COLUMNS
