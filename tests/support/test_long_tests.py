"""Long tests begin, and every test stays in the order once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from tests.support.long_tests import LONG, TESTS, begin_with_long_tests, is_long


@dataclass(frozen=True)
class Item:
    """A test of a file."""

    path: Path
    number: int


SHORT = [Item(TESTS / "bot" / "table" / "test_table.py", number) for number in range(40)]
LONG_ONES = [
    Item(TESTS / "programs" / name, number) for name in ("a.py", "b.py") for number in range(4)
]


def order(items: list[Item], workers: int) -> list[Item]:
    ordered = begin_with_long_tests(cast("list[pytest.Item]", items), workers)
    return cast("list[Item]", ordered)


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 50])
def test_every_test_is_run_once(workers: int) -> None:
    ordered = order([*SHORT, *LONG_ONES], workers)
    assert sorted(ordered, key=str) == sorted([*SHORT, *LONG_ONES], key=str)


def test_every_other_worker_begins_with_whole_files_of_long_tests() -> None:
    ordered = order([*SHORT, *LONG_ONES], 4)
    assert ordered[:4] == LONG_ONES[:4]
    assert ordered[24:28] == LONG_ONES[4:]
    assert not any(is_long(item.path) for item in (*ordered[4:24], *ordered[28:]))


def test_short_tests_keep_their_order() -> None:
    assert order(SHORT, 4) == SHORT


@pytest.mark.parametrize("place", LONG)
def test_places_of_long_tests_exist(place: str) -> None:
    assert (TESTS / place).exists()
