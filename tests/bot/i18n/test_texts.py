"""The catalogue and the code agree: every text that is asked for exists, and none is left over."""

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

from bot.i18n.texts import SHARED_TEXTS_FOLDER, shared_texts
from bot.interactions.lobby.membership import REQUIRED_PERMISSIONS
from engine.games.saint_petersburg.cards import CARD_IDS
from render.translation import Translate
from tests.contract.adapters import BOT_ADAPTERS
from tests.support.i18n.pseudo_locale import catalogue_folder

ROOT = Path(__file__).parents[3]
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

ASKED_OF_GAMES = ("game-title", "game-invitation")
"""Keys that shared code asks of every game's own texts."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of all games together, or of one: `known` are those that its code can say."""

    name: str
    folder: Path
    sources: tuple[Path, ...]
    own: frozenset[str]
    known: frozenset[str]
    made: tuple[str, ...]
    translate: Translate

    def __str__(self) -> str:
        return self.name


def sources(room: Path) -> list[Path]:
    return sorted(room.rglob("*.py"))


def _catalogues() -> list[Catalogue]:
    rooms = [ROOT / room for room in ("bot", "render", "engine")]
    shared, made = (
        shared_texts(),
        tuple(f"permission-{name}" for name in (*REQUIRED_PERMISSIONS, THREADS)),
    )
    inside = {file for room in rooms for file in sources(room / "games")}
    others = tuple(file for room in rooms for file in sources(room) if file not in inside)
    own = shared.keys("en")
    known = own | set(ASKED_OF_GAMES)
    found = [
        Catalogue("shared", SHARED_TEXTS_FOLDER, others, own, known, made, shared.in_language("en"))
    ]
    for name, adapter in BOT_ADAPTERS.items():
        files = tuple(file for place in _places(name, rooms) for file in sources(place))
        keys, made = adapter.ui.texts.keys("en"), adapter.computed_text_keys
        folder = catalogue_folder(name)
        translate = adapter.ui.texts.in_language("en")
        found.append(Catalogue(name, folder, (*files, *others), keys, keys | own, made, translate))
    return found


EXAMPLES = ROOT / "tests" / "examples"


def _places(name: str, rooms: Sequence[Path]) -> Iterator[Path]:
    """Where a game's code is: in its rooms, or below the tests."""
    yield from (room / "games" / name for room in rooms)
    yield from (EXAMPLES / name / room.name for room in rooms)


THREADS = "send_messages_in_threads"
CATALOGUES = _catalogues()
SAY = CATALOGUES[1].translate
each = pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)


def strings(catalogue: Catalogue) -> dict[str, Path]:
    """Every string in the code, whole or part of an f-string, with a file that holds it."""
    return {text: file for file in catalogue.sources for text in code(file).strings}


def raised(catalogue: Catalogue, exception: str) -> Iterator[tuple[str, Path]]:
    """The reasons with which an exception is made anywhere, where they are written out."""
    for file in catalogue.sources:
        for name, reason in code(file).called:
            if name == exception:
                yield reason, file


def said_directly(catalogue: Catalogue) -> Iterator[tuple[str, Path]]:
    """The first argument of everything that says or describes, where it is written out."""
    return ((key, file) for file in catalogue.sources for key in code(file).said)


@dataclass(frozen=True, slots=True)
class Code:
    """What is looked at of a file: its strings, the names that are called and the strings in
    their first argument, and what is said.
    """

    strings: frozenset[str]
    called: tuple[tuple[str, str], ...]
    said: tuple[str, ...]


ASKING = {"translate", "_translate", "_say", "localized", "cached_text"}


@cache
def code(file: Path) -> Code:
    """A file as all these tests see it; most catalogues look at most of the files."""
    strings, called, said = set[str](), list[tuple[str, str]](), list[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        strings.update(_string(node))
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.args:
                parts = ast.walk(node.args[0])
                called += [(node.func.id, text) for part in parts for text in _string(part)]
            said += _said(node)
    return Code(frozenset(strings), tuple(called), tuple(said))


def _string(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _said(call: ast.Call) -> Iterator[str]:
    called = call.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name in ASKING:
        for argument in call.args[:2]:
            yield from _written_out(argument)


def _written_out(argument: ast.expr) -> Iterator[str]:
    yield from _string(argument)
    if isinstance(argument, ast.IfExp):
        yield from _written_out(argument.body)
        yield from _written_out(argument.orelse)


@each
def test_every_text_that_is_said_exists(catalogue: Catalogue) -> None:
    found = list(said_directly(catalogue))
    assert len(found) > 50, "the search finds the calls"
    missing = [
        (key, file.name) for key, file in found if key.partition(".")[0] not in catalogue.known
    ]
    assert missing == []
    attributes = {
        f"{message.id.name}.{attribute.id.name}"
        for _, message in messages(catalogue)
        for attribute in message.attributes
    }
    asked = {key for key, _ in found if "." in key and key.partition(".")[0] in catalogue.own}
    assert asked <= attributes


@each
def test_every_refusal_of_the_table_has_a_sentence(catalogue: Catalogue) -> None:
    reasons = list(raised(catalogue, "RequestRejected"))
    assert len(reasons) > 15, "the search finds the refusals"
    # What is no whole reason is the beginning or the end of an f-string or a key of its own.
    missing = [reason for reason, _ in reasons if f"refused-{reason}" not in catalogue.known]
    assert missing == []


@pytest.mark.parametrize("catalogue", CATALOGUES[1:], ids=str)
def test_every_refusal_of_the_rules_has_a_sentence(catalogue: Catalogue) -> None:
    reasons = list(raised(catalogue, "IllegalAction"))
    assert reasons, "the search finds the refusals"
    assert [reason for reason, _ in reasons if f"illegal-{reason}" not in catalogue.known] == []


@each
def test_every_key_made_of_a_listed_word_exists(catalogue: Catalogue) -> None:
    assert [key for key in catalogue.made if key not in catalogue.own] == []


@each
def test_no_text_is_left_over(catalogue: Catalogue) -> None:
    written = strings(catalogue)
    used = set(catalogue.made) | set(written)
    used |= {f"refused-{reason}" for reason, _ in raised(catalogue, "RequestRejected")}
    used |= {f"illegal-{reason}" for reason, _ in raised(catalogue, "IllegalAction")}
    heads = {text for text in written if text.endswith("-") and KEY.match(text + "x")}
    unused = [
        key
        for key in sorted(catalogue.own - used)
        # The names of commands are looked up by what Discord is told: see test_limits.
        if not key.startswith("name-")
        # The rest of an f-string's key stands alone somewhere: f"alt-{place}-row-empty".
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
    """Every message of the English catalogue, by the name of its file."""
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
    found: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                found |= _variables(part)
    return found


@each
@pytest.mark.parametrize("sample", [0, 1, 2, 5, "word"])
def test_every_text_can_be_said(
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


@each
def test_no_key_stands_twice(catalogue: Catalogue) -> None:
    keys = [message.id.name for _, message in messages(catalogue)]
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
    assert "room for one more" in SAY("lobby-how", free=1, host="Boris")
    assert "room for 3 more" in SAY("lobby-how", free=3, host="Boris")


@pytest.mark.parametrize("language", shared_texts().languages)
def test_losses_are_never_worded_as_gains(language: str) -> None:
    translate = BOT_ADAPTERS["saint_petersburg"].ui.texts.in_language(language)
    lost = translate("told-gain", name="Žofie", rubles=-1, points=0)
    assert lost.startswith("Žofie −1 "), lost
    facts = {"rank": 5, "before": 9, "aristocrats": 0, "different": 0, "rubles": 0, "hand": 10}
    assert "−1 " in translate("end-line", name="Žofie", points=-1, **facts)
    assert "−2 " in translate("end-line", name="Žofie", points=-2, **facts)


def test_every_card_reads_well_in_a_sentence() -> None:
    for card in CARD_IDS:
        key = f"card-{card.replace('_', '-')}"
        name, in_sentence = SAY(key), SAY(f"{key}.a")
        assert in_sentence.endswith(name)
        article = in_sentence.removesuffix(name).strip()
        assert article in ("", "a", "an", "the")
        if article in ("a", "an"):
            assert (article == "an") == (name[0] in "AEIOU"), in_sentence


def test_an_unknown_language_speaks_english() -> None:
    translate = shared_texts().in_language("en")
    assert shared_texts().in_language("xx-YY")("button-leave") == translate("button-leave")
    assert shared_texts().in_language("en-GB") is translate
    assert shared_texts().translated("button-leave", "xx") is None
