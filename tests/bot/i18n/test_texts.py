"""The catalogues and the code agree: every key that is used exists, and every text is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bot.contract.catalogues import read_language
from bot.i18n.texts import SHARED_TEXTS_FOLDER, Texts, shared_texts
from bot.permissions import INVITED_PERMISSIONS, OPEN_THREAD_PERMISSIONS
from bot.simple.texts import SIMPLE_TEXTS
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
    texts: Texts

    def __str__(self) -> str:
        return self.name


LAYERS = [ROOT / layer for layer in ("bot", "render", "engine")]


def _files(folders: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(file for folder in folders for file in sorted(folder.rglob("*.py")))


def _catalogues() -> Iterator[Catalogue]:
    simple = _files(layer / "simple" for layer in LAYERS)
    inside = {*simple, *_files(layer / "games" for layer in LAYERS)}
    others = tuple(file for file in _files(LAYERS) if file not in inside)
    texts = shared_texts()
    own = texts.keys("en")
    known = own | set(KEYS_OF_EACH_GAME)
    permissions = {*INVITED_PERMISSIONS, *OPEN_THREAD_PERMISSIONS}
    computed = tuple(f"permission-{name}" for name in permissions)
    yield Catalogue("shared", SHARED_TEXTS_FOLDER, others, own, known, computed, texts)
    texts, files = SIMPLE_TEXTS, (*simple, *others)
    keys, computed = texts.keys("en"), ("refused-nothing-to-choose",)
    yield Catalogue("simple", texts.folder, files, keys, keys | known, computed, texts)
    for name, adapter in BOT_ADAPTERS.items():
        folder, texts = catalogue_folder(name), adapter.ui.texts
        keys, computed = texts.keys("en"), adapter.computed_text_keys
        files = (*_files(_game_packages(name)), *others)
        yield Catalogue(name, folder, files, keys, keys | own, computed, texts)


def _game_packages(name: str) -> Iterator[Path]:
    """Yield the folders that may contain a game's code, or that of an example game."""
    yield from (layer / "games" / name for layer in LAYERS)
    yield from (ROOT / "tests" / "examples" / name / layer.name for layer in LAYERS)


CATALOGUES = list(_catalogues())
each = pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)


def strings(catalogue: Catalogue) -> set[str]:
    """Return every string in the code, whole or part of an f-string."""
    return {text for file in catalogue.sources for text in parse_code(file).strings}


def raised(catalogue: Catalogue, exception: str) -> set[str]:
    """Return the literal reasons with which an exception is raised."""
    called = (call for file in catalogue.sources for call in parse_code(file).called)
    return {reason for name, reason in called if name == exception}


def translated_keys(catalogue: Catalogue) -> set[str]:
    """Return the literal keys that are translated directly."""
    return {key for file in catalogue.sources for key in parse_code(file).translated}


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
    keys = translated_keys(catalogue)
    assert len(keys) > 50, "calls are found"
    assert {key for key in keys if key.partition(".")[0] not in catalogue.known} == set()
    used = {key for key in keys if "." in key and key.partition(".")[0] in catalogue.own}
    assert used <= set(names_of_texts(catalogue))


@each
def test_every_rejection_reason_has_a_text(catalogue: Catalogue) -> None:
    # Other strings are parts of f-strings, or keys themselves.
    keys = {f"refused-{reason}" for reason in raised(catalogue, "RequestRejected")}
    assert len(keys) > 15, "rejections are found"
    assert keys - catalogue.known == set()


@pytest.mark.parametrize("catalogue", CATALOGUES[1:], ids=str)
def test_every_illegal_action_reason_has_a_text(catalogue: Catalogue) -> None:
    keys = {f"illegal-{reason}" for reason in raised(catalogue, "IllegalAction")}
    assert keys, "rejections are found"
    assert keys - catalogue.known == set()


@each
def test_every_computed_key_exists(catalogue: Catalogue) -> None:
    assert {*catalogue.computed} - catalogue.own == set()


@each
def test_no_text_is_unused(catalogue: Catalogue) -> None:
    written = strings(catalogue)
    used = {*catalogue.computed, *written}
    used |= {f"refused-{reason}" for reason in raised(catalogue, "RequestRejected")}
    used |= {f"illegal-{reason}" for reason in raised(catalogue, "IllegalAction")}
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


def _tail_is_written(key: str, head: str, written: set[str]) -> bool:
    tail = key.removeprefix(head)
    return any(tail == text or tail.endswith(text) for text in written if len(text) > 2)


# The texts themselves


def names_of_texts(catalogue: Catalogue) -> Iterator[str]:
    """Yield the key of every English message, and of each attribute with its name."""
    for key, message in read_language(catalogue.folder, "en").messages.items():
        yield from (key, *(f"{key}.{attribute.id.name}" for attribute in message.attributes))


@each
def test_every_text_can_be_formatted(
    catalogue: Catalogue, caplog: pytest.LogCaptureFixture
) -> None:
    sources = [file.read_text("utf-8") for file in (catalogue.folder / "en").glob("*.ftl")]
    variables = re.findall(r"\$(\w+)", "".join(sources))
    translate = catalogue.texts.in_language("en")
    for sample in (0, 1, 2, 5, "word"):
        args = dict.fromkeys(variables, sample)
        for name in names_of_texts(catalogue):
            text = translate(name, **args)
            assert text not in ("", name)
            assert "{" not in text, name
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
