"""A new game gets its pictures from the kit: a table, a hand, a result and a chart."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from bot.i18n.texts import shared_texts
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.chart import LineSeries, PointSource, ScoreChart
from render.chart_picture import score_chart_scene
from render.context import RenderContext
from render.icons import CARDS, DIAMOND, SHIELD, STAR
from render.kit.card import CardFace
from render.kit.icon_run import IconToken
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result, result_scene
from render.kit.seat_panel import SeatMarks
from render.kit.skin import PLAIN
from render.kit.table import HandTitle, SeatSummary, hand_scene, table_scene
from render.kit.title import Title
from render.palette import Palette
from render.rect import Rect
from render.sprites import Drawing

NAMES = ("Žofie", "Alexandra the Great of Saint Petersburg", "王小明", "Søren", "Í")
FACTORY = SpriteFactory(Palette("2A6F97", ""))
BLUE = theme.colour("2A6F97")
POINTS = IconToken(STAR, theme.INK)
MAX_BYTES = 100 * 1024


def draw_coins(drawing: Drawing, area: Rect) -> None:
    for column in area.columns(5, 10):
        drawing.rounded_rect(*column.centred(column.w, column.w), 20, theme.COIN)


def table(seats: int) -> Scene:
    panels = [
        SeatSummary(
            SeatMarks(seat, seat == 1, ("AI",) if seat == 2 else ()),
            NAMES[seat],
            ((POINTS, str(seat * 11)), (IconToken(CARDS, theme.INK), "3")),
            out=seat == 3,
        )
        for seat in range(seats)
    ]
    return table_scene(FACTORY, PLAIN, "Round 3", panels, draw_coins)


def hand(cards: int) -> Scene:
    title = HandTitle(Title(NAMES[1], "Hand of {}".format), 1, ((POINTS, "11"),))
    face = CardFace("Seven", BLUE, theme.GOLD, None, SHIELD, (), None, (("7",),), ground=theme.TRAY)
    return hand_scene(FACTORY, PLAIN, title, [face] * cards)


def result(seats: int) -> Scene:
    finishers = tuple(Finisher(seat, NAMES[seat], seat + 1, "40") for seat in range(seats))
    rows = (PointRow(DIAMOND, BLUE, "fields"), PointRow(CARDS, BLUE, "cards"))
    amounts = ((PointCell("30"), PointCell("10")),) * seats
    title = Title(NAMES[0], "{} wins".format)
    return result_scene(FACTORY, PLAIN, Result(title, (), POINTS, finishers, rows, amounts))


def chart(seats: int) -> Scene:
    values = tuple((0, 10 * seat, 20 * seat) for seat in range(seats))
    source = PointSource("nevsky", BLUE, theme.WHITE, tuple(20 * seat for seat in range(seats)))
    data = ScoreChart(2, 2, (LineSeries("nevsky", 0, values),), (source,))
    context = RenderContext(NAMES, shared_texts().in_language("en"))
    return score_chart_scene(FACTORY, PLAIN, data, context)


@pytest.mark.parametrize("draw", [table, result, chart])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_picture_fits_any_number_of_seats(draw: Callable[[int], Scene], seats: int) -> None:
    assert_complete(draw(seats))


@pytest.mark.parametrize("cards", [0, 1, 5, 12, 40])
def test_hand_fits_any_number_of_cards(cards: int) -> None:
    assert_complete(hand(cards))


def assert_complete(scene: Scene) -> None:
    """Check the size, and that every panel lies within the picture and covers no other."""
    file = scene.to_png()
    assert Image.open(io.BytesIO(file)).size == (WIDTH, HEIGHT)
    assert len(file) <= MAX_BYTES
    rects = [rect for rect, _ in scene.sprites]
    assert all(scene.rect.contains(rect) for rect in rects)
    assert not any(a.overlaps(b) for i, a in enumerate(rects) for b in rects[:i])
