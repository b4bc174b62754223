"""Pictures for the rules: the icon legend, all kinds of cards and all kinds of buildings."""

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
from render.art import SvgAsset
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.rattus_cartus.card_sprites import card_sprite
from render.games.rattus_cartus.house import MARGIN, HouseFace, HouseSizes, house_sprite
from render.games.rattus_cartus.icon_text import IconText, icon_text_sprite
from render.games.rattus_cartus.icons import (
    CARD,
    CARDS,
    CRATE,
    DOOR,
    EVERYONE,
    EYE,
    FIRST,
    GIVE,
    HEAL,
    HOURGLASS,
    INFLUENCE,
    NUN_BACK,
    PRIVILEGE,
    RAT,
    SHIELD,
    TOKEN,
)
from render.games.rattus_cartus.names import card_name, kind_name
from render.games.rattus_cartus.palette import BACKGROUND, SKIN, TIMBER, sprite_factory
from render.games.rattus_cartus.table import CONTENT_AREA, page_background
from render.games.rattus_cartus.tracks import class_badge
from render.legend import LegendEntry, legend_picture
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.players import draw_disc
from render.rect import Rect
from render.translation import Translate, cached_text, format_signed

SHOWN_CARDS = (
    *(population_card(person, MAX_NUNS - at % MAX_NUNS) for at, person in enumerate(PERSONS)),
    *range(JOKER, len(CARD_IDS)),
)
"""A card of each class, with different numbers of nuns, and each special card."""

_CARD_COLUMNS, _BUILDING_COLUMNS, _GAP = 6, 6, 8
_WIDTH, _HEIGHT, _ICON_SIZE = 196, 64, 60


def icon_legend(translate: Translate) -> Picture:
    """Explain the icons in the picture of the table."""
    return legend_picture(sprite_factory, SKIN, legend_entries(), translate)


def cards(translate: Translate) -> Picture:
    """Draw every kind of card."""
    names = cached_text(translate, "alt-separator").join(
        card_name(card, translate) for card in SHOWN_CARDS
    )
    alt = join_whole([cached_text(translate, "alt-cards", cards=names)], ALT_LIMIT)
    return Picture(cards_scene(translate).to_png(), alt, "cards.png")


def cards_scene(translate: Translate) -> Scene:
    """Lay out the cards in a grid, as large as possible."""
    width, height = _cell_size(len(SHOWN_CARDS), _CARD_COLUMNS)
    return _grid_scene(
        [
            card_sprite(card, card_name(card, translate), width, height, BACKGROUND)
            for card in SHOWN_CARDS
        ],
        _CARD_COLUMNS,
    )


def buildings(translate: Translate) -> Picture:
    """Draw every kind of building."""
    names = cached_text(translate, "alt-separator").join(
        kind_name(kind, translate) for kind in BUILDING_KINDS
    )
    alt = join_whole([cached_text(translate, "alt-buildings", buildings=names)], ALT_LIMIT)
    return Picture(buildings_scene(translate).to_png(), alt, "buildings.png")


def buildings_scene(translate: Translate) -> Scene:
    """Lay out the buildings in a grid, with art, name and actions, but without supplies."""
    whole = Rect(0, 0, WIDTH, HEIGHT)
    ground = sprite_factory.solid(WIDTH, HEIGHT, SKIN.board)
    scene = sprite_factory.scene(ground)
    sizes = HouseSizes(supply=0, doorstep=0)
    rows = whole.inset(8).rows(len(BUILDING_KINDS) // _BUILDING_COLUMNS, 2)
    places = [place for row in rows for place in row.columns(_BUILDING_COLUMNS, 2)]
    for kind, place in zip(BUILDING_KINDS, places, strict=True):
        house = place.inset(MARGIN)
        sprite = house_sprite(HouseFace(kind), house.w, house.h, sizes, SKIN.board, translate)
        scene.add(place.x, place.y, sprite)
    return scene


def _cell_size(count: int, columns: int) -> tuple[int, int]:
    """Return the width and height of `count` cells in a grid."""
    rows = -(-count // columns)
    return (CONTENT_AREA.w + _GAP) // columns - _GAP, (CONTENT_AREA.h + _GAP) // rows - _GAP


def _grid_scene(sprites: Sequence[Sprite], columns: int) -> Scene:
    """Lay out sprites of one size row by row, centring a shorter row."""
    scene = sprite_factory.scene(page_background())
    width, height = sprites[0].size
    for index, sprite in enumerate(sprites):
        row, column = divmod(index, columns)
        in_row = min(columns, len(sprites) - row * columns)
        left = CONTENT_AREA.x + (CONTENT_AREA.w - in_row * (width + _GAP) + _GAP) // 2
        scene.add(left + column * (width + _GAP), CONTENT_AREA.y + row * (height + _GAP), sprite)
    return scene


def legend_entries() -> Sequence[LegendEntry]:
    """Return all icons that need an explanation."""
    return (
        LegendEntry(_classes_icon(), "sign-classes"),
        LegendEntry(sprite_factory.icon(PRIVILEGE, _ICON_SIZE, None, theme.PAPER), "sign-most"),
        LegendEntry(sprite_factory.icon(EVERYONE, _ICON_SIZE, None, theme.PAPER), "sign-each"),
        LegendEntry(sprite_factory.icon(CRATE, _ICON_SIZE, None, theme.PAPER), "sign-crate"),
        LegendEntry(_door_icon(), "sign-door"),
        LegendEntry(
            _icon_text(format_signed(1), CARD, " ", format_signed(-1), RAT), "sign-card-rat"
        ),
        LegendEntry(_icon_text("2", HEAL), "sign-heal"),
        LegendEntry(_icon_text("3", GIVE, " ", SHIELD), "sign-tower"),
        LegendEntry(_icon_text(format_signed(2), INFLUENCE), "sign-influence"),
        LegendEntry(_nuns_icon(), "sign-eye"),
        LegendEntry(_icon_text(CARDS, "5", " ", TOKEN, "2"), "sign-hand"),
        LegendEntry(_icon_text(FIRST, " ", HOURGLASS), "sign-first"),
    )


def _icon_text(*parts: str | SvgAsset) -> Sprite:
    icon_text: IconText = parts
    return icon_text_sprite(icon_text, _WIDTH, _HEIGHT, theme.INK, theme.PAPER, "middle")


def _classes_icon() -> Sprite:
    """Draw the icons of the classes in two rows."""
    size, columns = 44, CLASS_COUNT // 2
    scene = sprite_factory.scene(
        sprite_factory.solid(columns * (size + 4) - 4, 2 * size + 4, theme.PAPER)
    )
    for cls in range(CLASS_COUNT):
        row, column = divmod(cls, columns)
        scene.add(column * (size + 4), row * (size + 4), class_badge(cls, size, theme.PAPER))
    return scene.flatten()


def _door_icon() -> Sprite:
    """Draw the door, and a visitor with the cards laid down."""
    drawing = sprite_factory.drawing(150, 50, theme.PAPER)
    drawing.icon(DOOR, 0, 4, 42)
    draw_disc(drawing, 1, 54, 2, 46)
    drawing.rounded_rect(103, 2, 38, 46, 5, TIMBER)
    drawing.text(122, 25, "3", "number", 47, theme.WHITE, "middle")
    return drawing.sprite()


def _nuns_icon() -> Sprite:
    """Draw a face-down card of the nun row, and an eye."""
    drawing = sprite_factory.drawing(130, 60, theme.PAPER)
    drawing.art(NUN_BACK, 0, 0, 54, 60)
    drawing.icon(EYE, 70, 4, 52)
    return drawing.sprite()
