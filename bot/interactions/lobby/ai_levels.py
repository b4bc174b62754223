"""Which AI players there are at a table, and what they are like, for who chooses one."""

from __future__ import annotations

from bot.i18n.texts import normalize_for_search
from bot.interactions.core.context import RequestContext
from bot.table.errors import RequestRejected
from bot.table.table import Table
from engine.ai.agents import Level, levels_of
from engine.ai.registry import has_agents


def check_has_ai_players(table: Table) -> None:
    """Refuse a game that no AI can play."""
    if not has_agents(table.game.name):
        raise RequestRejected("no-ai-players")


def find_level(request: RequestContext, table: Table, text: str) -> Level:
    """The level of the table's game that a button, an option or a person's own words name.

    Refuses one that the game does not have.
    """
    check_has_ai_players(table)
    levels = levels_of(table.game.name)
    wanted = normalize_for_search(text)
    for level in levels:
        if wanted in (
            level,
            *(
                normalize_for_search(translate(f"level-{level}"))
                for translate in request.in_every_language
            ),
        ):
            return level
    raise RequestRejected("no-such-level", level=levels)


def level_descriptions(request: RequestContext, game: str) -> str:
    """What each level of a game is like, a line each."""
    return "\n".join(f"- {request.translate(f'strength-{level}')}" for level in levels_of(game))
