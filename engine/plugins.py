"""Games of other installed packages, registered as entry points.

A package names each object as an entry point, in the group of the layer it extends and under the
name of its game:

    [project.entry-points."nevsky.games"]
    chess = "nevsky_chess.rules:CHESS"

The other groups are `nevsky.simple`, `nevsky.renderers`, `nevsky.uis` and `nevsky.agents`. An entry
point refers to an instance: of `engine.core.Game`, of a subclass of `engine.simple.Simple`, of
`render.renderer.GameRenderer`, `bot.game_ui.GameUI` or `engine.ai.agent_spec.AgentSpec`. Each but
the second belongs in a module of its own, because imports between the
layers go one way in a package, too.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any

log = logging.getLogger(__name__)

NAME_PATTERN = re.compile("[a-z_]+")
"""A game's name: it becomes part of the custom ids of buttons."""


class InvalidPlugin(Exception):
    """An entry point that cannot be used; the message says why."""


def load_plugins(
    group: str,
    contract: type,
    builtin_names: Collection[str],
    *,
    game_names: Collection[str] | None = None,
    get_name: Callable[[Any], str] | None = None,
) -> dict[str, Any]:
    """Load the plugins of an entry-point group and return them by name.

    A plugin that cannot be used is logged as an error and left out; the others are not affected.
    Unusable is one that fails to load or lacks a member of `contract`, whose name is invalid, is
    one of `builtin_names`, is given by two packages or (with `game_names`) is no game's, or for
    which `get_name` returns another name than that of the entry point.
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
    # Which one is meant is unknown, and entry points may be found in another order next time.
    if list(names).count(name) > 1:
        raise InvalidPlugin("more than one package gives this name")
    if game_names is not None and name not in game_names:
        raise InvalidPlugin("there is no game of this name")


def _load(entry: EntryPoint, contract: type, get_name: Callable[[Any], str] | None) -> Any:
    # Third-party code runs here: none of its errors may affect other games.
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
    """Return the public members of a protocol or dataclass."""
    return sorted(name for name in {*contract.__annotations__, *vars(contract)} if name[0] != "_")


def _package_name(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def games_of_package(package: str) -> list[str]:
    """Return the names of the games that an installed package brings."""
    return [
        entry.name
        for group in ("nevsky.games", "nevsky.simple")
        for entry in entry_points(group=group)
        if _package_name(entry) == package
    ]
