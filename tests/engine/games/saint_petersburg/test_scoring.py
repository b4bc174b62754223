"""Scoring at the end of the first three phases."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase, card_table
from engine.games.saint_petersburg.scoring import income
from engine.games.saint_petersburg.state import Player
from tests.engine.games.saint_petersburg.positions import all_pass, player, position

TABLE = card_table("base")


def pays(phase: Phase, in_play: str, used: int = 0) -> tuple[int, int]:
    """Rubles and points that the scoring of a phase gives."""
    state = position(player(in_play, rubles=0, used=used), player(), phase=phase)
    scored = all_pass(state).players[0]
    return scored.rubles, scored.points


def test_only_green_cards_score_in_the_worker_phase() -> None:
    assert pays(Phase.WORKER, "2*lumberjack fur_shop market judge bank pope") == (9, 2)


def test_only_blue_cards_score_in_the_building_phase() -> None:
    assert pays(Phase.BUILDING, "market theater bank lumberjack wharf judge") == (5, 8)


def test_only_red_cards_score_in_the_aristocrat_phase() -> None:
    assert pays(Phase.ARISTOCRAT, "judge controller pope market lumberjack wharf") == (10, 4)


def test_trading_cards_score_with_their_colour() -> None:
    assert pays(Phase.WORKER, "weaving_mill wharf") == (12, 1)
    assert pays(Phase.BUILDING, "hermitage") == (3, 4)
    assert pays(Phase.ARISTOCRAT, "czar builder") == (5, 6)


def test_cards_of_earlier_rounds_score_again() -> None:
    state = position(player("lumberjack", rubles=0))
    for _ in range(5):
        state = all_pass(state)
    assert state.players[0].rubles == 6


def test_all_players_are_paid() -> None:
    seats = [player("lumberjack"), player(), player("2*wharf"), player("market")]
    state = all_pass(position(*seats))
    assert [seat.rubles for seat in state.players] == [28, 25, 37, 25]


def test_cards_in_the_hand_score_nothing() -> None:
    state = position(player(hand="lumberjack"), player())
    assert all_pass(state).players[0].rubles == 25


def test_mariinskij_theater_pays_a_ruble_per_red_card_at_building_scoring() -> None:
    assert pays(Phase.BUILDING, "mariinskij_theater 2*author judge") == (3, 0)
    assert pays(Phase.ARISTOCRAT, "mariinskij_theater author") == (1, 0)


def test_tax_man_pays_a_ruble_per_green_card_at_the_aristocrat_scoring() -> None:
    assert pays(Phase.ARISTOCRAT, "tax_man 2*lumberjack shepherd") == (3, 0)
    assert pays(Phase.WORKER, "tax_man lumberjack") == (3, 0)


def test_income_of_the_trading_phase_is_zero() -> None:
    assert income(TABLE, player("lumberjack market author"), Phase.TRADING) == (0, 0)


def test_income_equals_what_the_scoring_pays() -> None:
    seat: Player = player("2*shepherd market pub mariinskij_theater tax_man judge fur_shop")
    for phase in SCORING_PHASES:
        shown = income(TABLE, seat, phase)
        scored = all_pass(position(seat, player(), phase=phase)).players[0]
        assert (scored.rubles - seat.rubles, scored.points) == shown
