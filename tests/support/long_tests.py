"""The order of the tests when several workers share them: the long ones begin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, groupby
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

LONG = (
    "programs",
    "bot/sharding/test_shard_processes.py",
    "bot/channel/test_outages.py",
    "bot/channel/test_recovery.py",
    "bot/interactions/tournament/test_whole_tournament.py",
    "bot/ops/test_game_check.py",
    "bot/ops/test_gateway.py",
    "bot/storage/sqlite/test_locked_database.py",
    "engine/ai/training/test_compiled.py",
)
"""Folders and files with tests that take many seconds, most of them waiting for processes."""


def begin_with_long_tests(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in the order in which `--dist worksteal` shares them out best.

    Each worker gets an equal share of the order to begin with, and workers without tests take
    some from the ends of the others. So long tests stand at the beginning, lest the last of them
    keeps all waiting; and only in every other share, as those of processes need a core each.
    """
    long = [item for item in items if is_long(item.path)]
    short = [item for item in items if not is_long(item.path)]
    begins: list[list[pytest.Item]] = [[] for _ in range(workers)]
    every_other = cycle(begins[::2])
    for _, module in groupby(long, key=lambda item: item.path):
        next(every_other).extend(module)
    order = list[pytest.Item]()
    for begin, size in zip(begins, _shares(len(items), workers), strict=True):
        rest = max(0, size - len(begin))
        order += [*begin, *short[:rest]]
        del short[:rest]
    return order


def _shares(tests: int, workers: int) -> list[int]:
    """Return the number of tests with which each worker begins."""
    shares = list[int]()
    for number in range(workers):
        shares.append((tests - sum(shares)) // (workers - number))
    return shares


def is_long(path: Path) -> bool:
    """Return whether the tests of a file are among the long ones."""
    return any(path.is_relative_to(TESTS / place) for place in LONG)
