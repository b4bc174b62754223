"""Pictures for the rules: the signs of the market, and lines with what they pay."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.market import STALLS, Stall, stall_piece
from engine.games.heller_und_pfennig.scoring import line_payouts
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, tile_number
from render import theme
from render.canvas import Rect, Scene
from render.games.heller_und_pfennig.ends import End, end_sprite
from render.games.heller_und_pfennig.examples import example_seats, lay_example
from render.games.heller_und_pfennig.glyphs import BACK, COIN
from render.games.heller_und_pfennig.palette import PAYS, studio
from render.games.heller_und_pfennig.pieces import piece
from render.games.heller_und_pfennig.seats import stalls_scene
from render.games.heller_und_pfennig.titles import stall_name, tile_name
from render.legend import Meaning, legend
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, whole
from render.shapes import ROBOT
from render.words import Say, said, signed


def _line(*tiles: str | Stall) -> tuple[int, ...]:
    return tuple(
        stall_piece(each.seat, each.goods) if isinstance(each, Stall) else tile_number(each)
        for each in tiles
    )


LINES_OF: dict[str, tuple[tuple[int, ...], ...]] = {
    "lines": (
        _line("+6", "+4", "-1", "-2", Stall(0, 3)),
        _line("+3", "-6", Stall(0, 4), Stall(0, 1), Stall(1, 1)),
        _line("+5", Stall(0, 2), Stall(1, 3)),
    ),
    "special": (
        _line("eye", "+4", Stall(0, 2), "fire", "+5", Stall(1, 1)),
        _line("+4", "-3", "eye", "gold", Stall(0, 1)),
        _line("+6", "gold", Stall(0, 2), Stall(1, 1)),
    ),
}
"""The examples in the picture of a topic: whole lines, from the left to the right."""

_GAP, _PAD = 10, 24
_SIGN = 84


def signs(translate: Say) -> Picture:
    """What the signs in the picture of the market mean."""
    return legend(studio, meanings(), translate)


def lines_of(topic: str, translate: Say) -> Picture:
    """Lines with what they pay, as a topic of the rules explains them."""
    alt = whole([_in_words(line, translate) for line in LINES_OF[topic]], ALT_LIMIT)
    return Picture(lines_scene(topic).png(), alt, "lines.png")


def lines_scene(topic: str) -> Scene:
    """A panel for each line."""
    scene, lines = studio.scene(), LINES_OF[topic]
    wide = scene.rect.w - 2 * _GAP
    high = (scene.rect.h - (len(lines) + 1) * _GAP) // len(lines)
    for place, line in enumerate(lines):
        y = _GAP + place * (high + _GAP)
        scene.panel(_GAP, y, studio.plate(wide, high, 12, theme.PAPER, theme.GROUND))
        size = min(high - 2 * _PAD, (wide - 2 * _PAD - 180) // len(line) - 6)
        area = Rect(_GAP + _PAD, y + (high - size) // 2, wide - 2 * _PAD, size)
        lay_example(scene, line, area)
    return scene


def _in_words(line: tuple[int, ...], translate: Say) -> str:
    pieces = (_piece_in_words(each, translate) for each in line)
    pays = line_payouts(bytes(line))
    paid = (
        said(
            translate,
            "alt-pay",
            name=said(translate, "picture-player", number=seat + 1),
            amount=signed(paid),
        )
        for seat in example_seats(line)
        for paid in (pays[seat],)
    )
    between = said(translate, "alt-separator")
    return said(translate, "alt-example", pieces=between.join(pieces), pays=between.join(paid))


def _piece_in_words(each: int, translate: Say) -> str:
    stall = STALLS[each]
    if stall is None:
        return tile_name(each, translate)
    name = said(translate, "picture-player", number=stall.seat + 1)
    return f"{stall_name(stall.goods, translate)} ({name})"


def meanings() -> Sequence[Meaning]:
    """Every sign that needs words."""
    return (
        Meaning(_piece(tile_number("+4")), "sign-buyer"),
        Meaning(_piece(tile_number("-3")), "sign-unpleasant"),
        Meaning(_piece(FIRE), "sign-fire"),
        Meaning(_piece(EYE), "sign-eye"),
        Meaning(_piece(GOLD), "sign-gold"),
        Meaning(_piece(Stall(0, 3)), "sign-stall"),
        Meaning(end_sprite(End((5,), (15, 5), False), 150, _SIGN, False), "sign-end"),
        Meaning(end_sprite(End((-1,), (None, -2), True), 150, _SIGN, False), "sign-full"),
        Meaning(_money(), "sign-money"),
        Meaning(stalls_scene(0, (2, 1, 1, 0), 130, 34, theme.PAPER).painted(), "sign-stalls"),
        Meaning(studio.icon(BACK, 60, None, theme.PAPER), "sign-kept"),
        Meaning(studio.icon(ROBOT, 50, theme.SLATE, theme.PAPER), "sign-robot"),
    )


def _piece(cell: int | Stall) -> Sprite:
    return piece(cell, "", _SIGN, _SIGN, theme.PAPER)


def _money() -> Sprite:
    """What a player has, and what the market would bring him."""
    sketch = studio.sketch(170, 50, theme.PAPER)
    sketch.sign(COIN, 0, 6, 38)
    sketch.text(46, 25, "28", "number", 46, theme.INK)
    sketch.text(104, 25, signed(21), "number", 38, PAYS)
    return sketch.sprite()
