"""Ratings: computed from results in order, with anchors, opt-outs and leavers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from bot.registry import GAME_UIS
from bot.statistics.ratings import (
    INITIAL_RATING,
    MIN_GAMES_FOR_RANK,
    PlayerRating,
    compute_ratings,
    is_rated_game,
)
from bot.storage.records import EndedGame, EndedSeat
from engine.ai.agents import levels_of
from tests.support.ended_games import ANNA, BORIS, CLARA, DORA, ended_game

ANCHORS = {"easy": 1000, "medium": INITIAL_RATING, "hard": 1800}


def by_id(rated: Sequence[PlayerRating]) -> dict[int, PlayerRating]:
    return {player.user_id: player for player in rated}


def rating(rated: Sequence[PlayerRating], who: int) -> int:
    return by_id(rated)[who].rating


def test_winner_gains_and_the_last_player_loses() -> None:
    rated = compute_ratings([ended_game(ANNA, BORIS, CLARA)], ANCHORS)
    assert [player.user_id for player in rated] == [ANNA, BORIS, CLARA]
    assert rating(rated, ANNA) > INITIAL_RATING > rating(rated, CLARA)
    anna = by_id(rated)[ANNA]
    assert (anna.games, anna.wins, anna.name) == (1, 1, f"P{ANNA}")


def test_equal_ranks_change_newcomers_equally() -> None:
    rated = compute_ratings([ended_game(ANNA, BORIS, ranks=(1, 1))], ANCHORS)
    assert rating(rated, ANNA) == rating(rated, BORIS) == INITIAL_RATING
    assert all(player.wins == 1 for player in rated)


def test_players_without_a_rank_are_behind_all_others() -> None:
    rated = compute_ratings([ended_game(ANNA, BORIS, CLARA, ranks=(None, 2, 1))], ANCHORS)
    assert [player.user_id for player in rated] == [CLARA, BORIS, ANNA]
    assert by_id(rated)[ANNA].wins == 0


def test_only_games_with_two_people_count_and_those_that_are_to() -> None:
    assert not is_rated_game(ended_game(ANNA))
    assert not is_rated_game(replace(ended_game(ANNA, BORIS), counts=False))
    assert not is_rated_game(ended_game(ANNA, "hard"))
    assert is_rated_game(ended_game(ANNA, "hard", BORIS))
    assert compute_ratings([ended_game(ANNA), ended_game(ANNA, "hard", "easy")], ANCHORS) == ()


def test_rank_requires_a_minimum_number_of_games() -> None:
    games = [ended_game(ANNA, BORIS, number=number) for number in range(MIN_GAMES_FOR_RANK)]
    games.append(ended_game(CLARA, ANNA))
    rated = compute_ratings(games, ANCHORS)
    assert {player.user_id for player in rated if player.is_ranked} == {ANNA, BORIS}
    assert rated[-1].user_id == CLARA, "unranked players come last, whatever their rating"


def test_more_games_reduce_the_deviation() -> None:
    few = compute_ratings([ended_game(ANNA, BORIS)], ANCHORS)
    more = compute_ratings([ended_game(ANNA, BORIS), ended_game(BORIS, ANNA)] * 10, ANCHORS)
    assert by_id(more)[ANNA].deviation < by_id(few)[ANNA].deviation


# Anchor ratings


def test_anchor_ratings_are_fixed_and_attract_players() -> None:
    """A player who always ranks between a hard and an easy AI gets a rating between theirs."""
    games = [ended_game("hard", ANNA, BORIS, "easy", number=number) for number in range(60)]
    rated = compute_ratings(games, ANCHORS)
    assert ANCHORS["easy"] < rating(rated, BORIS) < rating(rated, ANNA) < ANCHORS["hard"]


def test_beating_a_hard_ai_is_worth_more_than_beating_an_easy_one() -> None:
    hard = compute_ratings([ended_game(ANNA, "hard", BORIS)], ANCHORS)
    easy = compute_ratings([ended_game(ANNA, "easy", BORIS)], ANCHORS)
    assert rating(hard, ANNA) > rating(easy, ANNA)


def test_unmeasured_ai_level_has_no_anchor_rating() -> None:
    assert compute_ratings([ended_game(ANNA, "oracle", BORIS)], ANCHORS) == compute_ratings(
        [ended_game(ANNA, None, BORIS)], ANCHORS
    )


@pytest.mark.parametrize("name", GAME_UIS)
def test_every_game_has_measured_its_ai_levels(name: str) -> None:
    anchor_ratings = GAME_UIS[name].anchor_ratings
    assert tuple(anchor_ratings) == levels_of(name)
    assert sorted(anchor_ratings.values()) == list(anchor_ratings.values()), "weakest first"
    assert anchor_ratings.get("medium", INITIAL_RATING) == INITIAL_RATING


def test_400_point_difference_is_about_ten_wins_in_eleven_games() -> None:
    """Only about: even after many games a rating has an uncertainty."""
    differences = []
    for seed in range(6):
        random, games = Random(seed), []
        for number in range(400):
            won = random.random() < 10 / 11
            games.append(ended_game(*((ANNA, BORIS) if won else (BORIS, ANNA)), number=number))
        rated = compute_ratings(games, ANCHORS)
        differences.append(rating(rated, ANNA) - rating(rated, BORIS))
    assert fmean(differences) == pytest.approx(400, abs=100)


# Opted-out and deleted users


def test_opted_out_users_have_no_rating_and_do_not_affect_others() -> None:
    games = [ended_game(ANNA, BORIS, CLARA), ended_game(BORIS, ANNA, CLARA)]
    rated = compute_ratings(games, ANCHORS, opted_out={ANNA})
    assert {player.user_id for player in rated} == {BORIS, CLARA}
    assert by_id(rated)[BORIS].games == 2


def test_games_with_deleted_users_still_count_for_the_others() -> None:
    """A deleted user counts as a different unknown player in each game."""
    games = [ended_game(None, BORIS, CLARA), ended_game(BORIS, None, CLARA)]
    rated = compute_ratings(games, ANCHORS)
    assert {player.user_id for player in rated} == {BORIS, CLARA}
    assert rated == compute_ratings(
        [ended_game(ANNA, BORIS, CLARA), ended_game(BORIS, ANNA, CLARA)], ANCHORS, {ANNA}
    )


def test_latest_name_is_used() -> None:
    first, second = ended_game(ANNA, BORIS), ended_game(ANNA, BORIS, number=2)
    renamed = EndedSeat(0, "Anna", ANNA, None, 1, 1)
    later_game = EndedGame(2, "chess", "{}", 2000, (renamed, second.seats[1]))
    assert by_id(compute_ratings([first, later_game], ANCHORS))[ANNA].name == "Anna"
    assert DORA not in by_id(compute_ratings([first], ANCHORS))


# Leavers


def test_leaver_loses_even_if_the_ai_wins() -> None:
    rated = compute_ratings([ended_game("hard", ANNA, BORIS, left={CLARA: 0})], ANCHORS)
    assert [player.user_id for player in rated] == [ANNA, BORIS, CLARA]
    assert (by_id(rated)[CLARA].games, by_id(rated)[CLARA].wins) == (1, 0)


def test_leaving_costs_as_much_as_the_last_rank() -> None:
    stayed = compute_ratings([ended_game(ANNA, BORIS, CLARA)], ANCHORS)
    left = compute_ratings([ended_game("hard", ANNA, BORIS, left={CLARA: 0})], ANCHORS)
    assert [(player.user_id, player.rating) for player in left] == [
        (player.user_id, player.rating) for player in stayed
    ]


def test_remaining_player_of_two_wins() -> None:
    left = ended_game("hard", ANNA, left={BORIS: 0})
    assert is_rated_game(left)
    rated = compute_ratings([left], ANCHORS)
    assert rating(rated, ANNA) > INITIAL_RATING > rating(rated, BORIS)


def test_original_ai_opponent_still_counts() -> None:
    with_hard = compute_ratings([ended_game(ANNA, "hard", "easy", left={BORIS: 2})], ANCHORS)
    with_easy = compute_ratings([ended_game(ANNA, "easy", "easy", left={BORIS: 2})], ANCHORS)
    assert rating(with_hard, ANNA) > rating(with_easy, ANNA)


def test_leaver_ranks_below_eliminated_players() -> None:
    rated = compute_ratings(
        [ended_game(ANNA, "easy", BORIS, ranks=(1, 2, None), left={CLARA: 1})], ANCHORS
    )
    assert rating(rated, BORIS) > rating(rated, CLARA)


def test_deleted_leavers_do_not_affect_other_ratings() -> None:
    """If the leaver had no rating yet."""
    known = compute_ratings([ended_game(ANNA, "easy", BORIS, left={CLARA: 1})], ANCHORS)
    forgotten = compute_ratings([ended_game(ANNA, "easy", BORIS, left={None: 1})], ANCHORS)
    assert [player for player in known if player.user_id != CLARA] == list(forgotten)


def test_leavers_can_opt_out() -> None:
    rated = compute_ratings(
        [ended_game(ANNA, "easy", BORIS, left={CLARA: 1})], ANCHORS, opted_out={CLARA}
    )
    assert {player.user_id for player in rated} == {ANNA, BORIS}
