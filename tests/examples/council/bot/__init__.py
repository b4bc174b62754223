"""The user interface of the Council of the Dike on Discord."""

from __future__ import annotations

from bot.game_ui import GameUI
from tests.examples.council.bot import narration, options, panels
from tests.examples.council.bot.commands import CouncilCommands
from tests.examples.council.bot.texts import TEXTS
from tests.examples.council.engine.actions import Action
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.game import COUNCIL as RULES
from tests.examples.council.engine.state import Options
from tests.examples.council.engine.view import View
from tests.examples.council.render import RENDERER

COUNCIL_UI: GameUI[View, Action, Event, Options] = GameUI(
    game=RULES,
    renderer=RENDERER,
    texts=TEXTS,
    command_name="council",
    command_group=CouncilCommands,
    narration=narration,
    panels=panels,
    options=options,
    final_standings=narration.final_standings,
    rule_topics=("overview", "end"),
    duration_minutes=(10, 15),
)
