"""Player records: games, wins, ranks, points and opponents."""

from __future__ import annotations

from dataclasses import replace

from bot.statistics.player_records import HUMAN_OPPONENTS, NO_RANK, player_records
from tests.support.ended_games import ANNA, BORIS, CLARA, ended_game


def test_wins_ranks_and_points_are_counted() -> None:
    games = [ended_game(ANNA, BORIS), ended_game(BORIS, ANNA), ended_game(BORIS, CLARA, ANNA)]
    record = player_records(games, ANNA, {})["chess"]
    assert (record.multiplayer.games, record.multiplayer.wins, record.games) == (3, 1, 3)
    assert dict(record.multiplayer.rank_counts) == {1: 1, 2: 1, 3: 1}
    assert (record.multiplayer.mean_points, record.multiplayer.best_points) == (49.0, 50)


def test_best_score_may_be_negative() -> None:
    game = ended_game(ANNA, BORIS)
    low = replace(game, seats=tuple(replace(seat, points=-7) for seat in game.seats))
    assert player_records([low], ANNA, {})["chess"].multiplayer.best_points == -7


def test_missing_rank_is_not_a_win() -> None:
    record = player_records([ended_game(ANNA, BORIS, ranks=(None, 1))], ANNA, {})["chess"]
    assert dict(record.multiplayer.rank_counts) == {NO_RANK: 1}
    assert record.multiplayer.wins == 0
    against_people = record.head_to_head[HUMAN_OPPONENTS]
    assert (against_people.wins, against_people.opponents) == (0, 1)


def test_tables_are_distinguished_by_players_and_edition() -> None:
    games = [
        ended_game(ANNA, BORIS, number=1),
        ended_game(ANNA, BORIS, CLARA, number=2),
        ended_game(ANNA, BORIS, number=3),
    ]
    record = player_records(games, ANNA, {3: "new"})["chess"]
    assert {key: tally.games for key, tally in record.by_setup.items()} == {
        ("", 2): 1,
        ("", 3): 1,
        ("new", 2): 1,
    }


def test_solo_game_is_not_a_win() -> None:
    record = player_records([ended_game(ANNA), ended_game(ANNA, BORIS)], ANNA, {})["chess"]
    assert (record.games, record.multiplayer.games, record.multiplayer.wins) == (2, 1, 1)
    assert record.by_setup["", 1].games == 1
    assert record.head_to_head[HUMAN_OPPONENTS].games == 1


def test_each_opponent_is_compared_separately() -> None:
    games = [
        ended_game("hard", ANNA, BORIS, "easy"),
        ended_game(ANNA, "hard", BORIS, ranks=(1, 1, 3)),
    ]
    against = player_records(games, ANNA, {})["chess"].head_to_head
    hard, people = against["hard"], against[HUMAN_OPPONENTS]
    assert (hard.games, hard.opponents, hard.wins, hard.ties) == (2, 2, 0, 1)
    assert (people.games, people.opponents, people.wins) == (2, 2, 2)
    assert against["easy"].wins == 1


def test_deleted_users_count_as_people() -> None:
    record = player_records([ended_game(ANNA, None)], ANNA, {})["chess"]
    assert record.head_to_head[HUMAN_OPPONENTS].wins == 1


def test_most_played_game_comes_first() -> None:
    games = [
        replace(ended_game(ANNA, BORIS, number=1), name="go"),
        replace(ended_game(ANNA, BORIS, number=2), name="go"),
        ended_game(ANNA, BORIS, number=3),
    ]
    assert list(player_records(games, ANNA, {})) == ["go", "chess"]
    assert player_records(games, CLARA, {}) == {}


def test_game_that_the_player_left_is_a_loss_as_in_the_ranking() -> None:
    games = [ended_game(ANNA, BORIS), ended_game(BORIS, "hard", left={ANNA: 1})]
    record = player_records(games, ANNA, {})["chess"]
    assert (record.games, record.multiplayer.games, record.games_left) == (2, 2, 1)
    assert record.multiplayer.wins == 1
    assert record.by_setup["", 2].games == 2
    against_people = record.head_to_head[HUMAN_OPPONENTS]
    assert (against_people.games, against_people.opponents, against_people.wins) == (2, 2, 1)
    assert player_records(games, BORIS, {})["chess"].games_left == 0


def test_points_are_those_of_games_played_to_the_end() -> None:
    games = [ended_game(ANNA, BORIS), ended_game(BORIS, "hard", left={ANNA: 1})]
    finished, both = (player_records(some, ANNA, {})["chess"] for some in (games[:1], games))
    assert both.multiplayer.mean_points == finished.multiplayer.mean_points
    assert both.multiplayer.best_points == finished.multiplayer.best_points
    assert both.multiplayer.rank_counts == finished.multiplayer.rank_counts
    only_left = player_records(games[1:], ANNA, {})["chess"].multiplayer
    assert (only_left.games, only_left.wins, only_left.mean_points) == (1, 0, 0)
