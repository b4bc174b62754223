"""Payouts of rows and columns: the rule book's examples, and how fire, eye and sack combine."""

from __future__ import annotations

import pytest

from engine.games.heller_und_pfennig.market import LINE_NAMES
from engine.games.heller_und_pfennig.scoring import board_payouts, line_payouts, payout_totals
from tests.engine.games.heller_und_pfennig.positions import line, market


def test_example_buyer_and_unpleasant_person_with_three_players() -> None:
    assert line_payouts(line("+3 -6 4a 1a 1b 1c")) == (-15, -3, -3, 0)


def test_example_fire_keeps_the_eye_from_the_other_side() -> None:
    assert line_payouts(line("eye +6 2a fire +5 1b")) == (0, 5, 0, 0)


def test_example_eye_and_sack_double_only_the_unpleasant_person() -> None:
    assert line_payouts(line("+4 -3 eye gold 1a")) == (-6, 0, 0, 0)


def test_example_buyers_and_unpleasant_persons_with_three_goods() -> None:
    assert line_payouts(line("+6 +4 -1 -2 3a")) == (21, 0, 0, 0)


CASES = {
    "no customers, no money": ("4a 3b 2c 1d . .", (0, 0, 0, 0)),
    "no stalls, no money": ("+6 +6 gold . . .", (0, 0, 0, 0)),
    "every seat gets the value for each of its goods": ("+2 4a 3b 2c 1d .", (8, 6, 4, 2)),
    "several stalls of a seat add up": ("+2 4a 3a 2a 1a .", (20, 0, 0, 0)),
    "empty spaces do not cut a line": ("+5 . . . . 2a", (10, 0, 0, 0)),
    "a sack doubles gains": ("+5 gold 2a . . .", (20, 0, 0, 0)),
    "a sack doubles losses": ("-5 gold 2a . . .", (-20, 0, 0, 0)),
    "a sack doubles the sum, not the parts": ("+5 -2 gold 2a . .", (12, 0, 0, 0)),
    "a sack by itself is worth nothing": ("gold 4a . . . .", (0, 0, 0, 0)),
    "the eye drives all buyers away": ("+6 +5 eye 4a . .", (0, 0, 0, 0)),
    "the eye leaves the unpleasant persons": ("+6 -5 eye 4a . .", (-20, 0, 0, 0)),
    "the eye by itself is worth nothing": ("eye 4a . . . .", (0, 0, 0, 0)),
    "a fire cuts the stall off": ("+6 fire 4a . . .", (0, 0, 0, 0)),
    "a fire protects too": ("-6 fire 4a +1 . .", (4, 0, 0, 0)),
    "a fire at the left edge cuts nothing": ("fire +6 4a . . .", (24, 0, 0, 0)),
    "a fire at the right edge cuts nothing": ("+6 4a . . . fire", (24, 0, 0, 0)),
    "two fires make three parts": ("+1 1a fire 2a fire 3b", (1, 0, 0, 0)),
    "each part pays separately": ("+1 1a fire +2 2b fire", (1, 4, 0, 0)),
    "two fires side by side": ("+3 1a fire fire +4 1b", (3, 4, 0, 0)),
    "a sack does not reach over a fire": ("gold 1a +2 fire +3 1b", (4, 3, 0, 0)),
    "eye and sack on different sides of a fire": ("eye -2 1a fire gold 1b", (-2, 0, 0, 0)),
    "an eye, a sack and a fire at the edge": ("+4 eye gold -1 3a fire", (-6, 0, 0, 0)),
    "one part gains, one part loses": ("+4 2a fire -4 1a +1", (5, 0, 0, 0)),
}


@pytest.mark.parametrize(("words", "paid"), CASES.values(), ids=CASES)
def test_line_payouts(words: str, paid: tuple[int, ...]) -> None:
    assert line_payouts(line(words)) == paid
    mirrored = " ".join(reversed(words.split()))
    assert line_payouts(line(mirrored)) == paid, "a line has no direction"


def paying_lines(board: bytes | bytearray) -> dict[str, tuple[int, ...]]:
    """The payouts of the lines that pay two seats anything, by name."""
    paid = zip(LINE_NAMES, board_payouts(board, 2), strict=True)
    return {name: payouts for name, payouts in paid if any(payouts)}


def test_stalls_and_customers_count_in_their_row_and_column() -> None:
    board = market(
        """
        2a +3 .  . . .
        -1 .  .  . . .
        .  1b .  . . .
        """
    )
    assert paying_lines(board) == {"1": (6, 0), "A": (-2, 0), "B": (0, 3)}
    assert payout_totals(board_payouts(board, 2)) == (4, 3)


def test_eye_and_sack_act_on_their_own_row_and_column_only() -> None:
    board = market(
        """
        eye  1a . . . +2
        .    .  . . . .
        gold 1b . . . +2
        """
    )
    assert paying_lines(board) == {"3": (0, 4)}


def test_fire_cuts_its_row_and_column() -> None:
    board = market(
        """
        .  .  +2 .  . .
        .  .  1a .  . .
        +3 1a fire 1b +4 .
        .  .  1b .  . .
        .  .  -5 .  . .
        """
    )
    assert paying_lines(board) == {"3": (3, 4), "C": (2, -5)}
