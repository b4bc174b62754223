"""The score chart of games in one file: one figure of each player, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.simple.game import SimpleGame
from engine.simple.state import Scored
from engine.simple.view import View
from render import theme
from render.canvas import SpriteFactory
from render.chart import LineSeries, PointSource, ScoreChart
from render.chart_picture import score_chart_alt, score_chart_scene
from render.context import RenderContext
from render.kit.skin import PLAIN
from render.picture import Picture
from render.simple.colours import piece_palette


class SimpleCharts:
    """Draws the score chart of one game, whose file names the figure that is its score."""

    def __init__(self, game: SimpleGame) -> None:
        self._game = game
        self._factory = SpriteFactory(piece_palette(game.rules))

    def draw(self, view: View, events: Sequence[Any], context: RenderContext) -> Picture:
        """Draw the whole game so far, from the public view and all public events."""
        chart = self.chart(view, events)
        scene = score_chart_scene(self._factory, PLAIN, chart, context)
        return Picture(scene.to_png(), score_chart_alt(chart, context), "course.png")

    def chart(self, view: View, events: Sequence[Any]) -> ScoreChart:
        """Return what each round has ended with, and the present figures while one is played."""
        score = self._game.rules.score
        title, rounds = f"figure-{score}", [each.points for each in events if type(each) is Scored]
        if not view.over or not rounds:
            seats = range(len(view.players))
            rounds.append(tuple(self._game.row(view, seat)[score] for seat in seats))
        return ScoreChart(
            rounds=len(rounds),
            last_round=len(rounds) if view.over else None,
            series=(LineSeries(title, 1, tuple(zip(*rounds, strict=True))),),
            sources=(PointSource(title, theme.COIN, theme.INK, rounds[-1]),),
        )
