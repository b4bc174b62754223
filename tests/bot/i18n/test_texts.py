"""The catalogues and the code agree: every key that is used exists, and every text is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.i18n.texts import SHARED_TEXTS_FOLDER, Texts, shared_texts
from bot.permissions import INVITED_PERMISSIONS, OPEN_THREAD_PERMISSIONS
from bot.simple.texts import SIMPLE_TEXTS
from render.translation import Translate
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.i18n.pseudo_locale import catalogue_folder

ROOT = Path(__file__).parents[3]
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

KEYS_OF_EACH_GAME = ("game-title", "game-invitation", "cover-alt")
"""Keys that shared code looks up in each game's texts."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts shared by all games, or those of one game.

    `own` are the keys in `folder`, `known` those that the code in `sources` can use, and `computed`
    those that the code composes from parts.
    """

    name: str
    folder: Path
    sources: tuple[Path, ...]
    own: frozenset[str]
    known: frozenset[str]
    computed: tuple[str, ...]
    translate: Translate

    def __str__(self) -> str:
        return self.name


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _catalogues() -> list[Catalogue]:
    layers = [ROOT / layer for layer in ("bot", "render", "engine")]
    shared, computed = (
        shared_texts(),
        tuple(
            f"permission-{name}"
            for name in dict.fromkeys((*INVITED_PERMISSIONS, *OPEN_THREAD_PERMISSIONS))
        ),
    )
    simple = [file for layer in layers for file in sources(layer / "simple")]
    inside = {file for layer in layers for file in sources(layer / "games")} | {*simple}
    others = tuple(file for layer in layers for file in sources(layer) if file not in inside)
    own = shared.keys("en")
    known = own | set(KEYS_OF_EACH_GAME)
    catalogues = [
        Catalogue(
            "shared", SHARED_TEXTS_FOLDER, others, own, known, computed, shared.in_language("en")
        )
    ]
    keys = SIMPLE_TEXTS.keys("en")
    catalogues.append(
        Catalogue(
            "simple",
            SIMPLE_TEXTS.folder,
            (*simple, *others),
            keys,
            keys | known,
            ("refused-nothing-to-choose",),
            SIMPLE_TEXTS.in_language("en"),
        )
    )
    for name, adapter in BOT_ADAPTERS.items():
        files = tuple(file for package in _game_packages(name, layers) for file in sources(package))
        keys, computed = adapter.ui.texts.keys("en"), adapter.computed_text_keys
        folder = catalogue_folder(name)
        translate = adapter.ui.texts.in_language("en")
        catalogues.append(
            Catalogue(name, folder, (*files, *others), keys, keys | own, computed, translate)
        )
    return catalogues


EXAMPLES = ROOT / "tests" / "examples"


def _game_packages(name: str, layers: Sequence[Path]) -> Iterator[Path]:
    """Yield the folders that may contain a game's code, or that of an example game."""
    yield from (layer / "games" / name for layer in layers)
    yield from (EXAMPLES / name / layer.name for layer in layers)


CATALOGUES = _catalogues()
each = pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)


def strings(catalogue: Catalogue) -> dict[str, Path]:
    """Return every string in the code, whole or part of an f-string, with a file that has it."""
    return {text: file for file in catalogue.sources for text in parse_code(file).strings}


def raised(catalogue: Catalogue, exception: str) -> Iterator[tuple[str, Path]]:
    """Yield the literal reasons with which an exception is raised, with their files."""
    for file in catalogue.sources:
        for name, reason in parse_code(file).called:
            if name == exception:
                yield reason, file


def translated_keys(catalogue: Catalogue) -> Iterator[tuple[str, Path]]:
    """Yield the literal keys that are translated directly, with their files."""
    return ((key, file) for file in catalogue.sources for key in parse_code(file).translated)


@dataclass(frozen=True, slots=True)
class Code:
    """The parts of a source file that the tests examine.

    `called` are the names of called functions with the strings of their first argument, and
    `translated` the literal keys that are translated.
    """

    strings: frozenset[str]
    called: tuple[tuple[str, str], ...]
    translated: tuple[str, ...]


TRANSLATING_FUNCTIONS = {"translate", "_translate", "_say", "localized"}


@cache
def parse_code(file: Path) -> Code:
    """Parse a source file; cached, because most files are read for several catalogues."""
    strings, called, translated = set[str](), list[tuple[str, str]](), list[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        strings.update(_string(node))
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.args:
                parts = ast.walk(node.args[0])
                called += [(node.func.id, text) for part in parts for text in _string(part)]
            translated += _translated(node)
    return Code(frozenset(strings), tuple(called), tuple(translated))


def _string(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _translated(call: ast.Call) -> Iterator[str]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name in TRANSLATING_FUNCTIONS:
        for argument in call.args[:2]:
            yield from _written_out(argument)


def _written_out(argument: ast.expr) -> Iterator[str]:
    yield from _string(argument)
    if isinstance(argument, ast.IfExp):
        yield from _written_out(argument.body)
        yield from _written_out(argument.orelse)


@each
def test_every_translated_key_exists(catalogue: Catalogue) -> None:
    keys = list(translated_keys(catalogue))
    assert len(keys) > 50, "calls are found"
    missing = [
        (key, file.name) for key, file in keys if key.partition(".")[0] not in catalogue.known
    ]
    assert missing == []
    attributes = {
        f"{message.id.name}.{attribute.id.name}"
        for _, message in messages(catalogue)
        for attribute in message.attributes
    }
    used = {key for key, _ in keys if "." in key and key.partition(".")[0] in catalogue.own}
    assert used <= attributes


@each
def test_every_rejection_reason_has_a_text(catalogue: Catalogue) -> None:
    reasons = list(raised(catalogue, "RequestRejected"))
    assert len(reasons) > 15, "rejections are found"
    # Other strings are parts of f-strings, or keys themselves.
    missing = [reason for reason, _ in reasons if f"refused-{reason}" not in catalogue.known]
    assert missing == []


@pytest.mark.parametrize("catalogue", CATALOGUES[1:], ids=str)
def test_every_illegal_action_reason_has_a_text(catalogue: Catalogue) -> None:
    reasons = list(raised(catalogue, "IllegalAction"))
    assert reasons, "rejections are found"
    assert [reason for reason, _ in reasons if f"illegal-{reason}" not in catalogue.known] == []


@each
def test_every_computed_key_exists(catalogue: Catalogue) -> None:
    assert [key for key in catalogue.computed if key not in catalogue.own] == []


@each
def test_no_text_is_unused(catalogue: Catalogue) -> None:
    written = strings(catalogue)
    used = set(catalogue.computed) | set(written)
    used |= {f"refused-{reason}" for reason, _ in raised(catalogue, "RequestRejected")}
    used |= {f"illegal-{reason}" for reason, _ in raised(catalogue, "IllegalAction")}
    heads = {text for text in written if text.endswith("-") and KEY.match(text + "x")}
    unused = [
        key
        for key in sorted(catalogue.own - used)
        # The names of commands are checked against the command tree in test_discord_limits.
        if not key.startswith("name-")
        # The code may compose a key as an f-string, such as f"alt-{place}-row-empty".
        if not any(key.startswith(head) and _tail_is_written(key, head, written) for head in heads)
    ]
    assert unused == []


def test_games_do_not_redefine_shared_texts() -> None:
    shared, *games = CATALOGUES
    assert [(game.name, game.own & shared.own) for game in games if game.own & shared.own] == []


def _tail_is_written(key: str, head: str, written: dict[str, Path]) -> bool:
    tail = key.removeprefix(head)
    return any(tail == text or tail.endswith(text) for text in written if len(text) > 2)


# The texts themselves


def messages(catalogue: Catalogue) -> Iterator[tuple[str, ftl.Message]]:
    """Yield every message of the English catalogue with the name of its file."""
    yield from _messages(catalogue.folder / "en")


@cache
def _messages(folder: Path) -> tuple[tuple[str, ftl.Message], ...]:
    return tuple(_read(folder))


def _read(folder: Path) -> Iterator[tuple[str, ftl.Message]]:
    for file in sorted(folder.glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield file.name, entry


def _variables(node: Any) -> set[str]:
    names: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        names.add(node.id.name)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                names |= _variables(part)
    return names


@each
@pytest.mark.parametrize("sample", [0, 1, 2, 5, "word"])
def test_every_text_can_be_formatted(
    catalogue: Catalogue, sample: int | str, caplog: pytest.LogCaptureFixture
) -> None:
    for file, message in messages(catalogue):
        args = dict.fromkeys(_variables(message), sample)
        key = message.id.name
        for name in (key, *(f"{key}.{attribute.id.name}" for attribute in message.attributes)):
            text = catalogue.translate(name, **args)
            assert text, (file, name)
            assert text != name
            assert "{" not in text
            assert "  " not in text.replace("    ", ""), (name, text)
            assert text == text.strip("\n"), (name, text)
    assert not caplog.records


def test_unknown_languages_fall_back_to_english() -> None:
    translate = shared_texts().in_language("en")
    assert shared_texts().in_language("xx-YY")("button-leave") == translate("button-leave")
    assert shared_texts().in_language("en-GB") is translate
    assert shared_texts().translated("button-leave", "xx") is None


def test_folder_that_is_named_like_no_language_is_left_out_with_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("en", "it", "italiano", "pt-BR"):
        (tmp_path / name).mkdir()
    assert Texts(tmp_path).languages == ("en", "it")
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path / name} is left out: name it by the code of its language"
        for name in ("italiano", "pt-BR")
    ]
    caplog.clear()
