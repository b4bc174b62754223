"""Pictures for the rules: what the signs mean, all sorts of cards and all kinds of buildings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_COUNT,
    JOKER,
    MAX_NUNS,
    PERSONS,
    population_card,
)
from render import theme
from render.art import Drawing
from render.canvas import Scene
from render.games.rattus_cartus.glyphs import (
    CARD,
    CARDS,
    CRATE,
    DOOR,
    EACH,
    EYE,
    FIRST,
    GIVE,
    HEAL,
    HOURGLASS,
    INFLUENCE,
    MOST,
    NUN_BACK,
    RAT,
    SHIELD,
    TOKEN,
)
from render.games.rattus_cartus.houses import face_sprite
from render.games.rattus_cartus.palette import TIMBER, TOWN, studio
from render.games.rattus_cartus.pieces import card_sprite
from render.games.rattus_cartus.runs import Run, run_sprite
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.titles import card_name, kind_name
from render.games.rattus_cartus.tracks import class_badge
from render.legend import Meaning, legend
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, whole
from render.seats import draw_disc
from render.words import Say, said, signed

SHOWN = (
    *(population_card(person, MAX_NUNS - at % MAX_NUNS) for at, person in enumerate(PERSONS)),
    *range(JOKER, len(CARD_IDS)),
)
"""A card of each class, with various nuns, and each special card."""

_CARD_COLUMNS, _HOUSE_COLUMNS, _GAP = 6, 3, 8
_EDGE = 3
_WIDE, _HIGH, _SIGN = 196, 64, 60


def signs(translate: Say) -> Picture:
    """What the signs in the picture of the table mean."""
    return legend(studio, meanings(), translate)


def cards(translate: Say) -> Picture:
    """Every sort of card."""
    names = said(translate, "alt-separator").join(card_name(card, translate) for card in SHOWN)
    alt = whole([said(translate, "alt-cards", cards=names)], ALT_LIMIT)
    return Picture(cards_scene(translate).png(), alt, "cards.png")


def cards_scene(translate: Say) -> Scene:
    """The faces, as large as all of them have room."""
    wide, high = _size(len(SHOWN), _CARD_COLUMNS)
    return _spread(
        [card_sprite(card, card_name(card, translate), wide, high, TOWN) for card in SHOWN],
        _CARD_COLUMNS,
    )


def buildings(translate: Say) -> Picture:
    """Every kind of building."""
    names = said(translate, "alt-separator").join(
        kind_name(kind, translate) for kind in BUILDING_KINDS
    )
    alt = whole([said(translate, "alt-buildings", buildings=names)], ALT_LIMIT)
    return Picture(buildings_scene(translate).png(), alt, "buildings.png")


def buildings_scene(translate: Say) -> Scene:
    """Name, picture and what it does, of each kind."""
    wide, high = _size(len(BUILDING_KINDS), _HOUSE_COLUMNS)
    return _spread(
        [_house(kind, kind_name(kind, translate), wide, high) for kind in BUILDING_KINDS],
        _HOUSE_COLUMNS,
    )


def _house(kind: str, name: str, wide: int, high: int) -> Sprite:
    """A building without what else stands below it in a round."""
    scene = studio.scene(studio.flat(wide, high, TIMBER))
    scene.put(0, 0, face_sprite(kind, name, "open", False, wide, high - _EDGE))
    return scene.painted()


def _size(number: int, columns: int) -> tuple[int, int]:
    """How wide and high each of so many is."""
    rows = -(-number // columns)
    return (INNER.w + _GAP) // columns - _GAP, (INNER.h + _GAP) // rows - _GAP


def _spread(sprites: Sequence[Sprite], columns: int) -> Scene:
    """Sprites of one size row by row, a shorter row in the middle."""
    scene = studio.scene(ground())
    wide, high = sprites[0].size
    for place, sprite in enumerate(sprites):
        row, column = divmod(place, columns)
        in_row = min(columns, len(sprites) - row * columns)
        left = INNER.x + (INNER.w - in_row * (wide + _GAP) + _GAP) // 2
        scene.put(left + column * (wide + _GAP), INNER.y + row * (high + _GAP), sprite)
    return scene


def meanings() -> Sequence[Meaning]:
    """Every sign that needs words."""
    return (
        Meaning(_classes(), "sign-classes"),
        Meaning(studio.icon(MOST, _SIGN, None, theme.PAPER), "sign-most"),
        Meaning(studio.icon(EACH, _SIGN, None, theme.PAPER), "sign-each"),
        Meaning(studio.icon(CRATE, _SIGN, None, theme.PAPER), "sign-crate"),
        Meaning(_door(), "sign-door"),
        Meaning(_run(signed(1), CARD, " ", signed(-1), RAT), "sign-card-rat"),
        Meaning(_run("2", HEAL), "sign-heal"),
        Meaning(_run("3", GIVE, " ", SHIELD), "sign-tower"),
        Meaning(_run(signed(2), INFLUENCE), "sign-influence"),
        Meaning(_nuns(), "sign-eye"),
        Meaning(_run(CARDS, "5", " ", TOKEN, "2"), "sign-hand"),
        Meaning(_run(FIRST, " ", HOURGLASS), "sign-first"),
    )


def _run(*parts: str | Drawing) -> Sprite:
    run: Run = parts
    return run_sprite(run, _WIDE, _HIGH, theme.INK, theme.PAPER, "middle")


def _classes() -> Sprite:
    """The signs of the classes in two rows."""
    size, columns = 44, CLASS_COUNT // 2
    scene = studio.scene(studio.flat(columns * (size + 4) - 4, 2 * size + 4, theme.PAPER))
    for cls in range(CLASS_COUNT):
        row, column = divmod(cls, columns)
        scene.put(column * (size + 4), row * (size + 4), class_badge(cls, size, theme.PAPER))
    return scene.painted()


def _door() -> Sprite:
    """The door, and who laid down cards behind it."""
    sketch = studio.sketch(150, 50, theme.PAPER)
    sketch.sign(DOOR, 0, 4, 42)
    draw_disc(sketch, 1, 54, 2, 46)
    sketch.round(103, 2, 38, 46, 5, TIMBER)
    sketch.text(122, 25, "3", "number", 47, theme.WHITE, "middle")
    return sketch.sprite()


def _nuns() -> Sprite:
    """A card of the nun row, face down, and a look."""
    sketch = studio.sketch(130, 60, theme.PAPER)
    sketch.picture(NUN_BACK, 0, 0, 54, 60)
    sketch.sign(EYE, 70, 4, 52)
    return sketch.sprite()
