"""The final ranking, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.saint_petersburg.icons import COIN, CROWN, STAR, card_art
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.icons import CARDS
from render.kit.icon_run import IconToken, Run
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result
from render.kit.result import result_scene as kit_result_scene
from render.kit.title import Title
from render.players import displayed_name
from render.translation import Translate, format_number, format_signed

_PORTRAITS = "winter_palace", "czar"


def result_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    return kit_result_scene(sprite_factory, SKIN, _result(view, context))


def _result(view: View, context: RenderContext) -> Result:
    translate = context.translate
    scores = view.final_scores
    shown_names = [displayed_name(context.names, seat, translate) for seat in range(len(scores))]
    mark = translate("picture-ai")
    return Result(
        title=_title(scores, shown_names, translate),
        portraits=tuple(card_art(card_number(card)) for card in _PORTRAITS),
        unit=IconToken(STAR),
        finishers=tuple(
            Finisher(
                seat,
                shown_names[seat],
                score.rank,
                format_number(score.points),
                mark if seat in context.ai_seats else "",
            )
            for seat, score in enumerate(scores)
        ),
        rows=tuple(
            PointRow(icon, colour, translate(f"picture-points-{source}"))
            for source, icon, colour in (
                ("before", STAR, None),
                ("aristocrats", CROWN, SKIN.light),
                ("rubles", COIN, None),
                ("hand", CARDS, SKIN.light),
            )
        ),
        columns=tuple(_cells(score, scores, translate) for score in scores),
    )


def _title(scores: Sequence[FinalScore], names: Sequence[str], translate: Translate) -> Title:
    winners = [seat for seat, score in enumerate(scores) if score.rank == 1]
    if len(winners) == 1 < len(scores):
        return Title(names[winners[0]], lambda name: translate("picture-winner", name=name))
    return Title("", lambda _: translate("picture-game-over"))


def _cells(
    score: FinalScore, scores: Sequence[FinalScore], translate: Translate
) -> tuple[PointCell, ...]:
    """Return the points of all sources; rubles left are shown where they break a tie."""
    kinds: Run = (IconToken(CROWN, SKIN.light), str(score.different_aristocrats))
    is_tied = sum(other.points == score.points for other in scores) > 1
    left = translate("picture-rubles-left", number=score.rubles_left)
    return (
        PointCell(format_number(score.before)),
        _gain(score.for_aristocrats, kinds),
        _gain(score.for_rubles, (IconToken(COIN), left) if is_tied else ()),
        _gain(score.for_hand),
    )


def _gain(points: int, fact: Run = ()) -> PointCell:
    return PointCell(format_signed(points), not points, fact)
