"""The catalogue and the code agree: every text that is asked for exists, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.interactions.requests import NEEDED
from bot.registry import GAME_UIS
from bot.texts import FOLDER, texts
from engine.games.saint_petersburg.cards import KIND_IDS
from tests.bot.adapters import ADAPTERS

ROOT = Path(__file__).parents[2]
SAY = texts().in_language("en")
KEYS = texts().keys("en")

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

LOOKED_UP_BY_VALUE = (
    *(f"permission-{name}" for name in (*NEEDED, "send_messages_in_threads")),
    *(key for adapter in ADAPTERS.values() for key in adapter.keys),
)
"""Keys that are put together from a word of a closed list."""


def sources() -> Iterator[Path]:
    for room in ("bot", "render", "engine"):
        yield from sorted((ROOT / room).rglob("*.py"))


def strings() -> dict[str, Path]:
    """Every string in the code, whole or part of an f-string, with a file that holds it."""
    return {
        node.value: file
        for file in sources()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def raised(exception: str) -> Iterator[tuple[str, Path]]:
    """The reasons with which an exception is made anywhere, where they are written out."""
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == exception
            ):
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, file


def said_directly() -> Iterator[tuple[str, Path]]:
    """The first argument of everything that says or describes, where it is written out."""
    asking = {"say", "_say", "described", "said"}
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in asking:
                for argument in node.args[:2]:
                    for part in _written_out(argument):
                        yield part, file


def _written_out(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    if isinstance(argument, ast.IfExp):
        yield from _written_out(argument.body)
        yield from _written_out(argument.orelse)


def test_every_text_that_is_said_exists() -> None:
    found = list(said_directly())
    assert len(found) > 100, "the search finds the calls"
    assert [(key, file.name) for key, file in found if key.partition(".")[0] not in KEYS] == []


def test_every_refusal_of_the_table_has_a_sentence() -> None:
    reasons = list(raised("Refused"))
    assert len(reasons) > 15, "the search finds the refusals"
    # What is no whole reason is the beginning or the end of an f-string or a key of its own.
    missing = [reason for reason, _ in reasons if f"refused-{reason}" not in KEYS]
    assert missing == []


def test_every_refusal_of_the_rules_has_a_sentence() -> None:
    reasons = list(raised("IllegalAction"))
    assert len(reasons) > 15, "the search finds the refusals"
    assert [reason for reason, _ in reasons if f"illegal-{reason}" not in KEYS] == []


def test_every_game_has_its_own_part_of_these_tests() -> None:
    assert list(ADAPTERS) == list(GAME_UIS)


def test_every_key_made_of_a_listed_word_exists() -> None:
    assert [key for key in LOOKED_UP_BY_VALUE if key not in KEYS] == []


def test_no_text_is_left_over() -> None:
    written = strings()
    used = set(LOOKED_UP_BY_VALUE) | set(written)
    used |= {f"refused-{reason}" for reason, _ in raised("Refused")}
    used |= {f"illegal-{reason}" for reason, _ in raised("IllegalAction")}
    heads = {text for text in written if text.endswith("-") and KEY.match(text + "x")}
    unused = [
        key
        for key in sorted(KEYS - used)
        # The rest of an f-string's key stands alone somewhere: f"alt-{place}-row-empty".
        if not any(key.startswith(head) and _tail_is_written(key, head, written) for head in heads)
    ]
    assert unused == []


def _tail_is_written(key: str, head: str, written: dict[str, Path]) -> bool:
    tail = key.removeprefix(head)
    return any(tail == text or tail.endswith(text) for text in written if len(text) > 2)


# The texts themselves


def messages() -> Iterator[tuple[str, ftl.Message]]:
    """Every message of the English catalogue, by the name of its file."""
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield file.name, entry


def _variables(node: Any) -> set[str]:
    found: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                found |= _variables(part)
    return found


@pytest.mark.parametrize("sample", [0, 1, 2, 5, "word"])
def test_every_text_can_be_said(sample: int | str, caplog: pytest.LogCaptureFixture) -> None:
    for file, message in messages():
        args = dict.fromkeys(_variables(message), sample)
        key = message.id.name
        for name in (key, *(f"{key}.{attribute.id.name}" for attribute in message.attributes)):
            text = SAY(name, **args)
            assert text, (file, name)
            assert text != name
            assert "{" not in text
            assert "  " not in text.replace("    ", ""), (name, text)
            assert text == text.strip("\n"), (name, text)
    assert not caplog.records


def test_no_key_stands_twice() -> None:
    keys = [message.id.name for _, message in messages()]
    assert len(keys) == len(set(keys))


def test_numbers_take_the_right_form() -> None:
    args = {"name": "Žofie", "cost": 2}
    assert SAY("told-points-bought", points=1, **args) == "Žofie buys 1 point in the Pub for 2."
    assert SAY("told-points-bought", points=2, **args) == "Žofie buys 2 points in the Pub for 2."
    assert SAY("told-gain", name="Boris", rubles=1, points=0) == "Boris 1 ruble"
    assert SAY("told-gain", name="Boris", rubles=0, points=1) == "Boris 1 point"
    assert SAY("told-gain", name="Boris", rubles=2, points=3) == "Boris 2 rubles and 3 points"
    assert "**1 ruble** and 0 points" in SAY("hand-money", rubles=1, points=0)
    assert "All seats" in SAY("lobby-how", free=0, host="Boris")
    assert "One more" in SAY("lobby-how", free=1, host="Boris")
    assert "Up to 3 more" in SAY("lobby-how", free=3, host="Boris")


def test_every_card_reads_well_in_a_sentence() -> None:
    for card in KIND_IDS:
        key = f"card-{card.replace('_', '-')}"
        name, in_sentence = SAY(key), SAY(f"{key}.a")
        assert in_sentence.endswith(name)
        article = in_sentence.removesuffix(name).strip()
        assert article in ("", "a", "an", "the")
        if article in ("a", "an"):
            assert (article == "an") == (name[0] in "AEIOU"), in_sentence


def test_an_unknown_language_speaks_english() -> None:
    assert texts().in_language("xx-YY")("button-join") == SAY("button-join")
    assert texts().in_language("en-GB") is SAY
    assert texts().translated("button-join", "xx") is None
