"""Which AI players there are at a table, and what they are like, for who chooses one."""

from __future__ import annotations

from bot.interactions.answer import Answer
from bot.table.table import Refused, Table
from bot.texts import folded
from engine.ai.agents import Level, levels_of
from engine.ai.registry import has_agents


def check_has_ais(table: Table) -> None:
    """Refuse a game that no AI can play."""
    if not has_agents(table.game.name):
        raise Refused("no-ai-players")


def level_called(reply: Answer, table: Table, named: str) -> Level:
    """The level of the table's game that a button, an option or a person's own words name.

    Refuses one that the game does not have.
    """
    check_has_ais(table)
    levels = levels_of(table.game.name)
    wanted = folded(named)
    for level in levels:
        if wanted in (level, *(folded(say(f"level-{level}")) for say in reply.in_every_language)):
            return level
    raise Refused("no-such-level", level=levels)


def strengths(reply: Answer, game: str) -> str:
    """What each level of a game is like, a line each."""
    return "\n".join(f"- {reply.say(f'strength-{level}')}" for level in levels_of(game))
