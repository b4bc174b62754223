"""Starts the bot, or does what else its operator asks: backup, restore, copy, health."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.ops.logs import set_up_logging
from bot.ops.probe import PortTaken, ask
from bot.settings import Settings, WrongSettings, read_settings
from bot.store.address import Address, NoAddress
from bot.store.backup import CannotCopy, backup, restore
from bot.store.contract import StoreUnusable
from bot.store.places import place_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped, or do what was asked. Returns the exit code: 2 for what cannot be."""
    asked = _asked(arguments)
    try:
        settings = read_settings()
        if asked.task is None:
            # Before the games are loaded: one of another package may be broken.
            _begin_log(settings)
            # Only here: a health check every half minute should not load all of the bot.
            from bot.ops.run import run_bot

            return run_bot(settings)
        return int(asked.task(settings, asked))
    except (WrongSettings, NoAddress, StoreUnusable, CannotCopy, PortTaken) as error:
        print(error, file=sys.stderr)
        return 2


def _begin_log(settings: Settings) -> None:
    token = settings.discord_token
    secrets = [] if token is None else [token.get_secret_value()]
    place = place_of(settings.where)
    if isinstance(place, Address):
        secrets += place.secrets
    set_up_logging(settings.log_level, settings.log_format, secrets)


def _asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.set_defaults(task=None)
    tasks = parser.add_subparsers(metavar="[TASK]")
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
    tasks.add_parser("health", help="ask a running bot how it does").set_defaults(task=_ask)
    return parser.parse_args(arguments)


def _back_up(settings: Settings, asked: argparse.Namespace) -> int:
    database = _file(settings)
    backup(database, asked.file)
    print(f"{database} is copied to {asked.file}.")
    return 0


def _restore(settings: Settings, asked: argparse.Namespace) -> int:
    database = _file(settings)
    restore(asked.file, database, replace=asked.replace)
    print(f"{database} is as {asked.file} was.")
    return 0


def _copy(_: Settings, asked: argparse.Namespace) -> int:
    # Only here: none of the others need to load what copies.
    from bot.store.copying import copy

    source, target = place_of(asked.source), place_of(asked.target)
    counts = asyncio.run(copy(source, target))
    for table, rows in counts.items():
        print(f"{table}: {rows}")
    print(f"{source} is copied to {target}. Every row was read back and is the same.")
    return 0


def _file(settings: Settings) -> Path:
    """The database, if it is a file. Raises CannotCopy."""
    place = place_of(settings.where)
    if isinstance(place, Path):
        return place
    raise CannotCopy(
        f"{place} is in PostgreSQL: pg_dump and pg_restore back it up, "
        "and `python -m bot copy` moves it into a file and back."
    )


def _ask(settings: Settings, _: argparse.Namespace) -> int:
    if settings.metrics_port is None:
        print("NEVSKY_METRICS_PORT is not set: nobody can be asked.", file=sys.stderr)
        return 2
    well, words = ask(settings.metrics_port)
    print(words)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
