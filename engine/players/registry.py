"""The games whose AI players have a judgement of their own."""

from __future__ import annotations

from engine.games.heller_und_pfennig.policy import SKILL as HELLER_UND_PFENNIG
from engine.games.rattus_cartus.policy import SKILL as RATTUS_CARTUS
from engine.games.saint_petersburg.policy import SKILL as SAINT_PETERSBURG
from engine.players.policy import Skill
from engine.plugins import load_plugins
from engine.registry import GAMES

_OURS: dict[str, Skill] = {
    "saint_petersburg": SAINT_PETERSBURG,
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
}

SKILLS: dict[str, Skill] = _OURS | load_plugins(
    "nevsky.skills", Skill, _OURS, game_names=[game.name for game in GAMES]
)
"""The skill of each game that has one, by the engine's name for it."""


def has_skill(name: str) -> bool:
    """Whether there are AI players of the game of that name."""
    return name in SKILLS


def find_skill(name: str) -> Skill:
    """The skill of the game of that name. Raises KeyError for a game without one."""
    return SKILLS[name]
