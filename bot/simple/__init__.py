"""The interface of games in one file on Discord, derived from their moves and texts."""

from __future__ import annotations

from functools import partial

from bot.game_ui import AnyGameUI, GameUI, Hand
from bot.simple.commands import build_commands
from bot.simple.hints import SimpleHints
from bot.simple.narration import SimpleNarration, final_standings
from bot.simple.options import SimpleOptions
from bot.simple.panels import SimplePanels
from bot.simple.texts import texts_of
from engine.simple.game import SimpleGame
from render.renderer import AnyRenderer, RendersHands
from render.simple.alt_text import Descriptions
from render.simple.chart import SimpleCharts


def derive_ui(game: SimpleGame, renderer: AnyRenderer) -> AnyGameUI:
    """Return the interface of a game in one file with its pictures."""
    rules = game.rules
    narration = SimpleNarration(rules)
    hand = None
    if isinstance(renderer, RendersHands):
        hand = Hand(Descriptions(game).own_pieces, renderer.hand)
    return GameUI(
        game=game,
        renderer=renderer,
        texts=texts_of(rules),
        command_name=rules.name,
        command_group=partial(build_commands, rules),
        narration=narration,
        panels=SimplePanels(game, narration),
        options=SimpleOptions(rules),
        final_standings=partial(final_standings, rules),
        rule_topics=("overview",),
        duration_minutes=rules.minutes,
        hand=hand,
        repeats=narration.repeats,
        is_rated=not rules.together,
        hints=SimpleHints(narration),
        score_chart=SimpleCharts(game).draw if rules.score else None,
    )
