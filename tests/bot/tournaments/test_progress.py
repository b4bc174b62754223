"""A tournament from entering to its end: nothing is done twice and nobody gets lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import progress as transitions
from bot.tournaments.held.codec import dump_state, load_state
from bot.tournaments.held.state import TournamentState
from bot.tournaments.progress import Phase, Progress, TransitionRejected
from bot.tournaments.results import TableResult
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules, Unplayable
from tests.bot.tournaments.simulation import players, random_result
from tests.support import tournaments

RULES = Rules(Format.SWISS, TableSizes(3, 4), rounds=2)


def entered(number: int, max_players: int = 16) -> Progress:
    return tournaments.entered(RULES, number, max_players)


def in_round(number: int) -> Progress:
    return transitions.begin_round(transitions.start(entered(number), 1))


def drawn(progress: Progress, table: int) -> TableResult:
    assert progress.pairing is not None
    at_table = progress.pairing.tables[table]
    return TableResult(at_table, (1,) * len(at_table), (0,) * len(at_table))


def test_who_comes_when_all_places_are_taken_waits_until_one_is_free() -> None:
    progress = entered(5, max_players=4)
    assert progress.waiting == ("p5",)
    progress = transitions.leave(progress, "p2")
    assert progress.players == ("p1", "p3", "p4", "p5")
    assert progress.waiting == ()


def test_those_who_wait_and_are_here_replace_those_who_are_not() -> None:
    progress = transitions.open_check_in(entered(5, max_players=4))
    for player in ("p1", "p3", "p4", "p5"):
        progress = transitions.check_in(progress, player)
    assert set(transitions.start(progress, 1).players) == {"p1", "p3", "p4", "p5"}


def test_too_few_cannot_start() -> None:
    with pytest.raises(Unplayable):
        transitions.start(entered(5), 1)


def test_a_second_press_on_start_is_rejected() -> None:
    with pytest.raises(TransitionRejected, match="not-now"):
        transitions.start(transitions.start(entered(6), 1), 2)


def test_the_result_of_a_table_counts_once_and_for_its_players() -> None:
    progress = in_round(8)
    with pytest.raises(TransitionRejected, match="other-players"):
        transitions.report_result(progress, 0, drawn(progress, 1))
    progress = transitions.report_result(progress, 0, drawn(progress, 0))
    with pytest.raises(TransitionRejected, match="already-reported"):
        transitions.report_result(progress, 0, drawn(progress, 0))
    assert progress.phase is Phase.ROUND
    progress = transitions.report_result(progress, 1, drawn(progress, 1))
    assert progress.phase is Phase.BETWEEN_ROUNDS
    assert {line.points for line in progress.standings} == {0.5}


def test_whoever_leaves_before_a_round_begins_is_not_in_it() -> None:
    progress = transitions.leave(transitions.start(entered(8), 1), "p3")
    progress = transitions.pair_next_round(progress)
    assert progress.pairing is not None
    seated = {player for table in progress.pairing.tables for player in table}
    assert seated == set(players(8)) - {"p3"}


def test_whoever_leaves_during_a_round_is_out_from_the_next_and_stays_in_the_standings() -> None:
    progress = transitions.leave(in_round(8), "p3")
    assert progress.pairing is not None
    assert any("p3" in table for table in progress.pairing.tables)
    for number in (0, 1):
        progress = transitions.report_result(progress, number, drawn(progress, number))
    progress = transitions.pair_next_round(progress)
    assert progress.pairing is not None
    assert all("p3" not in table for table in progress.pairing.tables)
    assert "p3" in {line.player for line in progress.standings}


def test_a_round_is_taken_back_only_before_it_begins() -> None:
    paired = transitions.start(entered(8), 1)
    again = transitions.pair_next_round(transitions.take_back_round(paired))
    assert again.pairing == paired.pairing
    with pytest.raises(TransitionRejected, match="not-now"):
        transitions.take_back_round(transitions.begin_round(paired))


def test_a_tournament_that_ends_early_keeps_its_standings() -> None:
    progress = transitions.end_early(in_round(6))
    assert len(progress.standings) == 6
    with pytest.raises(TransitionRejected, match="not-now"):
        transitions.end_early(progress)


def any_transition(progress: Progress, random: Random) -> Progress:
    player = f"p{random.randrange(10)}"
    tables = progress.pairing.tables if progress.pairing else (("p1", "p2", "p3"),)
    number = random.randrange(len(tables))
    choices: list[Callable[[], Progress]] = [
        lambda: transitions.enter(progress, player),
        lambda: transitions.leave(progress, player),
        lambda: transitions.open_check_in(progress),
        lambda: transitions.check_in(progress, player),
        lambda: transitions.start(progress, 1),
        lambda: transitions.begin_round(progress),
        lambda: transitions.take_back_round(progress),
        lambda: transitions.pair_next_round(progress),
        lambda: transitions.report_result(progress, number, random_result(tables[number], random)),
    ]
    return random.choice(choices)()


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), number=st.integers(3, 9))
def test_whatever_is_pressed_in_any_order_rounds_only_grow_and_nobody_is_lost(
    seed: int, number: int
) -> None:
    """It is stored after each press and read again, as by another process."""
    random, progress = Random(seed), entered(number, max_players=8)
    for _ in range(60):
        before = progress
        try:
            progress = any_transition(progress, random)
        except (TransitionRejected, Unplayable):
            continue
        state = load_state(dump_state(TournamentState(progress, round_message_ids=(1, 2))))
        assert state == TournamentState(progress, round_message_ids=(1, 2))
        progress = state.progress
        assert progress.played[: len(before.played)] == before.played
        assert len(progress.played) - len(before.played) in (0, 1)
        assert len(set(progress.entered)) == len(progress.entered)
        assert (progress.pairing is None) == (progress.phase not in (Phase.PAIRED, Phase.ROUND))
        if before.lots is not None:
            assert progress.lots == before.lots
            assert progress.left >= before.left
            assert {line.player for line in progress.standings} == set(before.entered)
