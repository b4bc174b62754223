"""Reasons of hints for a pass."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase
from tests.bot.games.saint_petersburg.test_hint_reasons import NOTHING_BETTER, reason_for
from tests.engine.games.saint_petersburg.positions import PASS, buy, player, position


def test_reason_for_a_pass_says_if_it_is_forced() -> None:
    state = position(player(hand="3*judge", rubles=1), player(), upper="bank")
    assert reason_for(state, PASS) == "There’s nothing else you can do now."


def test_reason_for_a_pass_says_if_nothing_can_be_paid() -> None:
    early = position(player(rubles=1), player(), upper="bank judge")
    assert reason_for(early, PASS) == (
        "You can’t pay for any of these cards, and in your hand they pay nothing."
    )
    late = position(player(rubles=1), player(), upper="judge", last_round=True)
    assert reason_for(late, PASS).endswith(
        "and each one in your hand costs you 5 points at the end."
    )


def test_reason_for_a_pass_says_if_nothing_pays_any_more() -> None:
    own = player("warehouse_manager")
    state = position(
        own, player(), phase=Phase.ARISTOCRAT, upper="warehouse_manager", last_round=True
    )
    assert reason_for(state, PASS) == "Every card you could buy costs more than it will still pay."
    assert reason_for(state, buy("warehouse_manager")) == (
        "It costs more than it will still pay, but a trading card could still displace it."
    )
    new_kind = position(own, player(), phase=Phase.ARISTOCRAT, upper="author", last_round=True)
    assert reason_for(new_kind, PASS) == NOTHING_BETTER
    assert "2 different aristocrats" in reason_for(new_kind, buy("author"))


@pytest.mark.parametrize(
    ("phase", "in_play", "rubles", "last_round", "told"),
    [
        (Phase.WORKER, "", 6, False, "the buildings, which come next."),
        (Phase.BUILDING, "", 7, True, "the aristocrats, who come next."),
        (Phase.BUILDING, "pub", 7, False, "the Pub, which opens then, and for the aristocrats."),
        (Phase.TRADING, "", 5, False, "the workers of the next round."),
    ],
)
def test_reason_for_a_pass_says_what_the_rubles_are_kept_for(
    phase: Phase, in_play: str, rubles: int, last_round: bool, told: str
) -> None:
    own = player(in_play, rubles=rubles)
    state = position(own, player(), phase=phase, upper="author", last_round=last_round)
    assert reason_for(state, PASS) == f"That leaves you {rubles} rubles for {told}"


def test_rubles_of_the_scoring_are_kept_too() -> None:
    own = player("judge", rubles=4)
    state = position(own, player(), phase=Phase.ARISTOCRAT, upper="author")
    assert reason_for(state, PASS) == (
        "That leaves you 9 rubles (4 now and 5 at the scoring) for the trading cards,"
        " which come next."
    )


def test_rubles_kept_to_the_end_are_points() -> None:
    own = player(rubles=12)
    state = position(own, player(), phase=Phase.TRADING, upper="author", last_round=True)
    assert reason_for(state, PASS) == "At the end, every 10 rubles you keep are 1 point."


@pytest.mark.parametrize(
    ("rubles", "told"),
    [
        (7, "That ends the phase and leaves you 7 rubles for the aristocrats, who come next."),
        (25, "That ends the phase before your rival can do more."),
    ],
)
def test_reason_for_a_pass_that_ends_the_phase_says_so(rubles: int, told: str) -> None:
    own = player(rubles=rubles)
    state = position(own, player(), phase=Phase.BUILDING, upper="author")
    state.passes = 1
    assert reason_for(state, PASS) == told


@pytest.mark.parametrize(
    ("phase", "rubles", "last_round"), [(Phase.BUILDING, 25, False), (Phase.TRADING, 18, True)]
)
def test_rubles_that_would_do_no_more_are_no_reason_to_pass(
    phase: Phase, rubles: int, last_round: bool
) -> None:
    """Every aristocrat can be paid after a purchase, too, or it costs no 10 rubles."""
    own = player(rubles=rubles)
    state = position(own, player(), phase=phase, upper="author", last_round=last_round)
    assert reason_for(state, PASS) == NOTHING_BETTER
