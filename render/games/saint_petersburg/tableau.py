"""The cards in front of one player, large, with what each colour pays next."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase, card_table
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.saint_petersburg.icons import COIN, CROWN, STACKS, STAR, SUIT_COLOURS
from render.games.saint_petersburg.palette import SKIN, WOOD, sprite_factory
from render.games.saint_petersburg.phase_cards import add_tiles
from render.games.saint_petersburg.printed_card import printed_card
from render.games.saint_petersburg.tiles import CardGroup, card_groups_of
from render.games.saint_petersburg.title import title_sprite
from render.icons import CARDS
from render.image_cache import cached_image
from render.kit.card import OVERHANG, SHADOW, CardSizes
from render.kit.icon_run import IconToken, Run, draw_runs
from render.kit.panel import HAIRLINE
from render.kit.skin import ground_sprite
from render.kit.title import Title
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, format_number, format_signed

_MARGIN, _GAP = 8, 6
_TITLE_HEIGHT, _BANNER_WIDTH = 60, 124
_CARD_GAP, _MAX_CARD_WIDTH, _MIN_CARD_WIDTH = 12, 150, 118
_SIZES = CardSizes(
    stock=3, frame=3, price=40, shield=30, mark=24, name=27, min_name=20, foot=34, yields=29
)


def tableau_scene(view: View, seat: Seat, context: RenderContext) -> Scene:
    """Lay out the picture. Rubles are shown only where they are public."""
    player = view.players[seat]
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    title, area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(_TITLE_HEIGHT, 8)
    figures: list[Run] = [
        (IconToken(STAR), format_number(player.points)),
        (IconToken(CARDS, SKIN.light), f"{player.hand_size}/{player.hand_limit}"),
        (IconToken(CROWN, SKIN.light), str(player.different_aristocrats)),
    ]
    if view.seat is None and player.rubles is not None:
        figures.append((IconToken(COIN), str(player.rubles)))
    name = displayed_name(context.names, seat, context.translate)
    sprite = title_sprite(Title(name, str), seat, tuple(figures), title)
    scene.add(title.x, title.y, sprite)
    colours = card_table(view.edition).colour
    groups = card_groups_of(player, view.edition)
    for phase, band in zip(SCORING_PHASES, area.rows(len(SCORING_PHASES), _GAP), strict=True):
        own = tuple(
            group for group in groups if SUIT_COLOURS[colours[group.card]] == STACKS[phase][1]
        )
        rubles, points = player.income[phase]
        empty = not own
        sprite = _band_sprite(phase, rubles, points, empty, band.w, band.h)
        scene.add_background(band.x, band.y, sprite)
        inside = band.inset(10, 8).split_left(_BANNER_WIDTH, 14)[1]
        _add_cards(scene, own, view.edition, inside, context.translate)
    return scene


@cached_image
def _band_sprite(
    phase: Phase, rubles: int, points: int, empty: bool, width: int, height: int
) -> Sprite:
    """Draw the ground of one colour's cards, and a banner with what they pay next."""
    icon, colour = STACKS[phase]
    drawing = sprite_factory.drawing(width, height, WOOD.middle)
    band = Rect(0, 0, width, height)
    drawing.rounded_rect(*band, 10, SKIN.line)
    drawing.rounded_rect(*band.inset(HAIRLINE), 8, SKIN.board)
    banner = Rect(10, HAIRLINE, _BANNER_WIDTH, height - 10)
    drawing.rect(*banner, SKIN.line)
    drawing.rect(*banner.inset(HAIRLINE)._replace(y=banner.y, h=banner.h - HAIRLINE), colour)
    sign, rest = banner.inset(8).split_top(70)
    place = sign.centred(56, 56)
    drawing.icon(icon, place.x, place.y, 56, theme.WHITE)
    runs: tuple[Run, ...] = (
        (IconToken(COIN), format_signed(rubles)),
        (IconToken(STAR), format_signed(points)),
    )
    for run, line in zip(runs, rest.rows(2, 6), strict=True):
        drawing.rounded_rect(*line, 8, SKIN.paper)
        draw_runs(drawing, (run,), line.inset(4, 0), 36, SKIN.ink)
    if empty:
        x, y = (banner.right + width) // 2, height // 2
        drawing.icon(icon, x - 45, y - 45, 90, SKIN.place)
    return drawing.sprite()


def _add_cards(
    scene: Scene, groups: tuple[CardGroup, ...], edition: str, area: Rect, translate: Translate
) -> None:
    """Place the cards side by side, or as tiles if they would become too narrow."""
    if not groups:
        return
    width = (area.w + _CARD_GAP) // len(groups) - _CARD_GAP
    if width < _MIN_CARD_WIDTH:
        add_tiles(scene, groups, edition, area, translate)
        return
    width, height = min(width, _MAX_CARD_WIDTH), area.h - 2 * OVERHANG - SHADOW
    for index, group in enumerate(groups):
        x = area.x + index * (width + _CARD_GAP)
        sprite = printed_card(group, edition, width, height, _SIZES, translate)
        scene.add(x, area.y, sprite)
