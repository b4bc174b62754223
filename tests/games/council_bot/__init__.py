"""The Council of the Dike as people meet it on Discord."""

from __future__ import annotations

from bot.game_ui import GameUI
from tests.games.council import COUNCIL as RULES
from tests.games.council.actions import Action
from tests.games.council.events import Event
from tests.games.council.state import Options
from tests.games.council.view import View
from tests.games.council_bot import narration, options, panels
from tests.games.council_bot.commands import CouncilCommands
from tests.games.council_bot.words import TEXTS
from tests.games.council_render import RENDERER

COUNCIL: GameUI[View, Action, Event, Options] = GameUI(
    game=RULES,
    renderer=RENDERER,
    texts=TEXTS,
    command_name="council",
    command_group=CouncilCommands,
    narration=narration,
    panels=panels,
    options=options,
    rule_topics=("overview", "end"),
    duration_minutes=(10, 15),
)
