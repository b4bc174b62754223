"""The end: the plague revealed, who survives, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.cards import GOLD, JOKER
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.rattus_cartus.board import board_sprite
from render.games.rattus_cartus.card_sprites import draw_compact_card
from render.games.rattus_cartus.icons import CARDS, NUN, RAT, SKULL, SPECIALS, SUITS, TOKEN
from render.games.rattus_cartus.palette import CLASS_COLOURS, SKIN, sprite_factory
from render.kit.icon_run import IconToken, draw_runs
from render.kit.lettering import fit_player_name
from render.kit.panel import HAIRLINE, draw_badge
from render.kit.pedestal import draw_arms, draw_medal
from render.kit.title import Title, fit_title
from render.palette import Sprite
from render.players import NamedSeat, displayed_name, named_seat
from render.rect import Rect
from render.sprites import Drawing
from render.theme import ALERT, COIN, WHITE
from render.translation import Translate

_MARGIN, _GAP, _HEADS_HEIGHT = 8, 6, 46
_MIN_PLAGUE_HEIGHT, _MAX_PLAGUE_HEIGHT, _MAX_ROW_HEIGHT = 150, 190, 212
_CARD_WIDTH, _NUNS_WIDTH, _ARMS_HEIGHT, _TITLE_SIZE, _TEXT_SIZE = 100, 120, 58, 54, 32

_SOURCES = (
    *zip(SUITS, CLASS_COLOURS, strict=True),
    (SPECIALS[GOLD - JOKER], None),
    (CARDS, None),
    (TOKEN, None),
)
"""The signs of what brings points, those of the classes on their colours."""


class ResultRow(NamedTuple):
    """A player at the end, with the mark of an AI."""

    player: NamedSeat
    score: FinalScore
    ai: str


class RowParts(NamedTuple):
    """Where the parts of a row are: what a player died of is beside its name."""

    arms: Rect
    medal: Rect
    name: Rect
    rats: Rect
    sources: tuple[Rect, ...]
    points: Rect


def result_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    translate = context.translate
    scores = [(seat, view.final_scores[seat]) for seat in ranked_seats(view.final_scores)]
    scene = sprite_factory.scene(sprite_factory.solid(WIDTH, HEIGHT, SKIN.recess))
    area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN)
    rest = area.h - _HEADS_HEIGHT - _GAP
    height = min((rest - _MIN_PLAGUE_HEIGHT) // len(scores) - _GAP, _MAX_ROW_HEIGHT)
    plague_height = min(rest - len(scores) * (height + _GAP), _MAX_PLAGUE_HEIGHT)
    plague, area = area.split_top(plague_height, _GAP)
    scene.add_background(plague.x, plague.y, board_sprite(plague))
    inside = plague.inset(10)
    scene.add(inside.x, inside.y, _plague_sprite(view, _title(view, context), inside, translate))
    heads, area = area.split_top(_HEADS_HEIGHT)
    scene.add(heads.x, heads.y, _heads_sprite(heads, translate))
    for seat, score in scores:
        place, area = area.split_top(height, _GAP)
        mark = translate("picture-ai") if seat in context.ai_seats else ""
        row = ResultRow(named_seat(seat, context), score, mark)
        scene.add(place.x, place.y, _row_sprite(row, place))
    return scene


def row_parts(row: Rect) -> RowParts:
    """Return the areas of a row's parts."""
    arms, rest = row.inset(12, 0).split_left(48, 10)
    medal, rest = rest.split_left(62, 8)
    name, rest = rest.split_left(184, 12)
    rats, rest = rest.split_left(122, 8)
    points, rest = rest.split_right(120, 4)
    sources = rest.columns(len(_SOURCES), 2)
    return RowParts(arms, medal, name, rats, tuple(sources), points)


def _title(view: View, context: RenderContext) -> Title:
    translate = context.translate
    winners = winning_seats(view)
    if len(winners) == 1:
        return Title(
            displayed_name(context.names, winners[0], translate),
            lambda name: translate("picture-winner", name=name),
        )
    key = "picture-winners" if winners else "picture-nobody-wins"
    return Title("", lambda _: translate(key, number=len(winners)))


def ranked_seats(scores: Sequence[FinalScore]) -> list[Seat]:
    """Return the survivors by rank, then the dead by points."""
    return sorted(
        range(len(scores)),
        key=lambda seat: (scores[seat].rank or len(scores) + 1, -scores[seat].points, seat),
    )


def winning_seats(view: View) -> list[Seat]:
    return [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]


def _plague_sprite(view: View, title: Title, area: Rect, translate: Translate) -> Sprite:
    """Draw the nun row turned over, the number of nuns, and who survives so many."""
    drawing = sprite_factory.drawing(area.w, area.h, SKIN.board)
    rest, nuns = Rect(0, 0, area.w, area.h), view.plague or 0
    for card in view.nuns:
        place, rest = rest.split_left(_CARD_WIDTH, 6)
        if card is not None:
            draw_compact_card(drawing, card, place, shows_nuns=True)
    line, below = rest.inset(14, 0).split_top(area.h * 45 // 100)
    text = fit_title(title, line.w, _TITLE_SIZE)
    x, y = line.x, line.middle[1]
    drawing.text(x, y, text, "name", _TITLE_SIZE, COIN, max_width=line.w)
    figure, words = below.split_left(_NUNS_WIDTH, 12)
    draw_runs(drawing, ((IconToken(NUN), str(nuns)),), figure, min(figure.h, 84), SKIN.light)
    for key, part in zip(("nuns", "more-rats-die"), words.rows(2), strict=True):
        text = translate(f"picture-{key}", number=nuns, nuns=nuns)
        x, y = part.x, part.middle[1]
        drawing.text(x, y, text, "label", _TEXT_SIZE, SKIN.light, max_width=part.w)
    return drawing.sprite()


def _heads_sprite(area: Rect, translate: Translate) -> Sprite:
    """Draw the signs of the columns, and the words for rats and points."""
    drawing = sprite_factory.drawing(area.w, area.h, SKIN.recess)
    parts = row_parts(Rect(0, 0, area.w, area.h))
    for key, place in (("points-rats", parts.rats), ("course-points", parts.points)):
        (x, y), text = place.middle, translate(f"picture-{key}")
        drawing.text(x, y, text, "label", _TEXT_SIZE, SKIN.light, "middle", place.w)
    for (sign, colour), place in zip(_SOURCES, parts.sources, strict=True):
        tile = place.centred(40, 40)
        if colour is not None:
            drawing.rounded_rect(*tile, 8, colour)
            tile = tile.inset(4)
        drawing.icon(sign, tile.x, tile.y, tile.w, None if colour is None else WHITE)
    return drawing.sprite()


def _row_sprite(row: ResultRow, area: Rect) -> Sprite:
    """Draw a player: on gold who has won, on parchment who survives, on a board who is dead."""
    drawing = sprite_factory.drawing(area.w, area.h, SKIN.recess)
    score, whole = row.score, Rect(0, 0, area.w, area.h)
    ink = SKIN.ink if score.alive else SKIN.light
    fill = SKIN.seat if score.alive else SKIN.board
    if score.rank == 1:
        fill = SKIN.seat_on_turn
    border = 4 if score.rank == 1 else HAIRLINE
    drawing.rounded_rect(*whole, 10, SKIN.line if score.alive else SKIN.place)
    drawing.rounded_rect(*whole.inset(border), 10 - border, fill)
    parts = row_parts(whole)
    _draw_player(drawing, row, parts)
    points = (*score.tracks, score.gold, score.hand, score.tokens)
    for number, place in zip(points, parts.sources, strict=True):
        (x, y), text = place.middle, str(number) if number else "·"
        faded = ink if number or score.alive else SKIN.faded
        drawing.text(x, y, text, "number", 37, faded, "middle", place.w)
    x, y = parts.points.middle
    drawing.text(x, y, str(score.points), "number", 60, ink, "middle", parts.points.w)
    return drawing.sprite()


def _draw_player(drawing: Drawing, row: ResultRow, parts: RowParts) -> None:
    """Draw who it is, whether it survives, and its rats: in red if it died of them."""
    score, name = row.score, parts.name
    ink = SKIN.ink if score.alive else SKIN.light
    draw_arms(drawing, parts.arms.centred(parts.arms.w, _ARMS_HEIGHT), row.player.seat, SKIN)
    size = min(parts.medal.w, parts.medal.h - 12)
    medal = parts.medal.centred(size, size)
    draw_medal(drawing, medal, score.rank, IconToken(SKULL))
    x, y = name.x, name.middle[1]
    if row.ai:
        badge = Rect(x, y + 8, 50, 30)
        draw_badge(drawing, badge, row.ai, SKIN.paper, SKIN.ink)
        y -= 16
    fitted = fit_player_name(row.player.name, name.w, 42, 24)
    drawing.text(x, y, fitted.lines[0], "name", fitted.size, ink, max_width=name.w)
    plate = parts.rats.centred(parts.rats.w, min(parts.rats.h - 16, 76))
    if not score.alive:
        drawing.rounded_rect(*plate, 12, ALERT)
    rat = IconToken(RAT, None if score.alive else WHITE)
    rats_ink = SKIN.ink if score.alive else WHITE
    draw_runs(drawing, ((str(score.rats), rat),), plate.inset(8, 0), 50, rats_ink)
