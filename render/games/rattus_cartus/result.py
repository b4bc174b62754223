"""The end: the plague revealed, who survives, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT, GOLD, JOKER
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.rattus_cartus.card_sprites import draw_compact_card
from render.games.rattus_cartus.icons import CARDS, NUN, RAT, SKULL, SPECIALS, SUITS, TOKEN
from render.games.rattus_cartus.names import class_name
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.kit.icon_run import IconToken, draw_runs
from render.kit.panel import draw_plaque
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result, portraits_area
from render.kit.result import result_scene as kit_result_scene
from render.kit.skin import ground_below
from render.kit.title import Title
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, cached_text

_GOLD = SPECIALS[GOLD - JOKER]
_CARDS_IN_LINE = 3
_LABEL_HEIGHT, _LABEL_SIZE = 36, 30


def result_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    result = _result(view, context)
    scene = kit_result_scene(sprite_factory, SKIN, result)
    area = portraits_area(len(result.rows))
    cards = tuple(card for card in view.nuns if card is not None)
    scene.add(area.x, area.y, _plague_sprite(cards, view.plague or 0, area, context.translate))
    return scene


def _result(view: View, context: RenderContext) -> Result:
    translate = context.translate
    mark = cached_text(translate, "picture-ai")
    ranked = [(seat, view.final_scores[seat]) for seat in ranked_seats(view.final_scores)]
    finishers = tuple(
        Finisher(
            seat,
            displayed_name(context.names, seat, translate),
            score.rank,
            str(score.points),
            mark if seat in context.ai_seats else "",
        )
        for seat, score in ranked
    )
    classes = [
        PointRow(SUITS[cls], SKIN.light, class_name(cls, translate)) for cls in range(CLASS_COUNT)
    ]
    others = [
        PointRow(icon, colour, cached_text(translate, f"picture-points-{source}"))
        for source, icon, colour in (
            ("gold", _GOLD, None),
            ("hand", CARDS, None),
            ("tokens", TOKEN, None),
            ("rats", RAT, SKIN.light),
        )
    ]
    return Result(
        title=_title(finishers, translate),
        portraits=(),
        unit=IconToken(TOKEN),
        finishers=finishers,
        rows=(*classes, *others),
        columns=tuple(_cells(score) for _seat, score in ranked),
        subtitle=cached_text(translate, "picture-more-rats-die", nuns=view.plague or 0),
        out=IconToken(SKULL),
    )


def _title(finishers: Sequence[Finisher], translate: Translate) -> Title:
    winners = [finisher for finisher in finishers if finisher.rank == 1]
    if len(winners) == 1:
        return Title(
            winners[0].name,
            lambda name: cached_text(translate, "picture-winner", name=name),
        )
    key = "picture-winners" if winners else "picture-nobody-wins"
    return Title("", lambda _: cached_text(translate, key, number=len(winners)))


def _cells(score: FinalScore) -> tuple[PointCell, ...]:
    points = (*score.tracks, score.gold, score.hand, score.tokens)
    return (
        *(PointCell(str(number), faded=not number) for number in points),
        PointCell(str(score.rats)),
    )


def ranked_seats(scores: Sequence[FinalScore]) -> list[Seat]:
    """Return the survivors by rank, then the dead by points."""
    return sorted(
        range(len(scores)),
        key=lambda seat: (scores[seat].rank or len(scores) + 1, -scores[seat].points, seat),
    )


def winning_seats(view: View) -> list[Seat]:
    return [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]


def _plague_sprite(cards: tuple[int, ...], nuns: int, area: Rect, translate: Translate) -> Sprite:
    """Draw the nun row turned over, and above it the number of nuns."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    whole = Rect(0, 0, area.w, area.h)
    draw_plaque(drawing, whole, SKIN.recess, SKIN.line, inner=0)
    lines = -(-len(cards) // _CARDS_IN_LINE)
    number, row = whole.inset(8).split_top(whole.h - 16 - lines * 74, 0)
    label, number = number.split_bottom(_LABEL_HEIGHT)
    draw_runs(drawing, ((IconToken(NUN), str(nuns)),), number, min(number.h, 84), SKIN.light)
    text, (x, y) = cached_text(translate, "picture-nuns", number=nuns), label.middle
    drawing.text(x, y - 6, text, "label", _LABEL_SIZE, SKIN.light, "middle", label.w)
    for index, card in enumerate(cards):
        line, column = divmod(index, _CARDS_IN_LINE)
        place = row.columns(_CARDS_IN_LINE, 4)[column]
        place = Rect(place.x, row.y + line * 74, place.w, 70)
        draw_compact_card(drawing, card, place, shows_nuns=True)
    return drawing.sprite()
