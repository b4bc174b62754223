"""Ratings follow from results alone, in their order, and mean what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from bot.storage.records import EndedGame, EndedSeat, Leaver
from engine.ai.agents import levels_of

ANNA, BORIS, CLARA, DORA = 101, 102, 103, 104
STARS = {"easy": 1000, "medium": INITIAL_RATING, "hard": 1800}


def ended(
    *order: int | str | None,
    number: int = 1,
    ranks: Sequence[int | None] = (),
    left: Mapping[int | None, int] | None = None,
) -> EndedGame:
    """A game that these finished in this order: people by id, AI players by level.

    Who `left` had the seat of that number before.
    """
    places = ranks or range(1, len(order) + 1)
    seats = tuple(
        EndedSeat(
            seat,
            f"P{who}",
            who if isinstance(who, int) else None,
            who if isinstance(who, str) else None,
            50 - seat,
            place,
        )
        for seat, (who, place) in enumerate(zip(order, places, strict=True))
    )
    gone = tuple(Leaver(seat, f"P{who}", who) for who, seat in (left or {}).items())
    return EndedGame(number, "chess", "{}", 1000 + number, seats, gone)


def by_id(rated: Sequence[PlayerRating]) -> dict[int, PlayerRating]:
    return {one.user_id: one for one in rated}


def rating(rated: Sequence[PlayerRating], who: int) -> int:
    return by_id(rated)[who].rating


def test_who_finishes_first_rises_and_who_finishes_last_falls() -> None:
    rated = compute_ratings([ended(ANNA, BORIS, CLARA)], STARS)
    assert [one.user_id for one in rated] == [ANNA, BORIS, CLARA]
    assert rating(rated, ANNA) > INITIAL_RATING > rating(rated, CLARA)
    anna = by_id(rated)[ANNA]
    assert (anna.games, anna.wins, anna.name) == (1, 1, f"P{ANNA}")


def test_the_same_results_give_the_same_ratings_and_their_order_matters() -> None:
    games = [ended(ANNA, BORIS), ended(BORIS, CLARA), ended(CLARA, ANNA)]
    assert compute_ratings(games, STARS) == compute_ratings(list(games), STARS)
    assert compute_ratings(games, STARS) != compute_ratings(games[::-1], STARS)


def test_equal_places_move_two_newcomers_alike() -> None:
    rated = compute_ratings([ended(ANNA, BORIS, ranks=(1, 1))], STARS)
    assert rating(rated, ANNA) == rating(rated, BORIS) == INITIAL_RATING
    assert all(one.wins == 1 for one in rated)


def test_who_has_no_place_is_behind_all_others() -> None:
    rated = compute_ratings([ended(ANNA, BORIS, CLARA, ranks=(None, 2, 1))], STARS)
    assert [one.user_id for one in rated] == [CLARA, BORIS, ANNA]
    assert by_id(rated)[ANNA].wins == 0


def test_only_games_with_two_people_count() -> None:
    assert not is_rated_game(ended(ANNA))
    assert not is_rated_game(ended(ANNA, "hard"))
    assert is_rated_game(ended(ANNA, "hard", BORIS))
    assert compute_ratings([ended(ANNA), ended(ANNA, "hard", "easy")], STARS) == ()


def test_a_place_needs_some_games() -> None:
    games = [ended(ANNA, BORIS, number=number) for number in range(MIN_GAMES_FOR_RANK)]
    games.append(ended(CLARA, ANNA))
    rated = compute_ratings(games, STARS)
    assert {one.user_id for one in rated if one.is_ranked} == {ANNA, BORIS}
    assert rated[-1].user_id == CLARA, "who has no place stands last, however good"


def test_the_more_games_the_surer() -> None:
    few = compute_ratings([ended(ANNA, BORIS)], STARS)
    more = compute_ratings([ended(ANNA, BORIS), ended(BORIS, ANNA)] * 10, STARS)
    assert by_id(more)[ANNA].deviation < by_id(few)[ANNA].deviation


# Stars


def test_anchor_ratings_are_fixed_and_attract_players() -> None:
    """Who always stands just behind a hard AI and before an easy one ends between the two."""
    games = [ended("hard", ANNA, BORIS, "easy", number=number) for number in range(60)]
    rated = compute_ratings(games, STARS)
    assert STARS["easy"] < rating(rated, BORIS) < rating(rated, ANNA) < STARS["hard"]


def test_beating_a_hard_ai_is_worth_more_than_beating_an_easy_one() -> None:
    hard = compute_ratings([ended(ANNA, "hard", BORIS)], STARS)
    easy = compute_ratings([ended(ANNA, "easy", BORIS)], STARS)
    assert rating(hard, ANNA) > rating(easy, ANNA)


def test_unmeasured_ai_level_has_no_anchor_rating() -> None:
    assert compute_ratings([ended(ANNA, "oracle", BORIS)], STARS) == compute_ratings(
        [ended(ANNA, None, BORIS)], STARS
    )


@pytest.mark.parametrize("name", GAME_UIS)
def test_every_game_has_measured_its_ai_levels(name: str) -> None:
    stars = GAME_UIS[name].anchor_ratings
    assert tuple(stars) == levels_of(name)
    assert sorted(stars.values()) == list(stars.values()), "the weakest first"
    assert stars.get("medium", INITIAL_RATING) == INITIAL_RATING


def test_400_points_are_some_ten_wins_out_of_eleven() -> None:
    """Or some, as long rows of games between two show: nobody is ever rated surely."""
    apart = []
    for seed in range(6):
        random, games = Random(seed), []
        for number in range(400):
            won = random.random() < 10 / 11
            games.append(ended(*((ANNA, BORIS) if won else (BORIS, ANNA)), number=number))
        rated = compute_ratings(games, STARS)
        apart.append(rating(rated, ANNA) - rating(rated, BORIS))
    assert fmean(apart) == pytest.approx(400, abs=100)


# Who stays out


def test_who_stays_out_has_no_rating_and_the_others_keep_theirs() -> None:
    games = [ended(ANNA, BORIS, CLARA), ended(BORIS, ANNA, CLARA)]
    rated = compute_ratings(games, STARS, opted_out={ANNA})
    assert {one.user_id for one in rated} == {BORIS, CLARA}
    assert by_id(rated)[BORIS].games == 2


def test_who_was_forgotten_leaves_the_others_their_games() -> None:
    """As if each time somebody else whom nobody knows had sat there."""
    games = [ended(None, BORIS, CLARA), ended(BORIS, None, CLARA)]
    rated = compute_ratings(games, STARS)
    assert {one.user_id for one in rated} == {BORIS, CLARA}
    assert rated == compute_ratings(
        [ended(ANNA, BORIS, CLARA), ended(BORIS, ANNA, CLARA)], STARS, {ANNA}
    )


def test_the_name_is_the_latest() -> None:
    first, second = ended(ANNA, BORIS), ended(ANNA, BORIS, number=2)
    renamed = EndedSeat(0, "Anna", ANNA, None, 1, 1)
    again = EndedGame(2, "chess", "{}", 2000, (renamed, second.seats[1]))
    assert by_id(compute_ratings([first, again], STARS))[ANNA].name == "Anna"
    assert DORA not in by_id(compute_ratings([first], STARS))


# Who leaves


def test_who_left_has_lost_whatever_the_ai_made_of_the_seat() -> None:
    rated = compute_ratings([ended("hard", ANNA, BORIS, left={CLARA: 0})], STARS)
    assert [one.user_id for one in rated] == [ANNA, BORIS, CLARA]
    assert (by_id(rated)[CLARA].games, by_id(rated)[CLARA].wins) == (1, 0)


def test_leaving_costs_what_the_last_place_would_have_cost() -> None:
    stayed = compute_ratings([ended(ANNA, BORIS, CLARA)], STARS)
    left = compute_ratings([ended("hard", ANNA, BORIS, left={CLARA: 0})], STARS)
    assert [(one.user_id, one.rating) for one in left] == [
        (one.user_id, one.rating) for one in stayed
    ]


def test_of_two_people_who_stays_has_won() -> None:
    left = ended("hard", ANNA, left={BORIS: 0})
    assert is_rated_game(left)
    rated = compute_ratings([left], STARS)
    assert rating(rated, ANNA) > INITIAL_RATING > rating(rated, BORIS)


def test_an_ai_that_sat_there_from_the_start_counts_still() -> None:
    with_hard = compute_ratings([ended(ANNA, "hard", "easy", left={BORIS: 2})], STARS)
    with_easy = compute_ratings([ended(ANNA, "easy", "easy", left={BORIS: 2})], STARS)
    assert rating(with_hard, ANNA) > rating(with_easy, ANNA)


def test_who_takes_over_a_seat_gets_what_he_makes_of_it_and_who_gave_it_up_has_lost() -> None:
    rated = compute_ratings([ended(ANNA, BORIS, left={CLARA: 0})], STARS)
    assert [one.user_id for one in rated] == [ANNA, BORIS, CLARA]


def test_leaver_ranks_below_eliminated_players() -> None:
    rated = compute_ratings(
        [ended(ANNA, "easy", BORIS, ranks=(1, 2, None), left={CLARA: 1})], STARS
    )
    assert rating(rated, BORIS) > rating(rated, CLARA)


def test_who_left_and_was_forgotten_leaves_the_others_their_ratings() -> None:
    """As long as nobody knew how strong he was."""
    known = compute_ratings([ended(ANNA, "easy", BORIS, left={CLARA: 1})], STARS)
    forgotten = compute_ratings([ended(ANNA, "easy", BORIS, left={None: 1})], STARS)
    assert [one for one in known if one.user_id != CLARA] == list(forgotten)


def test_who_left_may_stay_out_of_rankings() -> None:
    rated = compute_ratings([ended(ANNA, "easy", BORIS, left={CLARA: 1})], STARS, opted_out={CLARA})
    assert {one.user_id for one in rated} == {ANNA, BORIS}
