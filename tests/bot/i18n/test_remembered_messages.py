"""Messages that were formatted are remembered, and read as if they were not."""

from __future__ import annotations

from functools import partial

import pytest

from bot.i18n.texts import Alternatives, Texts


def test_equal_arguments_that_read_otherwise_are_told_apart() -> None:
    texts = Texts(sources={"en": "a = { $value ->\n    [1] one\n   *[other] { $value }\n}"})
    say = partial(texts.in_language("en"), "a")
    parts = ("x", "y")
    assert [say(value=value) for value in (1, "1", 1)] == ["one", "1", "one"]
    said = [say(value=value) for value in (parts, Alternatives(parts), parts)]
    assert said == ["x and y", "x or y", "x and y"]


def test_text_that_is_missing_is_named_in_the_log_each_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    say = Texts(sources={"en": "a = A"}).in_language("en")
    assert [say("b"), say("b")] == ["b", "b"]
    assert [record.getMessage() for record in caplog.records] == 2 * ["text b is in no catalogue"]
    caplog.clear()


def test_reloaded_texts_are_read_as_they_are_now() -> None:
    texts = Texts(sources={"en": "a = A"})
    assert texts.in_language("en")("a") == "A"
    texts.load_sources("en", ["a = B"])
    assert texts.in_language("en")("a") == "B"
