"""What other installed packages bring: games, and what belongs to a game.

A package names each thing as an entry point, in the group of the room that it is made for and
under the name of its game:

    [project.entry-points."nevsky.games"]
    chess = "nevsky_chess.rules:CHESS"

The other groups are `nevsky.renderers`, `nevsky.uis` and `nevsky.agents`. What a group names is
made already: it meets `engine.core.Game`, `render.renderer.GameRenderer`, `bot.game_ui.GameUI` or
`engine.ai.agent_spec.AgentSpec`. Each belongs into a module of its own, since imports go one way
there too.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any

log = logging.getLogger(__name__)

NAME_PATTERN = re.compile("[a-z_]+")
"""How a game may be called: its name is part of what buttons carry."""


class InvalidPlugin(Exception):
    """What a package brings cannot be used; the message says why."""


def load_plugins(
    group: str,
    contract: type,
    builtin_names: Collection[str],
    *,
    game_names: Collection[str] | None = None,
    get_name: Callable[[Any], str] | None = None,
) -> dict[str, Any]:
    """What other packages bring of a kind, by the name of its game.

    What cannot be used is left out and logged as an error, and nothing else suffers: what does
    not load or lacks something of the contract, what has one of `our` names or one that two
    packages give, what is not for one of the games `game_names`, and what says itself, by
    `get_name`, that it is another game's.
    """
    entries = sorted(
        entry_points(group=group), key=lambda entry: (entry.name, _package_name(entry))
    )
    names = [entry.name for entry in entries]
    plugins = {}
    for entry in entries:
        try:
            _check_name(entry.name, names, builtin_names, game_names)
            plugins[entry.name] = _load(entry, contract, get_name)
        except InvalidPlugin as why:
            log.error(
                "%s of the package %s is left out of %s: %s",
                entry.name,
                _package_name(entry),
                group,
                why,
                exc_info=why.__cause__,
            )
    return plugins


def _check_name(
    name: str,
    names: Collection[str],
    builtin_names: Collection[str],
    game_names: Collection[str] | None,
) -> None:
    if not NAME_PATTERN.fullmatch(name):
        raise InvalidPlugin("a name is made of small letters and _")
    if name in builtin_names:
        raise InvalidPlugin("the name is taken")
    # Which of them was meant nobody can know, and another start might find them in another order.
    if list(names).count(name) > 1:
        raise InvalidPlugin("more than one package gives this name")
    if game_names is not None and name not in game_names:
        raise InvalidPlugin("there is no game of this name")


def _load(entry: EntryPoint, contract: type, get_name: Callable[[Any], str] | None) -> Any:
    # A stranger's code runs here, and no fault of it may stop the games of others.
    try:
        plugin = entry.load()
        missing = [member for member in _required_members(contract) if not hasattr(plugin, member)]
        reported_name = entry.name if get_name is None or missing else get_name(plugin)
    except (Exception, SystemExit) as error:
        raise InvalidPlugin(f"it cannot be loaded ({error!r})") from error
    if isinstance(plugin, type):
        raise InvalidPlugin(f"it is a class, no {contract.__name__}")
    if missing:
        raise InvalidPlugin(f"it lacks {', '.join(missing)} of a {contract.__name__}")
    if reported_name != entry.name:
        raise InvalidPlugin(f"it calls itself {reported_name}")
    return plugin


def _required_members(contract: type) -> list[str]:
    """All that a protocol or a dataclass asks for."""
    return sorted(name for name in {*contract.__annotations__, *vars(contract)} if name[0] != "_")


def _package_name(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value
