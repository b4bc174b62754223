"""The round, on a sign above the players."""

from __future__ import annotations

from engine.games.heller_und_pfennig.view import View
from render import theme
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.panel import draw_plaque
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_SHADOW = 3


def round_text(view: View, translate: Translate) -> str:
    """Return the number of the round, or that the game is over."""
    if view.over:
        return translate("picture-game-over")
    if view.last_round:
        return translate("picture-last-round", round=view.round)
    if view.rounds is None:
        return translate("picture-round", round=view.round)
    return translate("picture-round-of", round=view.round, rounds=view.rounds)


def phase_colour(view: View) -> theme.Colour | None:
    """Return the colour of the last round's sign; None in other rounds, which have none."""
    return theme.ALERT if view.last_round and not view.over else None


@cached_image
def header_sprite(text: str, is_last: bool, area: Rect) -> Sprite:
    """Draw the sign, on an alarming ground in the last round. It is higher by its shadow."""
    background = ground_below(SKIN.ground, area._replace(h=area.h + _SHADOW))
    drawing = sprite_factory.drawing(area.w, area.h + _SHADOW, background)
    sign = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*sign.moved(0, _SHADOW), 10, SKIN.ground.shadow)
    draw_plaque(drawing, sign, theme.ALERT if is_last else SKIN.board, SKIN.line)
    ink = theme.WHITE if is_last else SKIN.light
    x, y = sign.middle
    drawing.text(x, y, text, "name", 36, ink, "middle", sign.w - 28)
    return drawing.sprite()
