"""The registry of games with AI players."""

from __future__ import annotations

from engine.ai.agent_spec import AgentSpec
from engine.ai.games.heller_und_pfennig.policy import AGENT_SPEC as HELLER_UND_PFENNIG
from engine.ai.games.rattus_cartus.policy import AGENT_SPEC as RATTUS_CARTUS
from engine.ai.games.saint_petersburg.policy import AGENT_SPEC as SAINT_PETERSBURG
from engine.ai.simple import agent_spec
from engine.plugins import load_plugins
from engine.registry import GAMES
from engine.simple.files import derive_each

_BUILT_IN_SPECS: dict[str, AgentSpec] = {
    "saint_petersburg": SAINT_PETERSBURG,
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
}

_DERIVED_SPECS = derive_each(GAMES, agent_spec)

AGENT_SPECS: dict[str, AgentSpec] = (
    _BUILT_IN_SPECS
    | _DERIVED_SPECS
    | load_plugins(
        "nevsky.agents", AgentSpec, _BUILT_IN_SPECS, game_names=[game.name for game in GAMES]
    )
)
"""The specification for each game that has AI players, by the game's name in the engine."""


def has_agents(name: str) -> bool:
    """Return whether the game of that name has AI players."""
    return name in AGENT_SPECS


def find_agent_spec(name: str) -> AgentSpec:
    """Return the specification for a game. Raises KeyError if it has no AI players."""
    return AGENT_SPECS[name]
