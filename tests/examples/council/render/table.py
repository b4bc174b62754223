"""The table: the houses, and the fields behind the sea."""

from __future__ import annotations

from collections.abc import Sequence

from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.title_bar import TITLE_BAR_HEIGHT, add_title_bar
from render.translation import Translate
from tests.examples.council.engine.state import FIELDS, FIELDS_IN_A_ROW
from tests.examples.council.engine.view import PlayerView, View
from tests.examples.council.render.alt_text import house_summary
from tests.examples.council.render.palette import MEADOW, SEA, sprite_factory

MARGIN, GAP = 12, 8
_FIELD_SIZE = 68
_SEA_HEIGHT = 56
_HOUSES_WIDTH = WIDTH - 3 * MARGIN - FIELDS_IN_A_ROW * (_FIELD_SIZE + GAP)
_MAX_HOUSES = 5


def table_scene(view: View, names: Sequence[str], title: str, translate: Translate) -> Scene:
    """Lay out the houses in a column, and next to them the fields."""
    scene = sprite_factory.scene()
    add_title_bar(
        scene, Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE_BAR_HEIGHT), title, None, ()
    )
    top = MARGIN + TITLE_BAR_HEIGHT + MARGIN
    height = (HEIGHT - top - MARGIN + GAP) // _MAX_HOUSES - GAP
    for player in view.players:
        area = Rect(MARGIN, top + player.seat * (height + GAP), _HOUSES_WIDTH, height)
        _add_house(scene, player, displayed_name(names, player.seat, translate), area, translate)
    _add_fields(scene, view, top)
    return scene


def _add_house(
    scene: Scene, player: PlayerView, name: str, area: Rect, translate: Translate
) -> None:
    background = theme.PAPER if player.alive else theme.TRAY
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, background, theme.BACKGROUND),
    )
    scene.add(area.x + 14, area.y + 10, sprite_factory.disc(player.seat, 44, background))
    available = area.w - 14 - 72
    name_sprite = sprite_factory.text(name, "name", 34, theme.INK, background, available, 44)
    scene.add(area.x + 72, area.y + 10, name_sprite)
    summary = house_summary(player, translate)
    line = sprite_factory.text(summary, "label", 26, theme.INK, background, available, 40)
    scene.add(area.x + 72, area.y + area.h - 48, line)


def _add_fields(scene: Scene, view: View, top: int) -> None:
    """Place the sea, and the fields behind it in the colours of their owners."""
    left = WIDTH - MARGIN - FIELDS_IN_A_ROW * (_FIELD_SIZE + GAP) + GAP
    width = WIDTH - MARGIN - left
    scene.add(left, top, sprite_factory.solid(width, _SEA_HEIGHT, SEA))
    owners = {field: player.seat for player in view.players for field in player.fields}
    for field in range(FIELDS):
        row, column = divmod(field, FIELDS_IN_A_ROW)
        x = left + column * (_FIELD_SIZE + GAP)
        y = top + _SEA_HEIGHT + GAP + row * (_FIELD_SIZE + GAP)
        owner = owners.get(field)
        if owner is None:
            scene.add(x, y, sprite_factory.solid(_FIELD_SIZE, _FIELD_SIZE, MEADOW))
            continue
        number = str(owner + 1)
        scene.add(
            x,
            y,
            sprite_factory.text(
                number,
                "number",
                40,
                theme.WHITE,
                seat_colour(owner),
                _FIELD_SIZE,
                _FIELD_SIZE,
                "middle",
            ),
        )
