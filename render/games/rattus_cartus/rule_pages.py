"""Pictures for the rules: the icon legend, all kinds of cards and all kinds of buildings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    FLUTE,
    GOLD,
    JOKER,
    MAX_NUNS,
    PASS,
    PERSONS,
    SWORD,
    population_card,
)
from render import theme
from render.alt import join_list
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.rattus_cartus.buildings import Visitor, draw_visitors
from render.games.rattus_cartus.effects import run
from render.games.rattus_cartus.hand_card import card_sprite
from render.games.rattus_cartus.house import HouseFace, HouseSizes, house_sprite
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
    INFLUENCE,
    NUN_BACK,
    PRIVILEGE,
    RAT,
    SHIELD,
    SUITS,
    TOKEN,
    card_art,
)
from render.games.rattus_cartus.names import card_name, kind_name
from render.games.rattus_cartus.palette import CLASS_COLOURS, SKIN, sprite_factory
from render.kit.card import OVERHANG, SHADOW
from render.kit.icon_run import IconToken, Run, draw_runs
from render.kit.seat_panel import draw_turn_arrow
from render.legend import LegendEntry, legend_picture
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.translation import Translate, format_signed

SHOWN_CARDS = (
    *(population_card(person, MAX_NUNS - at % MAX_NUNS) for at, person in enumerate(PERSONS)),
    *range(JOKER, len(CARD_IDS)),
)
"""A card of each class, with different numbers of nuns, and each special card."""

_CARD_COLUMNS, _BUILDING_COLUMNS = 6, 6
_HALF_GAP = 4
_WIDTH, _HEIGHT, _ICON_SIZE = 196, 64, 60


def icon_legend(translate: Translate) -> Picture:
    """Explain the icons in the picture of the table."""
    return legend_picture(sprite_factory, SKIN, legend_entries(), translate)


def cards(translate: Translate) -> Picture:
    """Draw every kind of card."""
    names = join_list((card_name(card, translate) for card in SHOWN_CARDS), translate)
    alt = translate("alt-cards", cards=names)
    return Picture(cards_scene(translate).to_png(), join_whole([alt], ALT_LIMIT), "cards.png")


def cards_scene(translate: Translate) -> Scene:
    """Lay out the cards in two lines, as large as possible."""
    scene = sprite_factory.scene(sprite_factory.solid(WIDTH, HEIGHT, SKIN.board))
    width, height = _places(_CARD_COLUMNS, 2)[0].inset(OVERHANG)[2:]
    lines = _places(_CARD_COLUMNS, 2)
    missing = len(lines) - len(SHOWN_CARDS)
    for index, card in enumerate(SHOWN_CARDS):
        place = lines[index]
        if index >= _CARD_COLUMNS:
            place = place.moved(missing * place.w // 2, 0)
        name = card_name(card, translate)
        sprite = card_sprite(card, name, (width, height - SHADOW), SKIN.board)
        scene.add(place.x, place.y, sprite)
    return scene


def buildings(translate: Translate) -> Picture:
    """Draw every kind of building."""
    names = join_list((kind_name(kind, translate) for kind in BUILDING_KINDS), translate)
    alt = translate("alt-buildings", buildings=names)
    return Picture(
        buildings_scene(translate).to_png(), join_whole([alt], ALT_LIMIT), "buildings.png"
    )


def buildings_scene(translate: Translate) -> Scene:
    """Lay out the buildings in two lines, with art, name and actions, but without supplies."""
    scene = sprite_factory.scene(sprite_factory.solid(WIDTH, HEIGHT, SKIN.board))
    sizes = HouseSizes(supply=0, doorstep=0)
    for kind, place in zip(BUILDING_KINDS, _places(_BUILDING_COLUMNS, 2), strict=True):
        house = place.inset(_HALF_GAP)
        sprite = house_sprite(HouseFace(kind), house.w, house.h, sizes, SKIN.board, translate)
        scene.add(house.x, house.y, sprite)
    return scene


def _places(columns: int, lines: int) -> list[Rect]:
    """Return equal places that fill a picture, line by line."""
    rows = Rect(0, 0, WIDTH, HEIGHT).inset(8).rows(lines, 2)
    return [place for row in rows for place in row.columns(columns, 2)]


def legend_entries() -> Sequence[LegendEntry]:
    """Return all icons that need an explanation."""
    return (
        LegendEntry(_classes_icon(), "sign-classes"),
        LegendEntry(_runs_icon((IconToken(PRIVILEGE),)), "sign-most"),
        LegendEntry(_runs_icon((IconToken(EVERYONE),)), "sign-each"),
        LegendEntry(_runs_icon((IconToken(CRATE),)), "sign-crate"),
        LegendEntry(_visitors_icon(), "sign-door"),
        LegendEntry(
            _runs_icon(run(format_signed(1), CARD), run(format_signed(-1), RAT)), "sign-card-rat"
        ),
        LegendEntry(_runs_icon(run("2", HEAL)), "sign-heal"),
        LegendEntry(_runs_icon(run("3", GIVE), (IconToken(SHIELD),)), "sign-tower"),
        LegendEntry(_special_icon(SWORD, FLUTE), "sign-sword-flute"),
        LegendEntry(_special_icon(JOKER, PASS, GOLD), "sign-joker-pass-gold"),
        LegendEntry(_runs_icon(run(format_signed(2), INFLUENCE)), "sign-influence"),
        LegendEntry(_nuns_icon(), "sign-eye"),
        LegendEntry(_runs_icon((IconToken(CARDS), "5"), (IconToken(TOKEN), "2")), "sign-hand"),
        LegendEntry(_turn_icon(), "sign-first"),
    )


def _runs_icon(*runs: Run) -> Sprite:
    drawing = sprite_factory.drawing(_WIDTH, _HEIGHT, theme.PAPER)
    draw_runs(drawing, runs, Rect(0, 0, _WIDTH, _HEIGHT), _ICON_SIZE, SKIN.ink)
    return drawing.sprite()


def _special_icon(*cards: int) -> Sprite:
    """Draw what is on special cards, as on the buildings where they are gained."""
    return _runs_icon(*((IconToken(card_art(card)),) for card in cards))


def _classes_icon() -> Sprite:
    """Draw the signs of the classes in two rows."""
    page = Rect(0, 0, 124, 78)
    drawing = sprite_factory.drawing(page.w, page.h, theme.PAPER)
    rows = page.rows(2, 4)
    for cls, place in enumerate(part for row in rows for part in row.columns(3, 4)):
        drawing.rounded_rect(*place, 9, CLASS_COLOURS[cls])
        sign = place.centred(28, 28)
        drawing.icon(SUITS[cls], sign.x, sign.y, 28, theme.WHITE)
    return drawing.sprite()


def _visitors_icon() -> Sprite:
    """Draw the door, and who entered with the cards laid down."""
    drawing = sprite_factory.drawing(160, 78, SKIN.recess)
    door, visitors = Rect(0, 0, 160, 78).split_left(44)
    drawing.icon(DOOR, *door.centred(32, 32)[:2], 32)
    draw_visitors(drawing, (Visitor(1, 3), Visitor(0, 0)), visitors)
    return drawing.sprite()


def _nuns_icon() -> Sprite:
    """Draw a face-down card of the nun row, and an eye."""
    drawing = sprite_factory.drawing(130, 60, theme.PAPER)
    drawing.art(NUN_BACK, 0, 0, 54, 60)
    drawing.icon(EYE, 70, 4, 52)
    return drawing.sprite()


def _turn_icon() -> Sprite:
    """Draw the flag of the starting player, and the arrow of whose turn it is."""
    drawing = sprite_factory.drawing(130, 60, theme.PAPER)
    drawing.icon(FIRST, 0, 4, 52)
    draw_turn_arrow(drawing, Rect(84, 4, 28, 52), SKIN)
    return drawing.sprite()
