"""Long tests begin, and every test stays in the order once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.long_tests import LONG, TESTS, begin_with_long_tests, is_long


def items(place: str) -> list[Any]:
    return [SimpleNamespace(path=TESTS / place, number=number) for number in range(4)]


SHORT = items("bot/table/test_table.py") * 10
LONG_ONES = [*items("programs/a.py"), *items("programs/b.py")]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 50])
def test_every_test_is_run_once(workers: int) -> None:
    ordered = begin_with_long_tests([*SHORT, *LONG_ONES], workers)
    assert sorted(ordered, key=str) == sorted([*SHORT, *LONG_ONES], key=str)


def test_every_other_worker_begins_with_whole_files_of_long_tests() -> None:
    ordered = begin_with_long_tests([*SHORT, *LONG_ONES], 4)
    assert ordered[:4] == LONG_ONES[:4]
    assert ordered[24:28] == LONG_ONES[4:]
    assert not any(is_long(item.path) for item in (*ordered[4:24], *ordered[28:]))


def test_short_tests_keep_their_order() -> None:
    assert begin_with_long_tests(SHORT, 4) == SHORT


@pytest.mark.parametrize("place", LONG)
def test_places_of_long_tests_exist(place: str) -> None:
    assert (TESTS / place).exists()
