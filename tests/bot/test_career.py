"""A person's record: what is counted, and what is not."""

from __future__ import annotations

from bot.people.career import NO_PLACE, PEOPLE, careers
from bot.storage.records import EndedGame
from tests.bot.test_rating import ANNA, BORIS, CLARA, ended


def renamed(game: EndedGame, name: str, number: int) -> EndedGame:
    return EndedGame(number, name, game.options, game.ended_at, game.seats)


def test_wins_places_and_points_are_counted() -> None:
    games = [ended(ANNA, BORIS), ended(BORIS, ANNA), ended(BORIS, CLARA, ANNA)]
    own = careers(games, ANNA, {})["chess"]
    assert (own.all.games, own.all.wins, own.games) == (3, 1, 3)
    assert dict(own.all.places) == {1: 1, 2: 1, 3: 1}
    assert (own.all.mean, own.all.best) == (49.0, 50)


def test_the_best_may_be_below_zero() -> None:
    seats = ended(ANNA, BORIS).seats
    low = EndedGame(1, "chess", "{}", 1, tuple(type(s)(s.seat, s.name, s.user_id, s.ai, -7, s.rank)
                                              for s in seats))  # fmt: skip
    assert careers([low], ANNA, {})["chess"].all.best == -7


def test_no_place_is_none_and_no_win() -> None:
    own = careers([ended(ANNA, BORIS, ranks=(None, 1))], ANNA, {})["chess"]
    assert dict(own.all.places) == {NO_PLACE: 1}
    assert own.all.wins == 0
    assert (own.against[PEOPLE].ahead, own.against[PEOPLE].met) == (0, 1)


def test_tables_are_told_apart_by_players_and_edition() -> None:
    games = [
        ended(ANNA, BORIS, number=1),
        ended(ANNA, BORIS, CLARA, number=2),
        ended(ANNA, BORIS, number=3),
    ]
    own = careers(games, ANNA, {3: "new"})["chess"]
    assert {key: tally.games for key, tally in own.by_table.items()} == {
        ("", 2): 1,
        ("", 3): 1,
        ("new", 2): 1,
    }


def test_who_plays_alone_wins_nothing() -> None:
    own = careers([ended(ANNA), ended(ANNA, BORIS)], ANNA, {})["chess"]
    assert (own.games, own.all.games, own.all.wins) == (2, 1, 1)
    assert own.by_table["", 1].games == 1
    assert own.against[PEOPLE].games == 1


def test_others_are_compared_with_one_by_one() -> None:
    games = [ended("hard", ANNA, BORIS, "easy"), ended(ANNA, "hard", BORIS, ranks=(1, 1, 3))]
    against = careers(games, ANNA, {})["chess"].against
    hard, people = against["hard"], against[PEOPLE]
    assert (hard.games, hard.met, hard.ahead, hard.level) == (2, 2, 0, 1)
    assert (people.games, people.met, people.ahead) == (2, 2, 2)
    assert against["easy"].ahead == 1


def test_who_was_forgotten_counts_as_a_person() -> None:
    assert careers([ended(ANNA, None)], ANNA, {})["chess"].against[PEOPLE].ahead == 1


def test_what_was_played_most_comes_first() -> None:
    games = [
        renamed(ended(ANNA, BORIS), "go", 1),
        renamed(ended(ANNA, BORIS), "go", 2),
        ended(ANNA, BORIS, number=3),
    ]
    assert list(careers(games, ANNA, {})) == ["go", "chess"]
    assert careers(games, CLARA, {}) == {}


def test_games_that_one_left_are_counted_apart() -> None:
    games = [ended(ANNA, BORIS), ended(BORIS, "hard", left={ANNA: 1})]
    own = careers(games, ANNA, {})["chess"]
    assert (own.games, own.all.games, own.left) == (1, 1, 1)
    assert careers(games, BORIS, {})["chess"].left == 0
    assert careers(games[1:], ANNA, {})["chess"].games == 0
