"""Ends what the rules of a file do if it takes too long: a loop without end would stop every game.

A thread watches all calls that are under way, and raises an exception in the thread of one that has
used up its time. Only Python code can be ended so.
"""

from __future__ import annotations

import ctypes
import logging
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from threading import Event, Lock, Thread, get_ident
from traceback import extract_tb
from typing import Any, TypeVar, cast

log = logging.getLogger(__name__)

MethodT = TypeVar("MethodT", bound=Callable[..., Any])

SECONDS = 1.5
"""Seconds of the processor that one call may take; thousandths are usual."""

LOOK_SECONDS = 0.25
"""Seconds between two looks at the calls that are under way."""


class EndlessRules(Exception):
    """The rules of a game took too long, or have done so before."""


class _TimeIsUp(BaseException):
    """Raised in the thread of a call; rules do not catch it by accident."""


class TimeLimit:
    """Limits the calls of a game's rules.

    If it `pauses`, one that took too long is the last one: until the file is loaded again, all
    others fail at once.
    """

    def __init__(self, name: str, *, pauses: bool = True) -> None:
        self._name, self._pauses, self._is_paused = name, pauses, False

    def call(self, function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        """Call a function, unless it is called within another one that is limited already.

        Raises EndlessRules if it takes too long.
        """
        if self._is_paused:
            raise EndlessRules(f"{self._name} is paused, as its rules did not end")
        thread = get_ident()
        if thread in _calls:
            return function(*arguments, **options)
        call = _calls[thread] = _Call()
        if not _has_calls.is_set():
            _wake_watch()
        try:
            try:
                return function(*arguments, **options)
            finally:
                _end(thread, call)
        except _TimeIsUp as error:
            # It may have come while the call was about to end.
            _end(thread, call)
            frame = extract_tb(error.__traceback__)[-1]
        place = f"line {frame.lineno} of {Path(frame.filename).name}"
        if self._pauses and self._pause():
            log.error("%s is paused: its rules do not end, at %s", self._name, place)
        raise EndlessRules(f"the rules of {self._name} do not end, at {place}")

    def _pause(self) -> bool:
        """Pause the game, and return whether no call in another thread has done so before."""
        with _lock:
            is_first, self._is_paused = not self._is_paused, True
        return is_first


def limited(method: MethodT) -> MethodT:
    """Limit a method by the `limit` of its object."""

    @wraps(method)
    def call(self: Any, *arguments: Any, **options: Any) -> Any:
        if get_ident() in _calls:
            return method(self, *arguments, **options)
        return self.limit.call(method, self, *arguments, **options)

    return cast(MethodT, call)


class _Call:
    """A call in a thread, from its beginning to its end; there are some thousand in a second."""

    __slots__ = ("is_over", "seen_at", "was_stopped")

    def __init__(self) -> None:
        self.seen_at: float | None = None
        self.was_stopped = self.is_over = False


_calls = dict[int, _Call]()
"""The calls under way, by their threads."""

_lock, _has_calls = Lock(), Event()

_watches = list[Thread]()
"""The thread that watches the calls, once there was one."""


def _wake_watch() -> None:
    _has_calls.set()
    if not _watches:
        _watches.append(Thread(target=_watch, name="rules-watch", daemon=True))
        _watches[0].start()


def _watch() -> None:
    """Look at all calls now and then, and end those that have taken too long."""
    while _has_calls.wait():
        time.sleep(LOOK_SECONDS)
        with _lock:
            if not _calls:
                _has_calls.clear()
                if _calls:
                    # One has begun in between, and believes that it is watched.
                    _has_calls.set()
            for thread, call in list(_calls.items()):
                if call.is_over:
                    continue
                used = _time_of(thread)
                call.seen_at = used if call.seen_at is None else call.seen_at
                if used > call.seen_at + SECONDS:
                    call.was_stopped = True
                    _raise_in(thread, _TimeIsUp)


def _end(thread: int, call: _Call) -> None:
    """Note that a call has ended: from now on nothing is raised any more."""
    while not call.is_over:
        try:
            with _lock:
                call.is_over = True
                if call.was_stopped:
                    _raise_in(thread, None)
        except _TimeIsUp:
            continue
    _calls.pop(thread, None)


def _time_of(thread: int) -> float:
    """Return the time of the processor that a running thread has used, if the system tells it."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic()
    return time.clock_gettime(time.pthread_getcpuclockid(thread))


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise an error in another thread, or take back one that is not raised yet."""
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
