"""The final ranking, with what each round paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.events import FinalScore
from engine.games.heller_und_pfennig.tiles import tile_number
from engine.games.heller_und_pfennig.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.icons import COIN, MARKET_STALL, tile_art
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.kit.icon_run import IconToken
from render.kit.pedestal import Finisher
from render.kit.result import PointCell, PointRow, Result
from render.kit.result import result_scene as kit_result_scene
from render.kit.title import Title
from render.players import displayed_name
from render.translation import Translate, format_number, format_signed

_PORTRAITS = tuple(tile_art(tile_number(tile)) for tile in ("gold", "+6"))


def result_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    translate = context.translate
    scores = view.final_scores
    if not scores:
        raise ValueError("there is no result before the end")
    shown_names = [displayed_name(context.names, seat, translate) for seat in range(len(scores))]
    mark = translate("picture-ai")
    finishers = (
        Finisher(
            seat,
            name,
            score.rank,
            format_number(score.points),
            mark if seat in context.ai_seats else "",
        )
        for seat, (name, score) in enumerate(zip(shown_names, scores, strict=True))
    )
    result = Result(
        title=_title(scores, shown_names, translate),
        portraits=_PORTRAITS,
        unit=IconToken(COIN),
        finishers=tuple(finishers),
        rows=_rows(len(scores[0].rounds), translate),
        columns=tuple(
            (
                PointCell(format_number(score.start)),
                *(PointCell(format_signed(paid), not paid) for paid in score.rounds),
            )
            for score in scores
        ),
    )
    return kit_result_scene(sprite_factory, SKIN, result)


def _title(scores: Sequence[FinalScore], names: Sequence[str], translate: Translate) -> Title:
    winners = [seat for seat, score in enumerate(scores) if score.rank == 1]
    if len(winners) == 1:
        return Title(names[winners[0]], lambda name: translate("picture-winner", name=name))
    return Title("", lambda _: translate("picture-game-over"))


def _rows(rounds: int, translate: Translate) -> tuple[PointRow, ...]:
    """Return a row for the money at the start, and one for each round."""
    return (
        PointRow(COIN, None, translate("picture-start")),
        *(
            PointRow(MARKET_STALL, SKIN.light, translate("picture-round", round=number))
            for number in range(1, rounds + 1)
        ),
    )
