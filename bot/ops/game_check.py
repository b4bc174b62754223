"""The operator's task that checks a game from outside: its whole contract, and how its AIs play."""

from __future__ import annotations

import inspect
import logging
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path

from bot.i18n.codes import is_known_code
from bot.i18n.texts import SHARED_TEXTS_FOLDER
from engine.simple.files import InvalidFile, files_named, load_file

MAX_SECONDS = 20.0
"""Seconds of computing that a check may take."""

MATCH_GAMES = 40
"""Games of each match that measures a level of the AI players."""


class NotChecked(Exception):
    """A game cannot be checked; the message says why."""


def check_game(target: str, minutes: float, *, only_texts: bool = False) -> int:
    """Check the game of a file, or of an installed package, and print what it does not hold.

    A language in place of a game has its texts checked, if texts alone are.

    Return 0 if it holds the whole contract, or what concerns its texts, else 1. How its AI players
    did in matches against each other, for so many minutes, is stored beside it, for what the bot
    says of them; a check of its texts alone leaves what is stored as it is. Raises
    NotChecked, with the reason, if there is no such game or the tools are not installed.
    """
    if only_texts and (SHARED_TEXTS_FOLDER / target).is_dir() and is_known_code(target):
        # Imported here, as the registries load the files that are named then.
        from bot.ops.check_languages import check_language

        return check_language(target)
    file = Path(target).resolve()
    is_file = file.suffix == ".py" or file.exists()
    try:
        name = load_file(file).name if is_file else _installed_name(target)
    except InvalidFile as why:
        raise NotChecked(f"{target} cannot be checked: {why}") from why
    with files_named([file]) if is_file else nullcontext():
        holds = _check(name, file if is_file else None, only_texts)
        if holds and not only_texts:
            _measure_levels(name, minutes)
    return 0 if holds else 1


def _installed_name(target: str) -> str:
    """Return the name of the game that is called so, or that a package of that name brings."""
    # Imported here, as the registries load the files that are named then.
    from engine.plugins import games_of_package
    from engine.registry import GAMES

    names = [game.name for game in GAMES if game.name == target] or games_of_package(target)
    if len(names) != 1:
        known = ", ".join(game.name for game in GAMES)
        raise NotChecked(f"{target} is neither a file nor an installed game; there are: {known}")
    return names[0]


def _check(name: str, file: Path | None, only_texts: bool) -> bool:
    """Return whether a game holds the whole contract, or what concerns its texts."""
    started = time.monotonic()
    with _errors_logged() as left_out:
        # Imported here, as the registries load the files that are named then.
        from bot.ops.check_languages import languages_of
        from bot.registry import GAME_UIS
        from engine.ai.registry import has_agents
        from engine.ai.training.measure import drop_outdated
        from engine.registry import GAMES
        from render.registry import RENDERERS
    game = next((each for each in GAMES if each.name == name), None)
    if game is None or name not in GAME_UIS or name not in RENDERERS:
        raise NotChecked("\n".join((f"{name} cannot be offered:", *left_out)))
    source = file or Path(inspect.getfile(type(getattr(game, "rules", game)))).parent
    try:
        from bot.contract.plugin import ContractPlugin
    except ModuleNotFoundError as missing:
        tool = f"{sys.executable} -m pip install {missing.name}"
        raise NotChecked(f"{missing.name} is missing: {tool}") from missing
    if has_agents(name) and not only_texts:
        drop_outdated(name)
    plugin = ContractPlugin(game, source, MAX_SECONDS)
    code = _run_pytest(plugin, only_texts)
    if plugin.is_stopped:
        raise KeyboardInterrupt
    if code > 1 and not plugin.faults:
        raise NotChecked(f"{name} could not be checked: pytest has ended with {code}")
    for number, fault in enumerate(plugin.faults.values(), start=1):
        cases = ", ".join(fault.cases[:3]) + (", ..." if len(fault.cases) > 3 else "")
        print(f"\n{number}. {fault.contract}: no{f' ({cases})' if cases else ''}")
        print(f"   {fault.reason}")
        if fault.place:
            print(f"   {fault.place}")
        print(f"   {fault.advice}")
    if plugin.is_broken_off:
        print("\nThe rest was not tried.")
    seconds = time.monotonic() - started
    print(f"\n{name}: {plugin.checked} checks in {seconds:.0f} s, {len(plugin.faults)} not held.")
    print(languages_of(game))
    return not plugin.faults


def _run_pytest(plugin: object, only_texts: bool) -> int:
    """Run the contract, with nothing but what comes with pytest, and without its own report.

    Return the exit code, which is above 1 if it was not run to its end.
    """
    import pytest

    from bot.contract.parametrize import MODULES, OF_TEXTS

    files = list[str]()
    for each in OF_TEXTS if only_texts else MODULES:
        module, separator, function = each.partition("::")
        # Not imported here: pytest then lets assertions tell their values.
        spec = find_spec(module)
        if spec is not None and spec.origin is not None:
            files.append(f"{spec.origin}{separator}{function}")
    options = "-c {0} --rootdir {1} -o python_files=*.py -p no:cacheprovider -p no:terminal"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        given = options.format(os.devnull, folder).split()
        return int(
            pytest.main([*given, "--basetemp", f"{folder}/pytest", *files], plugins=[plugin])
        )


def _measure_levels(name: str, minutes: float) -> None:
    """Let each level of the AI players play the next weaker one, and store each result.

    Where all win together, each plays by itself.
    """
    from engine.ai.registry import has_agents
    from engine.ai.strength import read_strength
    from engine.ai.training.measure import measure_game, pairings, players_folder
    from engine.ai.training.run import Workers, stopping
    from engine.codec import load_options
    from engine.registry import find_game

    if not has_agents(name):
        return
    game, folder = find_game(name), players_folder(name)
    fewest = min(game.seat_counts(load_options(game, "{}")))
    print(
        f"Its AI players are measured now, for {minutes:g} minutes at most; Ctrl-C ends it.",
        flush=True,
    )
    try:
        with stopping(minutes), Workers(os.cpu_count() or 1) as workers:
            measure_game(name, MATCH_GAMES, workers, seats=fewest, at_table=True)
    except KeyboardInterrupt:
        stored = {match.levels for match in read_strength(folder).matches}
        missing = ", ".join(
            levels[0]
            for _, levels in pairings(name)
            if len(levels) == fewest and levels not in stored
        )
        print(
            f"Not measured: {missing}. What was played is kept, and the next check goes on there;"
            " --minutes gives it more time."
        )
    if folder.exists():
        print(f"How its AI players did is stored in {folder}, which belongs to the game.")


@contextmanager
def _errors_logged() -> Iterator[list[str]]:
    """Collect what is logged as an error meanwhile, instead of printing it."""
    messages = list[str]()

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            messages.append(record.getMessage())

    collector, root = Collector(logging.ERROR), logging.getLogger()
    root.addHandler(collector)
    try:
        yield messages
    finally:
        root.removeHandler(collector)
