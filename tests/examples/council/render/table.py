"""Where the houses and their fields lie in a picture."""

from __future__ import annotations

from collections.abc import Sequence

from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.players import displayed_name, seat_colour
from render.title_bar import TITLE_BAR_HEIGHT, add_title_bar
from render.translation import Translate
from tests.examples.council.engine.state import FIELDS, FIELDS_IN_A_ROW
from tests.examples.council.engine.view import PlayerView, View
from tests.examples.council.render.alt_text import house_in_short
from tests.examples.council.render.palette import MEADOW, SEA, studio

MARGIN, GAP = 12, 8
_FIELD = 68
_SEA_HIGH = 56
_HOUSES_WIDE = WIDTH - 3 * MARGIN - FIELDS_IN_A_ROW * (_FIELD + GAP)
_MOST_HOUSES = 5


def houses(view: View, names: Sequence[str], head: str, translate: Translate) -> Scene:
    """The houses below each other, and beside them the fields behind the sea."""
    scene = studio.scene()
    add_title_bar(scene, Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE_BAR_HEIGHT), head, None, ())
    top = MARGIN + TITLE_BAR_HEIGHT + MARGIN
    high = (HEIGHT - top - MARGIN + GAP) // _MOST_HOUSES - GAP
    for player in view.players:
        area = Rect(MARGIN, top + player.seat * (high + GAP), _HOUSES_WIDE, high)
        _house(scene, player, displayed_name(names, player.seat, translate), area, translate)
    _fields(scene, view, top)
    return scene


def _house(scene: Scene, player: PlayerView, name: str, area: Rect, translate: Translate) -> None:
    ground = theme.PAPER if player.alive else theme.TRAY
    scene.add_background(
        area.x, area.y, studio.rounded_rect(area.w, area.h, 12, ground, theme.BACKGROUND)
    )
    scene.add(area.x + 14, area.y + 10, studio.disc(player.seat, 44, ground))
    room = area.w - 14 - 72
    title = studio.text(name, "name", 34, theme.INK, ground, room, 44)
    scene.add(area.x + 72, area.y + 10, title)
    words = house_in_short(player, translate)
    line = studio.text(words, "label", 26, theme.INK, ground, room, 40)
    scene.add(area.x + 72, area.y + area.h - 48, line)


def _fields(scene: Scene, view: View, top: int) -> None:
    """The sea, and the rows behind it. A field that has an owner shows his colour and number."""
    left = WIDTH - MARGIN - FIELDS_IN_A_ROW * (_FIELD + GAP) + GAP
    wide = WIDTH - MARGIN - left
    scene.add(left, top, studio.solid(wide, _SEA_HIGH, SEA))
    owners = {field: player.seat for player in view.players for field in player.fields}
    for field in range(FIELDS):
        row, column = divmod(field, FIELDS_IN_A_ROW)
        x = left + column * (_FIELD + GAP)
        y = top + _SEA_HIGH + GAP + row * (_FIELD + GAP)
        owner = owners.get(field)
        if owner is None:
            scene.add(x, y, studio.solid(_FIELD, _FIELD, MEADOW))
            continue
        number = str(owner + 1)
        scene.add(
            x,
            y,
            studio.text(
                number, "number", 40, theme.WHITE, seat_colour(owner), _FIELD, _FIELD, "middle"
            ),
        )
