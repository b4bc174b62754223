"""The games whose AI players have a judgement of their own."""

from __future__ import annotations

from engine.games.saint_petersburg.policy import SKILL as SAINT_PETERSBURG
from engine.players.policy import Skill

SKILLS: dict[str, Skill] = {"saint_petersburg": SAINT_PETERSBURG}


def has_skill(name: str) -> bool:
    """Whether there are AI players of the game of that name."""
    return name in SKILLS


def find_skill(name: str) -> Skill:
    """The skill of the game of that name. Raises KeyError for a game without one."""
    return SKILLS[name]
