"""`Catalogue` parses messages lazily, with the same results as parsing whole files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.i18n.catalogue import Catalogue
from bot.i18n.texts import SHARED_TEXTS_FOLDER

EVERY_FOLDER = sorted(SHARED_TEXTS_FOLDER.parent.glob("**/texts/*/"))


def catalogue(folder: Path, text: str) -> Catalogue:
    """Make an English catalogue of this text."""
    return Catalogue("en", [text], {})


def text_of_key(lazy_catalogue: Catalogue, key: str) -> str:
    pattern = lazy_catalogue.get_message(key).value
    assert pattern is not None
    text, errors = lazy_catalogue.format_pattern(pattern, {"number": 1})
    assert errors == []
    return str(text)


@pytest.mark.parametrize(
    "folder", EVERY_FOLDER, ids=lambda path: str(path.relative_to(SHARED_TEXTS_FOLDER.parent))
)
def test_lazily_parsed_messages_equal_those_of_the_file(folder: Path) -> None:
    parsed = {
        entry.id.name: entry
        for file in folder.glob("*.ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    sources = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]
    lazy_catalogue = Catalogue(folder.name, sources, {})
    assert lazy_catalogue.message_ids() == set(parsed)
    for key, entry in parsed.items():
        assert lazy_catalogue._messages[key].equals(entry, ignored_fields=["span", "comment"]), key


LINES = """\
# A comment.
first = One { $number ->
    [one] card
   *[other] cards
}
    .form = a card

    .other = the card

### Of all that follows
second = Two
    lines, = and no more { first }, { -name }.

-name = Nevsky
third= { $number ->
*[other] { -name }
}
fourth =
    Far down
first = Said before
"""


def test_message_ends_before_the_next_one(tmp_path: Path) -> None:
    lazy_catalogue = catalogue(tmp_path, LINES)
    assert text_of_key(lazy_catalogue, "second") == "Two\nlines, = and no more One card, Nevsky."
    assert text_of_key(lazy_catalogue, "third") == "Nevsky"
    assert text_of_key(lazy_catalogue, "fourth") == "Far down"
    assert set(lazy_catalogue.get_message("first").attributes) == {"form", "other"}
    assert lazy_catalogue.message_ids() == {"first", "second", "third", "fourth"}


@pytest.mark.parametrize("broken", ["one = { $number", "one =\n", "one\n", ""])
def test_invalid_message_is_missing_without_affecting_others(tmp_path: Path, broken: str) -> None:
    lazy_catalogue = catalogue(tmp_path, f"zero = 0\n{broken}\ntwo = 2\n")
    assert not lazy_catalogue.has_message("one")
    assert (text_of_key(lazy_catalogue, "zero"), text_of_key(lazy_catalogue, "two")) == ("0", "2")
    assert lazy_catalogue.message_ids() == {"zero", "two"}
