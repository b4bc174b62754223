"""Runs the bot, or a task: setup, backup, restore, copy, health, new, play, check."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from pathlib import Path

from bot.ops.health_client import PortInUse, query_health
from bot.ops.logs import set_up_logging
from bot.settings import ENV_FILE, InvalidSettings, Settings, read_settings
from bot.storage.backup import CopyRefused, backup, restore
from bot.storage.errors import StoreUnusable
from bot.storage.locations import parse_location
from bot.storage.postgres_url import InvalidPostgresUrl, PostgresUrl

MAX_MINUTES = 60 * 24


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot or the task of the command line. Return the exit code: 2 for invalid input."""
    options = _parse_arguments(arguments)
    try:
        settings = read_settings()
        if options.task is None:
            # Before the games are loaded: one from another package may fail to import.
            _start_logging(settings)
            return _run(settings)
        return int(options.task(settings, options))
    except (InvalidSettings, InvalidPostgresUrl, StoreUnusable, CopyRefused, PortInUse) as error:
        print(error, file=sys.stderr)
        return 2


def _run(settings: Settings) -> int:
    """Run the bot, with the example games in one file if it is not on Discord."""
    # What is imported stays: to look there for garbage would stop the bot for a tenth of a second.
    gc.disable()
    # Imported here because a health check every half minute should not import the whole bot.
    from engine.simple.files import example_files, files_named

    with files_named(example_files()) if settings.discord_token is None else nullcontext():
        from bot.ops.run import run_bot

        gc.freeze()
        gc.enable()
        return run_bot(settings)


def _start_logging(settings: Settings) -> None:
    token = settings.discord_token
    secrets = [] if token is None else [token.get_secret_value()]
    location = parse_location(settings.database_location)
    if isinstance(location, PostgresUrl):
        secrets += location.passwords
    set_up_logging(settings.log_level, settings.log_format, secrets)


def _parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.set_defaults(task=None)
    tasks = parser.add_subparsers(metavar="[TASK]")
    tasks.add_parser(
        "setup", help="check the bot's token, write it into .env, print the invitation link"
    ).set_defaults(task=_set_up)
    backing = tasks.add_parser("backup", help="copy the database, also while the bot runs")
    backing.add_argument("file", type=Path, help="the copy to make; it must not exist")
    backing.set_defaults(task=_back_up)
    restoring = tasks.add_parser("restore", help="put a copy in the database's place")
    restoring.add_argument("file", type=Path, help="the copy")
    restoring.add_argument("--replace", action="store_true", help="even if there is a database")
    restoring.set_defaults(task=_restore)
    copying = tasks.add_parser("copy", help="copy all games from one database into another")
    copying.add_argument("source", metavar="FROM", help="a file, or an address postgresql://...")
    copying.add_argument("target", metavar="TO", help="the same; no games may be in it")
    copying.set_defaults(task=_copy)
    tasks.add_parser("health", help="ask a running bot how it does").set_defaults(
        task=_check_health
    )
    _add_game_tasks(tasks)
    return parser.parse_args(arguments)


def _add_game_tasks(tasks: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the tasks for games in one file."""
    creating = tasks.add_parser("new", help="write a small game in one file, to be changed")
    creating.add_argument("name", help="its name, in small letters and _")
    creating.set_defaults(task=_write_game)
    rights = "The file is a program: it runs with your rights."
    port = "NEVSKY_LOCAL_PORT in the environment names another port than 8080."
    playing = tasks.add_parser(
        "play",
        help="open the local table with a game in one file",
        description=f"{rights} {port}",
    )
    playing.add_argument("file", type=Path, help="the file; it is a program")
    playing.set_defaults(task=_play_file)
    checking = tasks.add_parser(
        "check", help="check all that a game from outside must hold", description=rights
    )
    checking.add_argument(
        "game", help="a file, which is a program, an installed package, or with --texts a language"
    )
    checking.add_argument(
        "--minutes", type=_minutes, default=2.0, help="time to measure its AI players, at most"
    )
    checking.add_argument(
        "--texts", action="store_true", help="check its texts alone, and measure nothing"
    )
    checking.set_defaults(task=_check_game)


def _minutes(text: str) -> float:
    """Return a number of minutes from the command line."""
    with suppress(ValueError):
        if 0 < (minutes := float(text)) <= MAX_MINUTES:
            return minutes
    raise argparse.ArgumentTypeError(f"{text} is no time: write minutes, such as 10 or 0.5")


def _set_up(settings: Settings, _: argparse.Namespace) -> int:
    # Imported here because it needs discord.py, which the other tasks do not.
    from bot.ops.setup import SetupFailed, set_up

    try:
        set_up(settings, ENV_FILE)
    except SetupFailed as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _back_up(settings: Settings, options: argparse.Namespace) -> int:
    database = _database_file(settings)
    asyncio.run(backup(database, options.file))
    print(f"{database} is copied to {options.file}.")
    return 0


def _restore(settings: Settings, options: argparse.Namespace) -> int:
    database = _database_file(settings)
    asyncio.run(restore(options.file, database, replace=options.replace))
    print(f"{database} is as {options.file} was.")
    return 0


def _copy(_: Settings, options: argparse.Namespace) -> int:
    # Imported here because the other tasks do not need it.
    from bot.storage.transfer import copy_database

    source, target = parse_location(options.source), parse_location(options.target)
    counts = asyncio.run(copy_database(source, target))
    for table, rows in counts.items():
        print(f"{table}: {rows}")
    print(f"{source} is copied to {target}. Every row was read back and is the same.")
    return 0


def _database_file(settings: Settings) -> Path:
    """Return the path of the database. Raises CopyRefused if it is in PostgreSQL."""
    location = parse_location(settings.database_location)
    if isinstance(location, Path):
        return location
    raise CopyRefused(
        f"{location} is in PostgreSQL: pg_dump and pg_restore back it up, "
        "and `python -m bot copy` moves it into a file and back."
    )


def _write_game(_: Settings, options: argparse.Namespace) -> int:
    # Imported here because the other tasks do not need the games.
    from bot.ops.game_files import NotWritten, write_game

    try:
        file = write_game(options.name, Path())
    except NotWritten as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{file} is written. python -m bot play {file} opens a table with it.")
    return 0


def _play_file(settings: Settings, options: argparse.Namespace) -> int:
    # Imported here because the other tasks do not need the games.
    from bot.ops.game_files import play_file
    from engine.simple.files import InvalidFile

    _start_logging(settings)
    try:
        return play_file(options.file, settings)
    except InvalidFile as error:
        print(f"{options.file} cannot be played: {error}", file=sys.stderr)
        return 2


def _check_game(_: Settings, options: argparse.Namespace) -> int:
    # Imported here because the other tasks do not need the games.
    from bot.ops.game_check import NotChecked, check_game

    try:
        return check_game(options.game, options.minutes, only_texts=options.texts)
    except NotChecked as why:
        print(why, file=sys.stderr)
    except KeyboardInterrupt:
        print("The check was stopped: nobody knows whether the game holds.", file=sys.stderr)
    return 2


def _check_health(settings: Settings, _: argparse.Namespace) -> int:
    if settings.metrics_port is None:
        print("NEVSKY_METRICS_PORT is not set: nobody can be asked.", file=sys.stderr)
        return 2
    healthy, message = query_health(settings.metrics_port, str(settings.metrics_host))
    print(message)
    return 0 if healthy else 1


if __name__ == "__main__":
    # Until the bot handles the signal, the first process of a container would ignore it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(main())
