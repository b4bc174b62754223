"""The public information about one seat, large."""

from __future__ import annotations

from engine.core import Seat
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.rattus_cartus.board import board_sprite, title_sprite
from render.games.rattus_cartus.card_sprites import draw_small_cards, nun_sprite
from render.games.rattus_cartus.gain_rows import gain_places, gain_sprite
from render.games.rattus_cartus.gains import round_gains
from render.games.rattus_cartus.icons import CARDS, INFLUENCE, SUITS, TOKEN, person_art
from render.games.rattus_cartus.influence import MEDAL_COLOURS, ClassStanding, standings
from render.games.rattus_cartus.names import building_name, class_name
from render.games.rattus_cartus.palette import CLASS_COLOURS, SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.card import OVERHANG, SHADOW, CardFace, CardSizes, draw_card
from render.kit.icon_run import IconToken, Run
from render.kit.price import PriceTag
from render.kit.skin import ground_below, ground_sprite
from render.kit.title import Title
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate

_MARGIN, _GAP, _TITLE_HEIGHT = 8, 8, 60
_ROUND_HEIGHT, _IDLE_HEIGHT, _NUNS_HEIGHT, _NUN_WIDTH = 150, 58, 132, 92
_SIZES = CardSizes(name=34, foot=54, yields=52, shield=46, price=60)
_TALL, _TALL_SIZES = 340, _SIZES._replace(foot=96, yields=72)
_TEXT_SIZE = 31
_GAINS_IN_LINE, _GAIN_WIDTH = 4, 112


def tableau_scene(view: View, seat: Seat, context: RenderContext) -> Scene:
    """Lay out the picture. Hand, rats and the nuns seen stay hidden for all viewers."""
    translate = context.translate
    player = view.players[seat]
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    title, area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(_TITLE_HEIGHT, _GAP)
    figures: tuple[Run, ...] = (
        (IconToken(CARDS), str(player.hand_size)),
        (IconToken(TOKEN), str(player.tokens)),
    )
    name = Title(displayed_name(context.names, seat, translate), str)
    scene.add(title.x, title.y, title_sprite(name, seat, figures, title))
    nuns, area = area.split_bottom(_NUNS_HEIGHT, _GAP)
    has_happened = bool(player.place is not None or round_gains(player.gains).listed())
    height = _ROUND_HEIGHT if has_happened else _IDLE_HEIGHT
    round_area, classes = area.split_bottom(height, _GAP)
    for cls, (standing, place) in enumerate(
        zip(standings(view)[seat], classes.columns(len(view.tracks), 4), strict=True)
    ):
        scene.add(place.x, place.y, _class_sprite(cls, standing, place, translate))
    _add_round(scene, view, seat, round_area, translate)
    _add_nuns_seen(scene, view, seat, nuns, translate)
    return scene


@cached_image
def _class_sprite(cls: int, standing: ClassStanding, area: Rect, translate: Translate) -> Sprite:
    """Draw a class as a card with the influence in it, and on a coin what its place scores."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    price = None
    if standing.place is not None:
        text, fill = str(standing.points), MEDAL_COLOURS[standing.place]
        price = PriceTag(text, fill, SKIN.ink, theme.BRONZE, fill)
    face = CardFace(
        name=class_name(cls, translate),
        colour=CLASS_COLOURS[cls],
        frame=CLASS_COLOURS[cls],
        art=person_art(cls),
        sign=SUITS[cls],
        marks=(),
        price=price,
        yields=((IconToken(INFLUENCE), str(standing.height)),),
    )
    card = Rect(0, 0, area.w, area.h - SHADOW).inset(OVERHANG)
    sizes = _SIZES if area.h < _TALL else _TALL_SIZES
    draw_card(drawing, face, card, sizes, SKIN, SKIN.ground.shadow)
    return drawing.sprite()


def _add_round(scene: Scene, view: View, seat: Seat, area: Rect, translate: Translate) -> None:
    """Place where the seat is in this round, the cards it laid there, and its gains."""
    player = view.players[seat]
    text = translate("picture-nowhere")
    cards: tuple[int, ...] = ()
    if player.place is not None:
        building = view.row[player.place]
        key = "picture-at" if building.shown is not None else "picture-at-hidden"
        name = building_name(building.building, translate)
        text = translate(key, building=name, number=player.laid)
        if building.shown is not None:
            cards = building.shown[building.entered.index(seat)]
    scene.add_background(area.x, area.y, board_sprite(area))
    line, below = area.inset(16, 8).split_top(42)
    style = ("label", _TEXT_SIZE, SKIN.light, SKIN.board, line.w, line.h)
    scene.add(line.x, line.y, sprite_factory.text(text, *style, squeezed=True))
    gains = round_gains(player.gains).listed()
    right, left = below.split_right(min(len(gains), _GAINS_IN_LINE) * _GAIN_WIDTH, 16)
    if cards:
        drawing = sprite_factory.drawing(left.w, left.h, SKIN.board)
        draw_small_cards(drawing, cards, Rect(0, 0, left.w, left.h))
        scene.add(left.x, left.y, drawing.sprite())
    for gain, pill in zip(gains, gain_places(gains, right), strict=True):
        scene.add(pill.x, pill.y, gain_sprite(gain, pill.w, pill.h))


def _add_nuns_seen(scene: Scene, view: View, seat: Seat, area: Rect, translate: Translate) -> None:
    """Place the nun row face down, marking the cards the seat has looked at."""
    scene.add_background(area.x, area.y, board_sprite(area))
    seen, inside = view.players[seat].known_nuns, area.inset(12, 8)
    for nun in range(len(view.nuns)):
        place, inside = inside.split_left(_NUN_WIDTH, 8)
        sprite = nun_sprite(None, place.w, place.h, str(nun + 1), nun in seen, SKIN.board)
        scene.add(place.x, place.y, sprite)
    text = translate("picture-looked", number=len(seen), all=len(view.nuns))
    style = ("label", _TEXT_SIZE, SKIN.light, SKIN.board, inside.w - 16, inside.h)
    scene.add(inside.x + 8, inside.y, sprite_factory.text(text, *style, squeezed=True))
