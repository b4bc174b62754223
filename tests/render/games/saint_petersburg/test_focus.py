"""What a guided game marks in the picture of the table."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Phase
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.table import AREAS, focus_areas
from render.rect import Rect
from tests.engine.games.saint_petersburg.positions import GAME, player, position


def marked(focus: str, upper: str, lower: str = "") -> list[Rect]:
    state = position(player(), player(), phase=Phase.ARISTOCRAT, upper=upper, lower=lower)
    view = GAME.view(state, None)
    return focus_areas(view, changes_of(view, ()), focus)


def test_aristocrats_of_both_rows_are_marked_and_no_other_card() -> None:
    upper, lower = "market author judge czar", "lumberjack author"
    row, kind = marked("upper", upper, lower), marked("aristocrat-cards", upper, lower)
    assert len(kind) == 2, "neighbours share a ring"
    assert kind[0].w < row[0].w
    assert kind[0].y == row[0].y < kind[1].y
    assert marked("trading-cards", upper, lower)[0].x > kind[0].x, "the Czar is on the right"


def test_kind_without_a_card_is_the_board() -> None:
    assert marked("building-cards", "author") == [AREAS.board]
