"""Saint Petersburg on Discord.

An ended game is exportable: the final scoring counts rubles and cards in hand, so both are
revealed by then, and the order of the stacks no longer matters once nobody draws.
"""

from __future__ import annotations

from functools import partial

from bot.game_ui import Edition, GameUI, Hand
from bot.games.saint_petersburg import (
    hand,
    hints,
    icons,
    narration,
    options,
    panels,
    tutorial,
)
from bot.games.saint_petersburg.card_reference import CARD_REFERENCE
from bot.games.saint_petersburg.commands import SaintPetersburgCommands
from bot.games.saint_petersburg.plans import PLANNER
from bot.games.saint_petersburg.standings import current_standings, final_standings, scores
from bot.games.saint_petersburg.statistics import ANCHOR_RATINGS, STATISTICS
from bot.games.saint_petersburg.texts import TEXTS
from bot.solo import SoloTargets
from engine.ai.games.saint_petersburg.solo import can_draw_out, solo_targets
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.game import SaintPetersburg
from engine.games.saint_petersburg.state import Options
from engine.games.saint_petersburg.view import View
from render.games.saint_petersburg import RENDERER, rule_pages

SAINT_PETERSBURG_UI: GameUI[View, Action, Event, Options] = GameUI(
    game=SaintPetersburg(),
    renderer=RENDERER,
    texts=TEXTS,
    command_name="stpete",
    command_group=SaintPetersburgCommands,
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
        "actions",
        "cost",
        "trading",
        "scoring",
        "special",
        "end",
        "solo",
        "society",
    ),
    duration_minutes=(45, 60),
    current_standings=current_standings,
    scores=scores,
    hints=hints,
    hand=Hand(describe=hand.describe, render=RENDERER.hand, verb="play"),
    tableau=RENDERER.tableau,
    score_chart=RENDERER.score_chart,
    card_reference=CARD_REFERENCE,
    solo_targets=SoloTargets(*solo_targets(), can_draw_out),
    tutorial=tutorial,
    statistics=STATISTICS,
    anchor_ratings=ANCHOR_RATINGS,
    rule_pictures={
        "signs": rule_pages.icon_legend,
        **{topic: partial(rule_pages.topic_cards, topic) for topic in rule_pages.TOPIC_CARDS},
    },
    editions=(Edition("new-society", {"edition": "new_society"}),),
    exportable=True,
)
