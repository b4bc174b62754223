"""Auf Heller und Pfennig on Discord.

An ended game is exportable: only the kept tiles and the order of the pile are hidden, and both
matter only within a round. After each round the tiles are shuffled again.
"""

from __future__ import annotations

from functools import partial

from bot.game_ui import GameUI, Hand
from bot.games.heller_und_pfennig import (
    hand,
    hints,
    icons,
    narration,
    options,
    panels,
    tutorial,
)
from bot.games.heller_und_pfennig.card_reference import CARD_REFERENCE
from bot.games.heller_und_pfennig.commands import HellerUndPfennigCommands
from bot.games.heller_und_pfennig.plans import PLANNER
from bot.games.heller_und_pfennig.standings import current_standings, final_standings, scores
from bot.games.heller_und_pfennig.statistics import ANCHOR_RATINGS, STATISTICS
from bot.games.heller_und_pfennig.texts import TEXTS
from engine.games.heller_und_pfennig.actions import Action
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.heller_und_pfennig.state import Options
from engine.games.heller_und_pfennig.view import View
from render.games.heller_und_pfennig import RENDERER, rule_pages

HELLER_UND_PFENNIG_UI: GameUI[View, Action, Event, Options] = GameUI(
    game=HellerUndPfennig(),
    renderer=RENDERER,
    texts=TEXTS,
    command_name="heller",
    command_group=HellerUndPfennigCommands,
    narration=narration,
    panels=panels,
    planner=PLANNER,
    icons=icons.ICONS,
    choice_icon=icons.choice_icon,
    options=options,
    final_standings=final_standings,
    unit="sous",
    rule_topics=("overview", "signs", "turn", "lines", "special", "rounds", "variants"),
    duration_minutes=(30, 45),
    current_standings=current_standings,
    scores=scores,
    hints=hints,
    hand=Hand(describe=hand.describe, render=RENDERER.hand),
    tableau=RENDERER.tableau,
    score_chart=RENDERER.score_chart,
    card_reference=CARD_REFERENCE,
    tutorial=tutorial,
    statistics=STATISTICS,
    anchor_ratings=ANCHOR_RATINGS,
    rule_pictures={
        "signs": rule_pages.icon_legend,
        **{topic: partial(rule_pages.example_lines, topic) for topic in rule_pages.EXAMPLE_LINES},
    },
    exportable=True,
    select_phase_events=narration.select_phase_events,
)
