"""Makes SimCord faster for the tests and the programs that run on it, and more patient."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from copy import deepcopy
from datetime import timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiosqlite
import simcord
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results

from bot.channel import clock_scheduler

IDLE = 0.001
"""Seconds that SimCord waits after each action for further work; 50 ms by default.

The bot announces its own background work, so a longer wait finds nothing more.
"""

SETTLE_ATTEMPTS = 12
"""How often SimCord's time limit of five seconds may pass before an action has failed.

A busy machine may need it; a longer limit instead would let SimCord wait for timers of the bot.
"""

START_TIMEOUT = 5.0
"""The limit in seconds that SimCord itself passes when it connects a bot."""

PASSES = 200
"""How often the event loop may go round without a thread at work before SimCord takes a look.

Timers that are due while SimCord moves its clock on would keep it going round until the time is up.
"""

_IMMUTABLE_TYPES = frozenset({str, int, float, bool, type(None)})


def copy_json(value: Any) -> Any:
    """Return a deep copy of a JSON value, about five times as fast as `copy.deepcopy`."""
    if type(value) is dict:
        return {key: copy_json(part) for key, part in value.items()}
    if type(value) is list:
        return [copy_json(part) for part in value]
    return value if type(value) in _IMMUTABLE_TYPES else deepcopy(value)


LONG = 30 * 24 * 60 * 60.0
"""Seconds that no program runs."""


def clocks_polled_once() -> AbstractContextManager[Any]:
    """Look at the clocks of players once: SimCord cannot move its clock on during an operation.

    For programs that run longer than the time between two polls.
    """
    return patch.object(clock_scheduler, "POLL_SECONDS", LONG)


_queries: set[asyncio.Future[None]] = set()
"""One for each statement that a database's thread has been given."""

_execute: Any = aiosqlite.Connection._execute


async def _execute_noted(connection: aiosqlite.Connection, *given: Any, **options: Any) -> Any:
    done = asyncio.get_running_loop().create_future()
    _queries.add(done)
    try:
        return await _execute(connection, *given, **options)
    finally:
        _queries.discard(done)
        done.set_result(None)


async def _threads_done(env: simcord.Env) -> None:
    """Wait as long as tasks can go on, or threads draw or read for them, but not for timers.

    Threads tell when they are done. SimCord looks at all tasks again every `IDLE` instead.
    """
    assert env._loop is not None
    loop: Any = env._loop
    gives_up_at = loop.time() + START_TIMEOUT
    passes = 0
    while loop.time() < gives_up_at:
        await asyncio.sleep(0)
        passes += 1
        if loop._ready and passes < PASSES:
            continue
        passes = 0
        queries = (query for query in _queries if query.get_loop() is loop)
        if not (at_work := (*env._work.executors, *queries)):
            return
        await asyncio.wait(at_work, timeout=START_TIMEOUT, return_when=asyncio.FIRST_COMPLETED)


_settle = simcord.env.Env._settle_internal
_advance = simcord.env.Env.advance_time


async def _settle_patiently(env: simcord.Env, **options: Any) -> None:
    """Settle in up to `SETTLE_ATTEMPTS`, unless a test sets a limit of its own."""
    has_own_limit = options.get("timeout") not in (None, START_TIMEOUT)
    if not has_own_limit:
        await _threads_done(env)
    if not has_own_limit and options.get("_deadline") is None:
        for _ in range(SETTLE_ATTEMPTS - 1):
            with suppress(TimeoutError):
                return await _settle(env, **options)
            _fire_missed_timers(env)
    return await _settle(env, **options)


def _fire_missed_timers(env: simcord.Env) -> None:
    """Let timers fire again for which SimCord tried in vain to move its clock on.

    It tries once, and a task that then waits for the timer would wait for ever.
    """
    assert env._loop is not None
    now = env._loop.time()
    for record in env._work.callbacks:
        handle: Any = record.real_handle
        if handle is not None and not handle.cancelled() and handle.when() <= now:
            again = handle._callback
            record.real_handle = env._loop.call_at(now, again, context=handle._context)


async def _advance_patiently(env: simcord.Env, seconds: float) -> None:
    """Move the clock on in up to `SETTLE_ATTEMPTS`; each goes on where the one before stopped."""
    target = env.now() + timedelta(seconds=seconds)
    for _ in range(SETTLE_ATTEMPTS - 1):
        with suppress(TimeoutError):
            return await _advance(env, max(0.0, (target - env.now()).total_seconds()))
    return await _advance(env, max(0.0, (target - env.now()).total_seconds()))


@contextmanager
def fast_simcord() -> Iterator[None]:
    """Shorten SimCord's waits to `IDLE` while the block runs, and copy payloads with `copy_json`.

    Copying takes a sixth of the tests' time.
    """
    defaults = _settle.__kwdefaults__
    assert defaults is not None
    copying = SimpleNamespace(deepcopy=copy_json)
    with ExitStack() as patches:
        for each in (
            patch.dict(defaults, idle=IDLE),
            patch.object(simcord.env.Env, "_settle_internal", _settle_patiently),
            patch.object(simcord.env.Env, "advance_time", _advance_patiently),
            patch.object(aiosqlite.Connection, "_execute", _execute_noted),
            patch.object(simcord.results, "deepcopy", copy_json),
            patch.object(simcord.components, "deepcopy", copy_json),
            patch.object(simcord.gateway, "copy", copying),
            patch.object(simcord.http.router, "copy", copying),
        ):
            patches.enter_context(each)
        yield
