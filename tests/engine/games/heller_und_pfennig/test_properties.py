"""What holds on every market, played or made up."""

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
"""What made-up markets are made of: more often empty spaces and special tiles."""

any_piece = st.sampled_from(PIECES)


def of_pieces(size: int) -> st.SearchStrategy[bytes]:
    """So many spaces with anything on them."""
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
def test_lines_pay_what_each_stall_earns_by_itself(board: bytes) -> None:
    assert [list(paid) for paid in board_payouts(board, SEATS)] == reference_scoring.line_payouts(
        board, SEATS
    )


@many
@given(boards, st.integers(2, 3))
def test_fewer_seats_are_paid_the_same(board: bytes, seats: int) -> None:
    assert [paid[:seats] for paid in board_payouts(board, SEATS)] == board_payouts(board, seats)


@many
@given(lines_of_pieces)
def test_a_line_pays_the_same_from_both_ends(pieces: bytes) -> None:
    assert line_payouts(pieces) == line_payouts(pieces[::-1])


@many
@given(lines_of_pieces, st.randoms(use_true_random=False))
def test_without_a_fire_the_order_of_a_line_does_not_matter(pieces: bytes, rng: Random) -> None:
    pieces = bytes(EMPTY if piece == FIRE else piece for piece in pieces)
    shuffled = list(pieces)
    rng.shuffle(shuffled)
    assert line_payouts(bytes(shuffled)) == line_payouts(pieces)


@many
@given(lines_of_pieces, lines_of_pieces)
def test_a_fire_adds_up_what_both_sides_would_pay_alone(left: bytes, right: bytes) -> None:
    both = zip(line_payouts(left), line_payouts(right), strict=True)
    assert line_payouts(left + bytes((FIRE,)) + right) == tuple(map(sum, both))


@many
@given(lines_of_pieces)
def test_a_first_sack_doubles_a_line_and_a_second_one_nothing(pieces: bytes) -> None:
    plain = bytes(EMPTY if piece in (FIRE, GOLD) else piece for piece in pieces)
    sack = bytes((GOLD,))
    assert line_payouts(plain + sack) == tuple(2 * paid for paid in line_payouts(plain))
    assert line_payouts(plain + sack + sack) == line_payouts(plain + sack)


@many
@given(lines_of_pieces)
def test_an_eye_never_helps_and_counts_once(pieces: bytes) -> None:
    plain = bytes(EMPTY if piece == FIRE else piece for piece in pieces)
    eye = line("eye")
    with_eye = line_payouts(plain + eye)
    assert all(paid <= 0 for paid in with_eye)
    assert all(after <= before for after, before in zip(with_eye, line_payouts(plain), strict=True))
    assert line_payouts(plain + eye + eye) == with_eye


@few
@given(boards, any_piece.filter(bool), st.integers(2, 4))
def test_what_a_piece_changes_is_the_difference_of_the_totals(
    board: bytes, piece: int, seats: int
) -> None:
    before = payout_totals(board_payouts(board, seats))
    for space in [space for space, stands in enumerate(board) if stands == EMPTY]:
        after = bytearray(board)
        after[space] = piece
        paid = zip(payout_totals(board_payouts(after, seats)), before, strict=True)
        assert payout_gains(board, piece, space, seats) == tuple(new - old for new, old in paid)


@few
@given(seeds, st.integers(2, 4), rules)
def test_paying_each_line_as_soon_as_it_is_full_gives_the_same_totals(
    seed: int, seats: int, options: Options
) -> None:
    rng, state = Random(seed), GAME.new(seats, seed, options)
    at_once, paid_for = [0] * seats, set[int]()
    while not state.over:
        seat = to_act(state)
        outcome = apply(GAME, state, seat, rng.choice(GAME.legal_actions(state, seat)))
        market = bytes((*outcome.phase_end_states, outcome.state)[0].board)
        for number, cut in enumerate(LINE_SLICES):
            # With the last stall lines can stay open, and are paid as they are in the end.
            if number not in paid_for and (EMPTY not in market[cut] or outcome.state.over):
                paid_for.add(number)
                for owner, paid in enumerate(line_payouts(market[cut])[:seats]):
                    at_once[owner] += paid
        if outcome.phase_end_states:
            assert [player.earned[-1] for player in outcome.state.players] == at_once
            at_once, paid_for = [0] * seats, set()
        state = outcome.state


@few
@given(seeds, st.integers(2, 4), rules, st.integers(0, 120))
def test_legal_actions_are_every_piece_on_every_empty_space(
    seed: int, seats: int, options: Options, length: int
) -> None:
    state = _after(seed, seats, options, length)
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
def test_money_is_what_the_rounds_brought_and_states_survive_json(
    seed: int, seats: int, options: Options, length: int
) -> None:
    state = _after(seed, seats, options, length)
    assert all(player.money == 50 + sum(player.earned) for player in state.players)
    assert all(len(player.earned) == state.round - 1 for player in state.players)
    assert load_state(GAME, dump_state(GAME, state)) == state


def _after(seed: int, seats: int, options: Options, length: int) -> State:
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
