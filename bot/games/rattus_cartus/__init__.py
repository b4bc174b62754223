"""Rattus Cartus on Discord.

An ended game is exportable. Its final scoring reveals the nun row, everybody's rats and all hands,
and cards that were laid down were revealed when their building was resolved. The rest (the deck,
cards given away for a Sword, what a look showed) is hidden only while the game runs: no rule keeps
it secret afterwards. So the players may download everything, the seed included. A replay still
shows only what each player saw at the time.
"""

from __future__ import annotations

from bot.game_ui import GameUI, Hand
from bot.games.rattus_cartus import (
    hand,
    hints,
    icons,
    narration,
    options,
    panels,
    tutorial,
)
from bot.games.rattus_cartus.card_reference import CARD_REFERENCE
from bot.games.rattus_cartus.coalescing import coalesce, coalesce_own
from bot.games.rattus_cartus.commands import RattusCartusCommands
from bot.games.rattus_cartus.plans import PLANNER
from bot.games.rattus_cartus.standings import current_standings, final_standings, scores
from bot.games.rattus_cartus.statistics import ANCHOR_RATINGS, STATISTICS
from bot.games.rattus_cartus.texts import TEXTS
from bot.games.rattus_cartus.unsettled import unsettled
from engine.games.rattus_cartus.actions import Action
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.rattus_cartus.state import Options
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus import RENDERER, rule_pages

RATTUS_CARTUS_UI: GameUI[View, Action, Event, Options] = GameUI(
    game=RattusCartus(),
    renderer=RENDERER,
    texts=TEXTS,
    command_name="rattus",
    command_group=RattusCartusCommands,
    narration=narration,
    panels=panels,
    planner=PLANNER,
    icons=icons.ICONS,
    choice_icon=icons.choice_icon,
    options=options,
    final_standings=final_standings,
    rule_topics=(
        "overview",
        "signs",
        "round",
        "cards",
        "buildings",
        "end",
        "reconstructed",
        "rulings",
    ),
    duration_minutes=(45, 60),
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
        "cards": rule_pages.cards,
        "buildings": rule_pages.buildings,
    },
    exportable=True,
    coalesce=coalesce,
    coalesce_own=coalesce_own,
    unsettled=unsettled,
    select_phase_events=narration.select_phase_events,
    later_phase_events=narration.later_phase_events,
)
