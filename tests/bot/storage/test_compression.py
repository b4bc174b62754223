"""Texts made small come back as they were, or are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage import history
from bot.storage.errors import StoreError

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@given(TEXTS, st.none() | TEXTS)
def test_text_comes_back_from_what_differs(text: str, before: str | None) -> None:
    assert history.restore_delta(history.compress_delta(text, before), before) == text


def test_delta_of_similar_texts_is_small() -> None:
    before = "".join(chr(97 + n * n % 26) + str(n) for n in range(500))
    assert len(history.compress_delta(before + "!", before)) < 60


def test_another_text_before_is_noticed() -> None:
    with pytest.raises(StoreError, match="another"):
        history.restore_delta(history.compress_delta("one two", "one"), "two")


@given(st.lists(st.tuples(st.integers(), TEXTS, st.none() | TEXTS)))
def test_lines_come_back(lines: list[tuple[int, str, str | None]]) -> None:
    assert history.decompress_lines(history.compress_lines(lines)) == [list(line) for line in lines]


def test_damaged_data_is_refused() -> None:
    with pytest.raises(StoreError, match="damaged"):
        history.decompress_lines(b"damaged")
