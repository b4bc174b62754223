"""Translations are complete; and the check for it detects each kind of problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.contract.game_languages import translation_faults
from bot.i18n.texts import SHARED_TEXTS_FOLDER, Texts
from bot.simple.texts import SIMPLE_TEXTS
from engine.simple.game import SimpleGame
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.i18n.catalogue_check import find_problems
from tests.support.i18n.pseudo_locale import (
    catalogue_folder,
    write_catalogues,
    write_pseudo_locale,
)

FOLDERS = {"shared": SHARED_TEXTS_FOLDER, "simple": SIMPLE_TEXTS.folder} | {
    name: catalogue_folder(name) for name in BOT_ADAPTERS
}

ENGLISH = """
buys = { $name } buys { $card } for { $cost }.
    .you = You buy { $card }.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ends = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
pub = Pub
card-author = Author
    .a = an Author
help = Try `/{ $command } join`: it helps.
"""

GERMAN = """
buys = { $name } kauft { FORM($card, "accusative") } für { $cost }.
    .you = Du kaufst { FORM($card, "accusative") }.
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ends = Gewonnen: { $names }.
# As in English.
pub = Pub
card-author = Autor
    .accusative = einen Autor
help = Versuch `/{ $command } join`: das hilft.
"""


PLURALS = "German (de) has [one] *[other]"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_catalogue(write_catalogue(tmp_path, "en", ENGLISH), "de", GERMAN)


def write_catalogue(folder: Path, language: str, words: str) -> Path:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "play.ftl").write_text(words, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", FOLDERS)
def test_every_translation_is_complete(name: str) -> None:
    folder = FOLDERS[name]
    for language in sorted(path.name for path in folder.iterdir() if path.is_dir()):
        problems = find_problems(folder, language)
        assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", SIMPLE_EXAMPLES, ids=lambda game: game.name)
def test_every_translation_of_an_example_is_complete(game: SimpleGame, tmp_path: Path) -> None:
    """There may be more languages than these two."""
    assert game.rules.texts.keys() >= {"en", "de"}
    faults = list(translation_faults(game, ()))
    assert not faults, "\n".join(faults)
    folder = write_catalogues(game.rules, tmp_path)
    for language in game.rules.texts:
        problems = find_problems(folder, language)
        assert not problems, "\n".join(problems)


def test_all_games_have_the_same_languages() -> None:
    known = {path.name for path in SHARED_TEXTS_FOLDER.iterdir()}
    for folder in FOLDERS.values():
        if folder.is_relative_to(SHARED_TEXTS_FOLDER.parent):
            differing = known ^ {path.name for path in folder.iterdir()}
            where = f"{SHARED_TEXTS_FOLDER} and {folder}"
            assert not differing, f"only one has {', '.join(sorted(differing))}: {where}"


def test_complete_translation_has_no_problems(folder: Path) -> None:
    assert find_problems(folder, "de") == []
    assert find_problems(folder, "en") == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("help =", "hilfe =", "de/play.ftl: help is missing; English: help = Try"),
        ("help =", "hilfe =", "hilfe is in no English text here"),
        ("    .you = Du", "    .du = Du", "has no .you, unlike in English"),
        ("kauft { FORM", "nimmt { FORM", None),
        ("für { $cost }", "", "leaves out $cost"),
        (
            "für { $cost }",
            "{ $cost ->\n [one] billig\n *[other] teuer\n}",
            "leaves out $cost",
        ),
        ("für { $cost }", "für { $price }", "has $price, but English has $card, $cost, $name"),
        ("    [one]", "    [few]", f"points has the plural form [few]; {PLURALS}"),
        ("    [one] 1 Punkt\n", "", f"points lacks the plural form [one]; {PLURALS}"),
        ("{ $cost }", "{ $cost ->\n *[other] x\n}", f"buys lacks the plural form [one]; {PLURALS}"),
        ("card-author = Autor", "card-author = Author", "card-author is as in English"),
        ("# As in English.\n", "", "pub is as in English"),
        ("pub = Pub", "pub = Kneipe", "de/play.ftl, line 10: pub is not as in English"),
        ("pub = Pub", "pub = Pub\npub = Schänke", "de/play.ftl, line 11: pub is defined twice"),
        ("} join`", "} beitreten`", "quotes other commands"),
        (
            'FORM($card, "accusative")',
            'FORM($card, "acc")',
            "asks for the form .acc, which no text",
        ),
        ("    .accusative =", "    .dative =", "has the form .dative, for which no text asks"),
        ("ends = Gew", "ends Gew", "de/play.ftl, line 8: not Fluent"),
        ("das hilft", "il peut aider", "help reads like French (fr)"),
        ("das hilft", "es ist { -hilfe }", "the term -hilfe, which German (de) does not define"),
        ("das hilft", "es ist { kneipe }", "refers to kneipe, which is no text of German (de)"),
        ("{ FORM($card", "{ FROM($card", "calls FROM, but there are only FORM, ID and NUMBER"),
    ],
)
def test_each_kind_of_problem_is_detected(
    folder: Path, before: str, after: str, problem: str | None
) -> None:
    assert before in GERMAN
    write_catalogue(folder, "de", GERMAN.replace(before, after, 1))
    problems = find_problems(folder, "de")
    assert any(problem in line for line in problems) if problem else not problems, problems


def test_czech_needs_more_plural_forms_than_german(folder: Path) -> None:
    assert find_problems(write_catalogue(folder, "cs", GERMAN), "cs") == [
        "cs/play.ftl, line 4: points lacks the plural form [few];"
        " Czech (cs) has [one] [few] *[other]"
    ]
    czech = GERMAN.replace("[one] 1 Punkt", "[one] 1 bod\n    [few] { $points } body")
    assert find_problems(write_catalogue(folder, "cs", czech), "cs") == []


def test_form_for_millions_and_fractions_alone_is_named_as_such(folder: Path) -> None:
    italian = GERMAN.replace("*[other]", "[many] { $points } di punti\n   *[other]")
    assert find_problems(write_catalogue(folder, "it", italian), "it") == [
        "it/play.ftl, line 4: points has the plural form [many];"
        " Italian (it) has [one] *[other] for whole numbers below a million"
    ]


def test_language_that_begins_is_told_its_mistakes_and_then_how_much_is_missing(
    folder: Path,
) -> None:
    write_catalogue(folder, "es", "pub = Taberna\nhelp = Prueba la mesa.\n")
    assert find_problems(folder, "es") == [
        "es/play.ftl, line 2: help leaves out $command",
        "es/play.ftl, line 2: help quotes other commands, or not by their English names",
        "es/play.ftl: 4 of 6 texts are missing, first: buys = { $name } buys { $card } for"
        " { $cost }. .you = You buy { $card }.",
    ]


@pytest.mark.parametrize(
    ("key", "most", "why"),
    [
        ("button-join", 80, "as the label of a button"),
        ("verb-buy", 80, "as the label of a button"),
        ("command-buy", 100, "as a description"),
        ("option-fog", 100, "as a description"),
    ],
)
def test_text_that_is_too_long_for_its_place_is_named(
    tmp_path: Path, key: str, most: int, why: str
) -> None:
    write_catalogue(tmp_path, "en", f"{key} = {{ $number ->\n    [one] a\n   *[other] b\n}} c")
    german = f"{key} = {{ $number ->\n    [one] {'ö' * (most - 1)}\n   *[other] a\n}} z"
    write_catalogue(tmp_path, "de", german)
    assert find_problems(tmp_path, "de") == [
        f"de/play.ftl, line 1: {key} has {most + 1} characters, at most {most} {why}"
    ]
    write_catalogue(tmp_path, "de", german.replace("ö", "", 1))
    assert find_problems(tmp_path, "de") == []


@pytest.mark.parametrize("name", ["due parole", "Entra", "x" * 33])
def test_name_that_discord_would_refuse_is_named(tmp_path: Path, name: str) -> None:
    write_catalogue(tmp_path, "en", "name-join = join\nname-choice-left = On the left\n")
    write_catalogue(tmp_path, "it", f"name-join = {name}\nname-choice-left = A sinistra\n")
    assert (
        "it/play.ftl, line 1: name-join is no name of a command:"
        in find_problems(tmp_path, "it")[0]
    )


def test_french_punctuation_requires_no_break_spaces(folder: Path) -> None:
    problems = find_problems(write_catalogue(folder, "fr", GERMAN), "fr")
    assert len(problems) == 2
    assert all("no-break space" in problem for problem in problems)
    french = GERMAN.replace("Gewonnen:", "Gagné\u00a0:").replace("`: das", "`\u202f: ça")
    assert find_problems(write_catalogue(folder, "fr", french), "fr") == []


def test_pseudo_locale_is_complete(tmp_path: Path) -> None:
    english = FOLDERS["heller_und_pfennig"] / "en"
    language_folder = write_pseudo_locale(english, tmp_path)
    (tmp_path / "en").symlink_to(english)
    assert find_problems(tmp_path, language_folder.name) == []
    assert Texts(tmp_path).keys("de") == Texts(tmp_path).keys("en")
