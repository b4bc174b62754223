"""What a table is worth, and what decides between equals."""

from __future__ import annotations

from fractions import Fraction

from bot.tournaments.results import PlayedRound, TableResult
from bot.tournaments.standings import draw_lots, standings
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules


def test_a_table_is_worth_the_share_of_opponents_beaten_with_ties_half() -> None:
    table = TableResult(("a", "b", "c", "d"), (2, 1, 2, None), (20, 30, 20, 40))
    assert table.scores() == {
        "a": Fraction(1, 2),
        "b": Fraction(1),
        "c": Fraction(1, 2),
        "d": Fraction(0),
    }
    assert table.winners() == ("b",)


def test_the_absent_lose_whatever_was_played_for_them() -> None:
    table = TableResult(("a", "b", "c"), (1, 2, 3), (30, 20, 10), frozenset("ab"))
    assert table.scores() == {"a": 0, "b": 0, "c": 1}
    assert table.winners() == ("c",)
    assert table.point_share("a") == 0


def test_nobody_wins_where_all_are_absent() -> None:
    table = TableResult(("a", "b"), (1, 2), (30, 20), frozenset("ab"))
    assert table.winners() == ()
    assert set(table.scores().values()) == {0}


def test_a_bye_is_half_a_point_and_no_win() -> None:
    [leader, *_, last] = standings(
        {"a": 1, "b": 2, "c": 3}, [PlayedRound((TableResult(("a", "b"), (1, 2), (9, 3)),), ("c",))]
    )
    assert leader.player == "a"
    assert (leader.points, leader.point_share) == (Fraction(1), Fraction(3, 4))
    assert (last.player, last.points) == ("b", Fraction(0))


def order(*tables: TableResult, lots: dict[str, int]) -> str:
    return "".join(line.player for line in standings(lots, [PlayedRound((t,)) for t in tables]))


def test_points_then_wins_then_opponents_then_share_then_lot_decide() -> None:
    lots = {"a": 4, "b": 3, "c": 2, "d": 1}
    assert order(lots=lots) == "dcba"
    shared = TableResult(("a", "b", "c", "d"), (1, 1, 1, 1), (9, 8, 7, 6))
    assert order(shared, lots=lots) == "abcd"
    # Half a point each for b and c, but b was never first; a's opponents have as many as c's.
    half = TableResult(("c", "d"), (1, 1), (5, 5))
    middle = TableResult(("a", "b", "d"), (1, 2, 3), (5, 5, 5))
    assert order(middle, half, lots=lots).index("c") < order(middle, half, lots=lots).index("b")
    # a, b and c win one table each; a's opponent has most points.
    assert (
        order(
            TableResult(("c", "d"), (1, 2), (9, 0)),
            TableResult(("a", "b"), (1, 2), (5, 5)),
            TableResult(("b", "d"), (1, 2), (5, 5)),
            lots=lots,
        )
        == "abcd"
    )


def test_lots_depend_on_the_seed_alone() -> None:
    players = [f"p{number}" for number in range(20)]
    assert draw_lots(players, 1) == draw_lots(players, 1)
    assert draw_lots(players, 1) != draw_lots(players, 2)
    assert sorted(draw_lots(players, 1).values()) == list(range(1, 21))


def test_a_place_that_only_the_lot_decides_is_shared() -> None:
    lots = {"a": 4, "b": 3, "c": 2, "d": 1}
    tables = [TableResult(("a", "b"), (1, 2), (9, 3)), TableResult(("c", "d"), (1, 2), (9, 3))]
    for kind in Format:
        places = Rules(kind, TableSizes(2, 2)).places(lots, [PlayedRound(tuple(tables))])
        assert [(place, line.player) for place, line in places] == [
            (1, "c"),
            (1, "a"),
            (3, "d"),
            (3, "b"),
        ]


def test_in_a_knock_out_nobody_shares_a_place_with_someone_who_came_further() -> None:
    lots = {"a": 1, "b": 2, "c": 3, "d": 4}
    tables = [TableResult(("a", "b"), (1, 1), (5, 5)), TableResult(("c", "d"), (1, 1), (5, 5))]
    final = PlayedRound((TableResult(("a", "c"), (1, 1), (5, 5)),))
    rules = Rules(Format.KNOCK_OUT, TableSizes(2, 2))
    places = rules.places(lots, [PlayedRound(tuple(tables)), final])
    assert [place for place, _ in places] == [1, 1, 3, 3]
