"""Results of any number of players and sources fit, in order of the places."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.art import AVATAR_ART
from render.canvas import Scene
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.icons import CARDS, CROSS, STAR
from render.kit.icon_run import IconToken
from render.kit.pedestal import Finisher, head_height, pedestal_area
from render.kit.result import PointCell, PointRow, Result, result_layout, result_scene
from render.kit.title import Title
from tests.support.render.drawn_texts import record_texts
from tests.support.render.layout import check_layout

LONG = "Wolfeschlegelsteinhausen" * 3
RANKS: tuple[tuple[int | None, ...], ...] = (
    (1,),
    (2, 1),
    (1, 1),
    (3, 1, 2),
    (1, 1, 1),
    (4, 1, 3, 2),
    (1, 3, 1, None),
    (5, 4, 3, 2, 1),
    (None, None, None, None, None),
    (1, 2, 2, 4, 5, 6),
)


def draw(ranks: Sequence[int | None], rows: int, facts: bool = True) -> Scene:
    cell = PointCell("+128", fact=(IconToken(CARDS, SKIN.light), "12") if facts else ())
    return result_scene(
        sprite_factory,
        SKIN,
        Result(
            title=Title(LONG, "{} wins".format),
            portraits=(AVATAR_ART, AVATAR_ART),
            unit=IconToken(CARDS, SKIN.ink),
            finishers=tuple(
                Finisher(seat, LONG, rank, "128", "AI") for seat, rank in _by_seat(ranks)
            ),
            rows=tuple(PointRow(STAR, SKIN.light, LONG) for _ in range(rows)),
            columns=((cell,) * rows,) * len(ranks),
            out=IconToken(CROSS, SKIN.light),
        ),
    )


def _by_seat(ranks: Sequence[int | None]) -> list[tuple[int, int | None]]:
    return [(seat % 5, rank) for seat, rank in enumerate(ranks)]


@pytest.mark.parametrize("ranks", RANKS, ids=str)
@pytest.mark.parametrize("rows", [1, 4, 10])
def test_everything_has_its_place(ranks: Sequence[int | None], rows: int) -> None:
    for facts in (True, False):
        scene = draw(ranks, rows, facts)
        check_layout(scene)
        assert len(scene.sprites) == 1 + len(ranks) * (1 + rows)


@pytest.mark.parametrize("ranks", RANKS, ids=str)
@pytest.mark.parametrize("rows", [4, 10])
def test_a_better_place_stands_higher(ranks: Sequence[int | None], rows: int) -> None:
    layout = result_layout(len(ranks), max(ranks.count(1), 1), rows)
    tops = {
        rank: pedestal_area(rank, len(ranks), layout.columns[0], layout.banner.bottom).y
        + head_height(rank)
        for rank in ranks
    }
    ordered = sorted((rank or 99, top) for rank, top in tops.items())
    assert [top for _, top in ordered] == sorted({top for _, top in ordered})


def test_equal_places_stand_equally_high() -> None:
    (_, *places) = draw((2, 1, 2, 4), 4).sprites
    tops = [rect.y for rect, _ in places if rect.h > 100]
    assert tops[0] < tops[1] == tops[2] < tops[3]


@pytest.mark.parametrize("ranks", RANKS, ids=str)
def test_the_only_small_numbers_are_places(ranks: Sequence[int | None]) -> None:
    """Numbers of seats would be confused with them."""
    with record_texts() as texts:
        draw(ranks, 1, facts=False)
    numbers = [each.text for each in texts if len(each.text) == 1]
    assert sorted(numbers) == sorted(str(rank) for rank in ranks if rank is not None)
