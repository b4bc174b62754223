"""Check-ins before live rounds: who is asked, when a round begins, and what missing one costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.storage.tournament_records import TournamentPlayer
from bot.table.preferences import LIVE
from bot.tournaments import progress as transitions
from bot.tournaments.held import check_in, steps
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase, TransitionRejected
from bot.tournaments.rounds import winners
from bot.tournaments.tournament import Format
from tests.bot.tournaments.held_tournament import played, seated, started

UNTIL, NOW = 1_000, 900
"""When the check-in ends, and a moment before."""


def after_round_1(number: int, *, sizes: str = "2", ai: int = 0, **options: Any) -> Tournament:
    """A live tournament whose first round is over; the last players are AI players."""
    tournament = started(number - ai, number if ai else 0, sizes=sizes, **options)
    live = tournament.settings.model_copy(update={"time_limit": LIVE})
    return played(replace(tournament, settings=live))


def asking(number: int, **options: Any) -> Tournament:
    return check_in.opened_before_round(after_round_1(number, **options), UNTIL)


def here(tournament: Tournament, *players: str) -> Tournament:
    for player in players:
        tournament = check_in.checked_in(tournament, player)
    return tournament


def test_only_live_tournaments_ask_before_each_round_unless_they_were_told_otherwise() -> None:
    live = after_round_1(4)
    assert check_in.asks_before_next_round(live)
    slow = replace(live, settings=live.settings.model_copy(update={"time_limit": 86_400}))
    assert not check_in.asks_before_next_round(slow)
    slow = replace(slow, settings=slow.settings.model_copy(update={"check_in": True}))
    assert slow.settings.asks_at_start
    assert not check_in.asks_before_next_round(slow)
    quiet = replace(live, settings=live.settings.model_copy(update={"check_in": False}))
    assert not quiet.settings.asks_at_start
    assert not check_in.asks_before_next_round(quiet)


def test_a_check_in_lasts_a_tenth_of_a_game_and_two_to_five_minutes() -> None:
    assert [check_in.window(minutes) for minutes in (1, 30, 60)] == [120, 180, 300]


def test_a_round_begins_once_all_people_are_here_and_not_before() -> None:
    tournament = here(asking(4), "p1", "p2", "p3")
    assert check_in.decided(tournament, NOW).progress.phase is Phase.ROUND_CHECK_IN
    tournament = check_in.decided(here(tournament, "p4"), NOW)
    assert tournament.progress.phase is Phase.ROUND
    assert seated(tournament) == {"p1", "p2", "p3", "p4"}
    assert tournament.state.check_in_until is None


def test_ai_players_are_always_here() -> None:
    tournament = asking(4, ai=3)
    assert check_in.asked_players(tournament) == ["p1"]
    tournament = check_in.decided(here(tournament, "p1"), NOW)
    assert seated(tournament) == {"p1", "p2", "p3", "p4"}


def test_who_is_missing_sits_the_round_out_without_points_and_may_come_back() -> None:
    tournament = check_in.decided(here(asking(5, sizes="2"), "p1", "p2", "p3"), UNTIL)
    pairing = tournament.progress.pairing
    assert pairing is not None
    assert set(pairing.sitting_out) == {"p4", "p5"}
    assert len(pairing.byes) == 1
    before = {line.player: line.points for line in after_round_1(5).progress.standings}
    tournament = played(tournament)
    after = {line.player: line.points for line in tournament.progress.standings}
    assert (after["p4"], after["p5"]) == (before["p4"], before["p5"])
    assert set(tournament.progress.played[1].sitting_out) == {"p4", "p5"}
    again = check_in.opened_before_round(tournament, UNTIL)
    assert set(check_in.asked_players(again)) == {"p1", "p2", "p3", "p4", "p5"}
    again = check_in.decided(here(again, "p1", "p2", "p3", "p4"), UNTIL)
    assert "p4" in seated(again)


def test_who_misses_two_rounds_in_a_row_is_out() -> None:
    tournament = played(check_in.decided(here(asking(6), "p1", "p2", "p3", "p4", "p5"), UNTIL))
    assert tournament.state.absences["p6"] == 1
    tournament = check_in.opened_before_round(tournament, UNTIL)
    tournament = check_in.decided(here(tournament, "p1", "p2", "p3", "p4"), UNTIL)
    assert tournament.state.absences == {"p5": 1, "p6": 2}
    tournament = check_in.opened_before_round(played(tournament), UNTIL)
    assert "p6" in tournament.progress.left
    with pytest.raises(TransitionRejected, match="not-asked"):
        check_in.checked_in(tournament, "p6")
    assert "p5" in check_in.asked_players(tournament)


def test_a_table_at_which_somebody_was_absent_and_a_missed_check_in_are_two_in_a_row() -> None:
    tournament = asking(6).with_state(absences={"p5": 1, "p6": 1})
    tournament = check_in.decided(here(tournament, "p1", "p2", "p3", "p4", "p5"), UNTIL)
    assert tournament.state.absences["p6"] == 2
    byes = tournament.progress.pairing.byes if tournament.progress.pairing else ()
    assert tournament.state.absences.get("p5", 0) == (0 if "p5" in byes else 1)


def test_who_is_missing_in_a_knock_out_is_out_and_nobody_comes_back_instead() -> None:
    tournament = asking(8, form=Format.KNOCK_OUT)
    through = check_in.asked_players(tournament)
    assert len(through) == 4
    (loser, *_) = set(tournament.progress.entered) - set(through)
    with pytest.raises(TransitionRejected, match="not-asked"):
        check_in.checked_in(tournament, loser)
    tournament = check_in.decided(here(tournament, *through[:3]), UNTIL)
    progress = tournament.progress
    assert through[3] in progress.left
    assert progress.pairing is not None
    assert progress.pairing.sitting_out == (through[3],)
    assert seated(tournament) | set(progress.pairing.byes) == set(through[:3])


def test_the_only_one_who_is_here_for_the_final_wins_the_knock_out() -> None:
    tournament = asking(4, form=Format.KNOCK_OUT)
    (one, other) = check_in.asked_players(tournament)
    for present in (one, other):
        ended = check_in.decided(here(tournament, present), UNTIL).progress
        assert ended.phase is Phase.ENDED
        assert winners(ended) == (present,)


@pytest.mark.parametrize("form", list(Format))
def test_if_nobody_is_here_it_waits_for_an_hour_and_then_ends_with_its_standings(
    form: Format,
) -> None:
    tournament = check_in.decided(asking(4, form=form), UNTIL)
    assert tournament.progress.phase is Phase.ROUND_CHECK_IN
    until = UNTIL + check_in.WAIT_SECONDS
    assert tournament.state.check_in_until == until
    assert check_in.decided(tournament, until - 1) == tournament
    ended = check_in.decided(tournament, until)
    assert ended.progress.phase is Phase.ENDED
    assert len(ended.progress.played) == 1


def test_while_it_waits_a_round_begins_once_a_table_is_full() -> None:
    tournament = check_in.decided(here(asking(4), "p1"), UNTIL)
    assert tournament.state.is_waiting
    assert check_in.decided(tournament, UNTIL + 1) == tournament
    tournament = check_in.decided(here(tournament, "p4"), UNTIL + 1)
    assert tournament.progress.phase is Phase.ROUND
    assert seated(tournament) == {"p1", "p4"}


def test_a_knock_out_that_waits_is_not_won_by_the_first_who_comes() -> None:
    tournament = check_in.decided(asking(4, form=Format.KNOCK_OUT), UNTIL)
    one, other = check_in.asked_players(tournament)
    tournament = here(tournament, one)
    assert check_in.decided(tournament, UNTIL + 1) == tournament
    assert check_in.decided(here(tournament, other), UNTIL + 1).progress.phase is Phase.ROUND
    until = UNTIL + check_in.WAIT_SECONDS
    assert winners(check_in.decided(tournament, until).progress) == (one,)


def test_ai_players_alone_are_not_enough_while_there_are_people() -> None:
    tournament = check_in.decided(asking(4, ai=2), UNTIL)
    assert tournament.progress.phase is Phase.ROUND_CHECK_IN
    assert tournament.state.is_waiting


def test_once_all_people_have_left_nobody_is_asked_and_ai_players_play_on() -> None:
    tournament = after_round_1(4, ai=2)
    for player in ("p1", "p2"):
        tournament = tournament.with_progress(transitions.leave(tournament.progress, player))
    assert not check_in.asks_before_next_round(tournament)
    tournament = asking(4, ai=2)
    for player in ("p1", "p2"):
        tournament = tournament.with_progress(transitions.leave(tournament.progress, player))
    assert seated(check_in.decided(tournament, NOW)) == {"p3", "p4"}


def test_an_ai_player_takes_the_place_of_who_is_missing_for_this_round_only() -> None:
    tournament = here(asking(4, ai=1), "p1", "p2")
    assert steps.new_ai_players(check_in.without_missing(tournament)) == 1
    newcomer = {"p5": TournamentPlayer(5, None, "", "easy")}
    tournament = replace(tournament, players={**tournament.players, **newcomer})
    tournament = check_in.decided(tournament, UNTIL)
    assert seated(tournament) == {"p1", "p2", "p4", "p5"}
    again = check_in.opened_before_round(played(tournament), UNTIL)
    assert set(check_in.asked_players(again)) == {"p1", "p2", "p3"}
    again = check_in.decided(here(again, "p1", "p2", "p3"), NOW)
    assert seated(again) == {"p1", "p2", "p3", "p4"}


def test_who_enters_during_a_check_in_is_here() -> None:
    tournament = here(asking(4), "p1", "p2", "p3", "p4")
    late = transitions.enter_late(tournament.progress, "p5", 4)
    late = transitions.enter_late(late, "p6", 4)
    players = {
        **tournament.players,
        "p5": TournamentPlayer(5, 5, ""),
        "p6": TournamentPlayer(6, 6, ""),
    }
    tournament = replace(tournament.with_progress(late), players=players)
    assert len(seated(check_in.decided(tournament, NOW))) == 6


def test_after_the_last_round_nobody_is_asked() -> None:
    tournament = check_in.opened_before_round(after_round_1(4, rounds=1), UNTIL)
    assert tournament.progress.phase is Phase.ENDED


def test_a_pause_calls_a_check_in_off_and_everybody_is_asked_again() -> None:
    paused = steps.paused(here(asking(4), "p1"))
    assert paused.progress.phase is Phase.BETWEEN_ROUNDS
    assert check_in.opened_before_round(paused, UNTIL) == paused
    again = check_in.opened_before_round(steps.resumed(paused), UNTIL)
    assert check_in.missing_players(again) == check_in.asked_players(again)


def test_a_round_robin_in_which_somebody_missed_a_round_repeats_no_meeting_before_it_must() -> None:
    tournament = asking(6, form=Format.ROUND_ROBIN)
    everybody = tuple(check_in.asked_players(tournament))
    tournament = played(check_in.decided(here(tournament, *everybody[:4]), UNTIL))
    tournament = check_in.opened_before_round(tournament, UNTIL)
    tournament = check_in.decided(here(tournament, *everybody), UNTIL)
    pairing = tournament.progress.pairing
    assert pairing is not None
    met = {frozenset(table.players) for each in tournament.progress.played for table in each.tables}
    assert not met & {frozenset(table) for table in pairing.tables}
