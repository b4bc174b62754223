"""The podium at the end of a tournament: its first three, and what they achieved."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Scene, SpriteFactory
from render.icons import DIAMOND, SHIELD, STAR, WINNERS_CROWN
from render.kit.board_table import shown_name
from render.kit.icon_run import IconToken
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result, result_scene
from render.kit.skin import Skin
from render.kit.title import Title
from render.picture import Picture, titled_picture
from render.players import drawable_name
from render.standings import StandingRow, figures, row_text
from render.theme import BRONZE
from render.translation import Translate

LAST_PLACE = 3

MAX_ON_PODIUM = 5
"""Those who share the last place may not all find room."""

_SIGNS = {"wins": WINNERS_CROWN, "opponents": SHIELD, "share": DIAMOND}
"""What decides between equals, with the sign of each."""


def podium_picture(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[StandingRow],
    translate: Translate,
) -> Picture:
    """Draw the first three of the final standings; those who are level share a place."""
    scene = podium_scene(sprite_factory, skin, title, rows, translate)
    lines = [row_text(row, translate) for row in on_podium(rows)]
    return titled_picture(scene.to_png(), title, lines, "podium.png")


def on_podium(rows: Sequence[StandingRow]) -> list[StandingRow]:
    """Return who stands on the podium, the best first."""
    return [row for row in rows if row.place <= LAST_PLACE][:MAX_ON_PODIUM]


def podium_scene(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rows: Sequence[StandingRow],
    translate: Translate,
) -> Scene:
    """Lay out the pedestals, and below each the figures that decide between equals."""
    shown, mark = on_podium(rows), translate("picture-ai")
    told = [figures(row, translate) for row in shown]
    finishers = (
        Finisher(
            number,
            shown_name(row.name, number + 1, translate),
            row.place,
            each["points"],
            mark if row.is_ai else "",
        )
        for number, (row, each) in enumerate(zip(shown, told, strict=True))
    )
    signs = (
        PointRow(sign, skin.light, translate(f"picture-standings-{key}"))
        for key, sign in _SIGNS.items()
    )
    result = Result(
        title=Title(drawable_name(title), str),
        portraits=(),
        unit=IconToken(STAR, BRONZE),
        finishers=tuple(finishers),
        rows=tuple(signs),
        columns=tuple(tuple(PointCell(each[key]) for key in _SIGNS) for each in told),
    )
    return result_scene(sprite_factory, skin, result)
