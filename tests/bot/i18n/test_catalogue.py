"""`Catalogue` parses messages lazily, with the same results as parsing whole files."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bot.i18n.catalogue import Catalogue
from bot.i18n.texts import SHARED_TEXTS_FOLDER

TEXTS = sorted(SHARED_TEXTS_FOLDER.parent.glob("**/texts"))
LANGUAGES = sorted(folder.name for folder in SHARED_TEXTS_FOLDER.iterdir())
SAMPLE = [
    folder / language
    for number, folder in enumerate(TEXTS)
    for language in LANGUAGES[number % 2 :: 2]
]
"""Half of the languages of each folder of texts, by turns."""


def text_of_key(lazy_catalogue: Catalogue, key: str) -> str:
    pattern = lazy_catalogue.get_message(key).value
    assert pattern is not None
    text, errors = lazy_catalogue.format_pattern(pattern, {"number": 1})
    assert errors == []
    return str(text)


def texts_of(bundle: FluentBundle, key: str) -> list[str]:
    """The texts of a message and its attributes, for one thing and for many."""
    message = bundle.get_message(key)
    patterns = [message.value, *(message.attributes[name] for name in sorted(message.attributes))]
    return [
        f"{name}: {bundle.format_pattern(pattern, {'number': number})}"
        for name, pattern in zip(["", *sorted(message.attributes)], patterns, strict=True)
        for number in (1, 5)
        if pattern is not None
    ]


@pytest.mark.parametrize(
    "folder", SAMPLE, ids=lambda path: str(path.relative_to(SHARED_TEXTS_FOLDER.parent))
)
def test_lazily_parsed_messages_read_like_those_of_the_whole_file(folder: Path) -> None:
    parsed, whole = set[str](), FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        parsed |= {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}
        whole.add_resource(resource)
    sources = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]
    lazy_catalogue = Catalogue(folder.name, sources, {})
    for key in sorted(parsed):
        assert texts_of(lazy_catalogue, key) == texts_of(whole, key), key
    assert lazy_catalogue.message_ids() == parsed


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


def test_message_ends_before_the_next_one() -> None:
    lazy_catalogue = Catalogue("en", [LINES], {})
    assert text_of_key(lazy_catalogue, "second") == "Two\nlines, = and no more One card, Nevsky."
    assert text_of_key(lazy_catalogue, "third") == "Nevsky"
    assert text_of_key(lazy_catalogue, "fourth") == "Far down"
    assert set(lazy_catalogue.get_message("first").attributes) == {"form", "other"}
    assert lazy_catalogue.message_ids() == {"first", "second", "third", "fourth"}


@pytest.mark.parametrize("broken", ["one = { $number", "one =\n", "one\n", ""])
def test_invalid_message_is_missing_without_affecting_others(broken: str) -> None:
    lazy_catalogue = Catalogue("en", [f"zero = 0\n{broken}\ntwo = 2\n"], {})
    assert not lazy_catalogue.has_message("one")
    assert (text_of_key(lazy_catalogue, "zero"), text_of_key(lazy_catalogue, "two")) == ("0", "2")
    assert lazy_catalogue.message_ids() == {"zero", "two"}


def test_messages_that_refer_to_each_other_are_parsed() -> None:
    text = "one = 1 { two }\ntwo = 2 { one.form }\n    .form = { -no }\n"
    assert Catalogue("en", [text], {}).message_ids() == {"one", "two"}


def test_catalogue_uses_nothing_but_the_public_interface_of_fluent() -> None:
    inner = {
        name
        for name in (*vars(FluentBundle), *vars(FluentBundle(["en"])))
        if name.startswith("_") and not name.endswith("__")
    }
    methods = [each for each in vars(Catalogue).values() if inspect.isfunction(each)]
    used = {name for method in methods for name in method.__code__.co_names}
    assert not inner & (used | vars(Catalogue).keys())


def test_source_may_be_empty() -> None:
    assert Catalogue("en", ["", "# Nothing yet.\n"], {}).message_ids() == frozenset()
