"""Rattus Cartus as people meet it on Discord.

`exportable`: what the game hides is for the end to count. The nun row is turned over, the dead
are named by their rats, and Gold and people in hand are scored, so every hand lies open; cards
that were laid down were shown at the resolving. What nobody has turned over by then (the deck,
the nun cards' places before, gifts for a Sword and what a look showed) is hidden for the sake of
the game alone: no rule keeps it afterwards, and the next game is shuffled anew. So those who
played may have it all in a file, the seed too. A replay goes by what each saw in its time.
"""

from __future__ import annotations

from bot.game_ui import GameUI, Hand
from bot.games.rattus_cartus import (
    hand,
    hints,
    narration,
    options,
    panels,
    tutorial,
)
from bot.games.rattus_cartus.card_reference import CARD_REFERENCE
from bot.games.rattus_cartus.coalescing import coalesce
from bot.games.rattus_cartus.commands import RattusCartusCommands
from bot.games.rattus_cartus.standings import current_standings, final_standings
from bot.games.rattus_cartus.statistics import ANCHOR_RATINGS, STATISTICS
from bot.games.rattus_cartus.texts import TEXTS
from engine.games.rattus_cartus.actions import Action
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.rattus_cartus.state import Options
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus import RattusCartusRenderer, rule_pages

RENDERER = RattusCartusRenderer()

RATTUS_CARTUS: GameUI[View, Action, Event, Options] = GameUI(
    game=RattusCartus(),
    renderer=RENDERER,
    texts=TEXTS,
    command_name="rattus",
    command_group=RattusCartusCommands,
    narration=narration,
    panels=panels,
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
)
