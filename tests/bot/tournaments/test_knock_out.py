"""Who goes on in a knock-out."""

from __future__ import annotations

from bot.tournaments.knock_out import survivors
from bot.tournaments.results import PlayedRound, TableResult
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules


def ranked(*players: str) -> TableResult:
    """A table whose players ended in this order."""
    return TableResult(players, tuple(range(1, len(players) + 1)), (0,) * len(players))


LOTS = {player: lot for lot, player in enumerate("abcdefghijklmnop", start=1)}


def test_the_upper_half_of_a_table_goes_on() -> None:
    tables = [ranked("d", "c", "b", "a"), ranked("h", "g", "f", "e")]
    assert set(survivors([PlayedRound(tuple(tables))], LOTS, TableSizes(4, 4))) == set("dchg")


def test_of_three_one_goes_on_and_the_best_second_ones_fill_the_tables() -> None:
    tables = [ranked("a", "b", "c"), ranked("d", "e", "f"), ranked("i", "h", "g")]
    tables.append(ranked("l", "k", "j"))
    on = survivors([PlayedRound(tuple(tables))], LOTS, TableSizes(3, 3))
    assert set(on) == set("adil") | set("be")


def test_a_bye_goes_on_and_whoever_left_does_not() -> None:
    played = [PlayedRound((ranked("a", "b", "c", "d"), ranked("e", "f", "g", "h")), ("i",))]
    on = survivors(played, LOTS, TableSizes(4, 4), left={"a"})
    assert set(on) == set("befi")


def test_the_absent_do_not_go_on() -> None:
    absent = TableResult(("a", "b", "c", "d"), (1, 2, 3, 4), (0,) * 4, frozenset("a"))
    on = survivors([PlayedRound((absent, ranked("e", "f", "g", "h")))], LOTS, TableSizes(4, 4))
    assert set(on) == set("bcef")


def test_nobody_goes_on_after_the_final() -> None:
    assert survivors([PlayedRound((ranked("a", "b", "c"),))], LOTS, TableSizes(3, 3)) == []


def test_standings_follow_the_last_round_and_the_place_there() -> None:
    first = PlayedRound((ranked("a", "b", "c", "d"), ranked("e", "f", "g", "h")))
    final = PlayedRound((ranked("f", "b", "e", "a"),))
    lots = {player: lot for player, lot in LOTS.items() if player <= "i"}
    lines = Rules(Format.KNOCK_OUT, TableSizes(4, 4)).standings(lots, [first, final])
    assert "".join(line.player for line in lines) == "fbeagchdi"
