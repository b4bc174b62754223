"""Forks processes of the bot from one that has imported everything.

Importing the bot and drawing its icons take a second and a half of a core, and tests start it a
hundred times.
"""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bot.sharding import sharded_client

IDENTIFY_INTERVAL = "IDENTIFY_INTERVAL"
"""The environment variable with the seconds that a process of several leaves between identifies."""

SHOW_TASKS = signal.SIGUSR1
"""Makes a process write to its log what it waits for."""

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.support.fake_discord.preload"])


def start(module: str, environment: Mapping[str, str], log: Path) -> ForkServerProcess:
    """Run a module as `python -m` does, with its output appended to a file."""
    process = _CONTEXT.Process(target=_run, args=(module, dict(environment), log))
    process.start()
    return process


def _print_tasks(*_: object) -> None:
    """Write where every task of the running loop waits."""
    for task in asyncio.all_tasks():
        task.print_stack(file=sys.stderr)
    sys.stderr.flush()


def _run(module: str, environment: dict[str, str], log: Path) -> None:
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(output, stream)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module]
    if IDENTIFY_INTERVAL in environment:
        setattr(sharded_client, "IDENTIFY_INTERVAL", float(environment[IDENTIFY_INTERVAL]))  # noqa: B010
    faulthandler.enable()
    signal.signal(SHOW_TASKS, _print_tasks)
    runpy.run_module(module, run_name="__main__", alter_sys=True)
