"""What is known of the rounds of a knock-out while it is played."""

from __future__ import annotations

from random import Random

from bot.tournaments import progress as transitions
from bot.tournaments.progress import Phase
from bot.tournaments.rounds import gone_on, known_round, known_rounds, winners
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules
from tests.support.tournaments import knock_out, play_round, played_tournament


def test_who_goes_on_is_known_once_the_round_is_over_and_before_the_next_is_paired() -> None:
    paired = knock_out(16, "4", 1).progress
    assert gone_on(paired, 2) == frozenset(), "that round is not over"
    over = play_round(knock_out(16, "4", 0).progress, Random(1))
    assert over.phase is Phase.BETWEEN_ROUNDS
    again = transitions.pair_next_round(over)
    assert len(gone_on(over, 1)) == 8
    assert gone_on(over, 1) == gone_on(again, 1)
    assert winners(over) == ()


def test_of_a_knock_out_all_that_is_known_leads_to_one_winner() -> None:
    progress = knock_out(16, "2").progress
    assert [len(each.tables) for each in known_rounds(progress)] == [8, 4, 2, 1]
    assert [each.is_final for each in known_rounds(progress)] == [False, False, False, True]
    for number in (1, 2, 3):
        after = known_round(progress, number + 1).tables
        assert gone_on(progress, number) == {player for table in after for player in table}
    assert gone_on(progress, 4) == frozenset()
    (winner,) = winners(progress)
    assert known_round(progress, 4).best_first(0)[0] == winner


def test_whoever_leads_when_it_ends_early_has_won() -> None:
    progress = transitions.end_early(knock_out(16, "4", 1).progress)
    assert winners(progress) == (progress.standings[0].player,)
    assert gone_on(progress, 1) == frozenset()
    unplayed = transitions.end_early(knock_out(16, "4", 0).progress)
    assert winners(unplayed) == ()
    assert known_rounds(unplayed) == []


def test_a_single_table_of_another_format_is_no_end() -> None:
    rules = Rules(Format.SWISS, TableSizes(4, 4), rounds=3)
    assert winners(played_tournament(rules, 4, 1).progress) == ()
    assert winners(played_tournament(rules, 4).progress)


def test_players_of_a_table_are_best_first_once_it_has_ended() -> None:
    progress = knock_out(16, "4", 1).progress
    known = known_round(progress, 1)
    for number in range(4):
        scores = [known.scores[number][player] for player in known.best_first(number)]
        assert scores == sorted(scores, reverse=True)
    assert known_round(progress, 2).best_first(0) == known_round(progress, 2).tables[0]
