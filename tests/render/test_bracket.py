"""The bracket of a knock-out: which rounds are shown, where they are, and how they are told."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.channel.tournament_pictures import bracket_rounds
from bot.i18n.texts import shared_texts
from render.bracket import bracket_picture
from render.bracket_layout import (
    MAX_COLUMNS,
    BracketLayout,
    BracketRound,
    bracket_layout,
    ways_between,
)
from render.bracket_order import upright_order
from render.canvas import SpriteFactory
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from tests.support.render.tournaments import KNOCK_OUTS
from tests.support.tournaments import knock_out

TRANSLATE = shared_texts().in_language("en")
RENDERER = RENDERERS["saint_petersburg"]


def rounds_of(number: int, sizes: str, played: int | None = None) -> tuple[BracketRound, ...]:
    return bracket_rounds(knock_out(number, sizes, played))


def shown_rounds(layout: BracketLayout) -> list[int]:
    return [column.round.number for column in layout.columns]


def drawn(rounds: tuple[BracketRound, ...]) -> str:
    look = (SpriteFactory(RENDERER.palette), RENDERER.skin)
    return bracket_picture(*look, "Winter Cup", rounds, TRANSLATE).alt


@pytest.mark.parametrize("sizes", ["2", "2-3", "3", "3-4", "4", "4-5", "5"])
def test_a_knock_out_of_sixteen_is_shown_in_full(sizes: str) -> None:
    number = {"3": 15, "5": 15}.get(sizes, 16)
    rounds = rounds_of(number, sizes)
    layout = bracket_layout(rounds)
    assert shown_rounds(layout) == [each.number for each in rounds]
    assert (layout.earlier, layout.more) == (0, 0)


@pytest.mark.parametrize(("number", "sizes", "played"), KNOCK_OUTS)
def test_every_table_has_its_own_place_with_legible_rows(
    number: int, sizes: str, played: int | None
) -> None:
    layout = bracket_layout(rounds_of(number, sizes, played))
    strips = [boxes for column in layout.columns for boxes in column.boxes]
    assert 1 <= len(strips) <= MAX_COLUMNS
    boxes = [box for strip in strips for box in strip]
    for box in boxes:
        assert layout.board.contains(box.area)
        assert all(row.h >= 29 for row in box.rows), "about 8 pixels where it is 300 wide"
        assert not any(box.area.overlaps(other.area) for other in boxes if other is not box)
    for column in layout.columns:
        assert len({box.rows[0].h for strip in column.boxes for box in strip}) == 1


def test_of_many_rounds_the_last_ones_are_shown_and_the_others_counted() -> None:
    layout = bracket_layout(rounds_of(128, "2"))
    assert (shown_rounds(layout), layout.earlier, layout.more) == ([4, 5, 6, 7], 3, 0)
    layout = bracket_layout(rounds_of(128, "2", 2))
    assert (shown_rounds(layout), layout.earlier, layout.more) == ([3], 2, 0)


def test_of_a_round_that_does_not_fit_the_first_tables_are_shown() -> None:
    (rounds,) = rounds_of(128, "2", 0)
    layout = bracket_layout([rounds])
    shown = [box.table.number for strip in layout.columns[0].boxes for box in strip]
    assert shown == list(range(1, len(shown) + 1))
    assert len(shown) + layout.more == 64
    assert layout.more


@pytest.mark.parametrize(("number", "sizes"), [(16, "2"), (9, "3"), (15, "3")])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ways_do_not_cross_where_few_go_on(number: int, sizes: str, seed: int) -> None:
    layout = bracket_layout(bracket_rounds(knock_out(number, sizes, None, seed)))
    pairs = list(pairwise(layout.columns))
    assert pairs
    for column, following in pairs:
        (before,), (after,) = column.boxes, following.boxes
        ways = ways_between(before, after)
        assert sum(len(each.ends) for each in ways) == sum(len(box.rows) for box in after)
        from_left = [ways[index] for index in upright_order(ways)]
        assert not any(one.crossings_before(other) for one, other in combinations(from_left, 2))


def test_alt_text_tells_the_winner_then_the_tables_from_the_final_back() -> None:
    title, winner, *tables = drawn(rounds_of(6, "2")).splitlines()
    assert title == "Winter Cup"
    assert winner == "Alexandra the Great of Saint Pet wins the tournament."
    assert tables[:2] == [
        "Final: Alexandra the Great of Saint Pet and Menshikov",
        "Round 2, table 1: Menshikov and Łucja; on to the next round: Menshikov",
    ]
    assert [line.partition(",")[0] for line in tables[2:]] == ["Round 2"] + ["Round 1"] * 3


def test_a_player_without_a_table_is_told_as_such_and_goes_on() -> None:
    rounds = rounds_of(6, "4", 1)
    byes = [table for table in rounds[0].tables if len(table.players) == 1]
    names = [table.players[0].name for table in byes]
    assert [table.players[0].fate for table in byes] == ["on", "on"]
    for name in names:
        assert f"Round 1, no table: {name}; on to the next round: {name}" in drawn(rounds)


def test_alt_text_of_many_tables_is_cut_after_whole_lines() -> None:
    alt = drawn(rounds_of(128, "2", 2))
    assert len(alt) <= ALT_LIMIT
    assert all(line.startswith("Round ") for line in alt.splitlines()[1:])


def test_before_the_end_nobody_has_won() -> None:
    assert "wins" not in drawn(rounds_of(16, "4", 2))
