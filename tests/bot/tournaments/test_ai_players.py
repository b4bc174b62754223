"""AI players of a tournament that they fill up: who enters and who leaves before a round."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.storage.tournament_records import TournamentPlayer
from bot.tournaments import progress as transitions
from bot.tournaments.held import steps
from bot.tournaments.held.state import Tournament, player_key
from bot.tournaments.progress import Phase, TransitionRejected
from bot.tournaments.tournament import Format
from tests.bot.tournaments.held_tournament import played, seated, started, with_new_ai_players


def without(tournament: Tournament, *players: str) -> Tournament:
    progress = tournament.progress
    for player in players:
        progress = transitions.leave(progress, player)
    return tournament.with_progress(progress)


def paired(tournament: Tournament) -> Tournament:
    """The tournament with its next round paired, with new AI players if any are needed."""
    new = steps.new_ai_players(tournament)
    return steps.paired(with_new_ai_players(tournament, new))


def all_seated(tournament: Tournament) -> set[str]:
    """Who has a table in the next round; nobody has a bye."""
    pairing = tournament.progress.pairing
    assert pairing is not None
    assert pairing.byes == ()
    return seated(tournament)


@pytest.mark.parametrize("form", [Format.SWISS, Format.ROUND_ROBIN])
def test_an_ai_player_enters_for_somebody_who_leaves_so_that_nobody_has_a_bye(
    form: Format,
) -> None:
    tournament = started(12, 12, form=form)
    assert not tournament.ai_players()
    tournament = paired(without(played(tournament), "p3"))
    assert all_seated(tournament) == {player_key(each) for each in range(1, 14)} - {"p3"}
    assert tournament.ai_players() == {"p13"}
    last = tournament.progress.places[-1][1]
    assert last.player == "p13"
    assert last.points == 0, "with nothing for the rounds before"


def test_nobody_enters_while_the_tables_are_full_without_them() -> None:
    tournament = paired(without(played(started(16, 16)), "p1", "p2", "p3", "p4"))
    assert not tournament.ai_players()
    assert len(all_seated(tournament)) == 12


def test_nobody_enters_a_knock_out_or_where_no_ai_players_are_wanted() -> None:
    knock_out = played(started(16, 16, form=Format.KNOCK_OUT))
    assert not paired(without(knock_out, "p3")).ai_players()
    unfilled = paired(without(played(started(16, 0)), "p3"))
    assert not unfilled.ai_players()
    assert unfilled.progress.pairing is not None
    assert len(unfilled.progress.pairing.byes) == 3


def test_nobody_enters_after_the_last_round_or_when_all_people_have_left() -> None:
    over = paired(without(played(started(4, 4, rounds=1)), "p3"))
    assert over.progress.phase is Phase.ENDED
    assert not over.ai_players()
    left = paired(without(played(started(2, 4)), "p1", "p2"))
    assert left.progress.phase is Phase.ENDED
    assert left.ai_players() == {"p3", "p4"}


def test_an_ai_player_leaves_for_somebody_who_enters_late_and_comes_back_first() -> None:
    tournament = played(started(10, 12))
    late = transitions.enter_late(tournament.progress, "p13", 4, tournament.ai_players())
    tournament = replace(
        tournament.with_progress(late),
        players={**tournament.players, "p13": TournamentPlayer(13, 13, "")},
    )
    tournament = paired(tournament)
    assert all_seated(tournament) == {player_key(each) for each in range(1, 14)} - {"p12"}
    tournament = paired(without(played(tournament), "p1"))
    assert "p12" in all_seated(tournament), "with the points of the first round"
    assert tournament.ai_players() == {"p11", "p12"}, "no new one is needed"


def test_ai_players_take_no_place_from_people() -> None:
    progress, ai_players = started(15, 16).progress, {"p16"}
    with pytest.raises(TransitionRejected, match="full"):
        transitions.enter_late(progress, "p17", 4)
    progress = transitions.enter_late(progress, "p17", 4, ai_players)
    with pytest.raises(TransitionRejected, match="full"):
        transitions.enter_late(progress, "p18", 4, ai_players)
    progress = transitions.leave(progress, "p2")
    assert "p18" in transitions.enter_late(progress, "p18", 4, ai_players).players


def test_those_who_were_absent_too_often_are_replaced_like_those_who_leave() -> None:
    tournament = played(started(8, 8)).with_state(absences={"p3": 2})
    tournament = paired(tournament)
    assert len(all_seated(tournament)) == 8
    assert "p3" not in all_seated(tournament)


def test_ai_players_who_were_stored_before_a_crash_enter_instead_of_new_ones() -> None:
    tournament = with_new_ai_players(without(played(started(8, 8)), "p3"), 1)
    assert steps.new_ai_players(tournament) == 0
    assert "p9" in all_seated(steps.paired(tournament))


@pytest.mark.parametrize(
    ("people", "fill_to", "sizes", "most", "ai_players"),
    [
        (5, 9, "4", 16, 7),
        (5, 9, "4", 11, 4),
        (3, 5, "3-4", 16, 3),
        (17, 16, "4", 32, 3),
        (5, 0, "4", 16, 0),
    ],
)
def test_a_tournament_is_filled_up_so_that_if_possible_nobody_has_a_bye(
    people: int, fill_to: int, sizes: str, most: int, ai_players: int
) -> None:
    tournament = started(people, fill_to, sizes=sizes, most=most, rounds=1)
    assert len(tournament.ai_players()) == ai_players


@pytest.mark.parametrize(("number", "sizes"), [(8, "4"), (9, "3")])
def test_in_a_round_robin_all_who_stay_meet_though_somebody_leaves(number: int, sizes: str) -> None:
    """Without the AI player, those who have a bye in the rounds that are left would not."""
    tournament = started(number, number, form=Format.ROUND_ROBIN, sizes=sizes)
    planned = tournament.progress.rules.expected_rounds(number)
    tournament = without(played(tournament), "p3")
    while (tournament := paired(tournament)).progress.phase is Phase.PAIRED:
        tournament = played(tournament)
    rounds = tournament.progress.played
    assert len(rounds) == planned
    met = {
        frozenset(pair)
        for each in rounds
        for table in each.tables
        for pair in combinations(table.players, 2)
    }
    stayed = [player_key(each) for each in range(1, number + 1) if each != 3]
    assert {frozenset(pair) for pair in combinations(stayed, 2)} <= met
