"""What tournaments can be held, and round robins."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from bot.tournaments.results import Pairing
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules, Unplayable
from tests.bot.tournaments.simulation import players, rounds


@pytest.mark.parametrize(
    ("form", "number", "sizes", "nearest"),
    [
        (Format.SWISS, 5, "3-4", (4, 6)),
        (Format.SWISS, 3, "4", (4,)),
        (Format.SWISS, 11, "4-5", (10, 12)),
        (Format.SWISS, 129, "4", (128,)),
        (Format.ROUND_ROBIN, 13, "2", (12,)),
    ],
)
def test_what_cannot_be_seated_is_refused_with_the_nearest_that_can(
    form: Format, number: int, sizes: str, nearest: tuple[int, ...]
) -> None:
    with pytest.raises(Unplayable) as refused:
        Rules(form, TableSizes.parse(sizes), 1).check(number)
    assert (refused.value.reason, refused.value.players) == ("no-tables", nearest)
    for possible in nearest:
        Rules(form, TableSizes.parse(sizes), 1).check(possible)


def test_more_rounds_than_byes_are_refused_with_the_most_that_can_be_played() -> None:
    with pytest.raises(Unplayable) as refused:
        Rules(Format.SWISS, TableSizes(4, 4), rounds=3).check(7)
    assert (refused.value.reason, refused.value.rounds) == ("too-many-byes", 2)
    assert refused.value.players == (6, 8)
    for possible in refused.value.players:
        Rules(Format.SWISS, TableSizes(4, 4), rounds=3).check(possible)
    Rules(Format.SWISS, TableSizes(4, 4), rounds=2).check(7)


@pytest.mark.parametrize("text", ["1", "6", "2-4", "4-3", "", "x", "3-"])
def test_sizes_of_tables_are_two_to_five_and_neighbours(text: str) -> None:
    if text == "3-":
        assert TableSizes.parse(text) == TableSizes(3, 3)
    else:
        with pytest.raises(ValueError, match=r".+"):
            TableSizes.parse(text)


def meetings(pairings: Iterable[Pairing]) -> list[tuple[str, ...]]:
    """Return who meets whom, as often as they do."""
    tables = [sorted(table) for pairing in pairings for table in pairing.tables]
    return [pair for table in tables for pair in combinations(table, 2)]


@pytest.mark.parametrize(
    ("number", "sizes", "length"), [(8, "2", 7), (7, "2", 7), (12, "2", 11), (9, "3", 4)]
)
def test_a_round_robin_lasts_until_everybody_has_met_everybody_once(
    number: int, sizes: str, length: int
) -> None:
    rules = Rules(Format.ROUND_ROBIN, TableSizes.parse(sizes))
    pairings = [pairing for _, pairing in rounds(rules, number)]
    assert len(pairings) == length
    assert sorted(meetings(pairings)) == sorted(combinations(sorted(players(number)), 2))


def test_a_round_robin_at_larger_tables_repeats_meetings_only_to_let_all_meet() -> None:
    rules = Rules(Format.ROUND_ROBIN, TableSizes(3, 4))
    met = meetings([pairing for _, pairing in rounds(rules, 8)])
    assert len(set(met)) == 8 * 7 // 2
