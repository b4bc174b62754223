"""Texts are short, use one word for one thing and address people informally."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.i18n.test_translations import FOLDERS, write_catalogue
from tests.support.i18n.house_style import find_style_problems
from tests.support.i18n.terms import TERMS


@pytest.mark.parametrize("name", FOLDERS)
def test_texts_follow_the_house_style(name: str) -> None:
    languages = sorted(path.name for path in FOLDERS[name].iterdir() if path.is_dir())
    assert languages
    for language in languages:
        assert find_style_problems(FOLDERS[name], language, TERMS, name) == [], language


LONG = " ".join(["word"] * 41)


@pytest.mark.parametrize(
    ("language", "text", "problem"),
    [
        ("en", LONG, "one: 204 characters in a sentence"),
        ("en", f"{LONG[:150]}. {LONG[:150]}", None),
        ("en", f"{{ $number ->\n    [one] Short\n   *[other] {LONG}\n}}", "characters"),
        ("en", "Nothing was done.", "say “Cancelled”"),
        ("de", "Wollen Sie das?", "formal, or to several people: Sie"),
        ("de", "Sie bringen Rubel. Sie zahlen.", None),
        ("fr", "Un jeu pour vous ?", "formal, or to several people: vous"),
        ("fr", "Choisissez une carte.", "formal, or to several people: Choisissez"),
        ("fr", "Assez joué chez toi.", None),
        ("fr", "Qui a le plus de points gagne.", "a bare qui"),
        ("fr", "Qui commence ?", None),
        ("fr", "La personne qui commence.", None),
        ("cs", "Chcete hrát?", "formal, or to several people: Chcete"),
        (
            "en",
            "You pay{ $number ->\n *[other] nothing\n}.",
            "no blank between “pay” and “nothing”",
        ),
        ("en", "You pay{ $number ->\n   *[other] , and pass\n}.", None),
        ("cs", "{ $round }. kolo", "for a list"),
        ("cs", "{ $last ->\n    [1] { $round }. kolo\n   *[0] Kolo { $round }\n}", "for a list"),
        ("cs", "Začíná { $round }. kolo.", None),
        ("de", "{ $name }. Weiter in Runde { $round }.", None),
    ],
)
def test_each_fault_of_style_is_detected(
    tmp_path: Path, language: str, text: str, problem: str | None
) -> None:
    folder = write_catalogue(tmp_path, language, f"one = {text}\n")
    problems = find_style_problems(folder, language, TERMS, "shared")
    assert problem in problems[0] if problem else problems == []


def test_word_may_be_avoided_in_one_game_only(tmp_path: Path) -> None:
    folder = write_catalogue(tmp_path, "en", "one = Sell a good.\n")
    assert find_style_problems(folder, "en", TERMS, "shared") == []
    assert find_style_problems(folder, "en", TERMS, "heller_und_pfennig") != []


@pytest.mark.parametrize(
    ("comment", "text"),
    [("A list.", LONG), ("To several people.", "Vous avez perdu.")],
)
def test_comment_above_a_text_says_that_it_is_meant(
    tmp_path: Path, comment: str, text: str
) -> None:
    folder = write_catalogue(tmp_path, "fr", f"# {comment}\none = {text}\n")
    assert find_style_problems(folder, "fr", TERMS, "shared") == []
    folder = write_catalogue(tmp_path, "fr", f"one = {text}\n")
    assert find_style_problems(folder, "fr", TERMS, "shared") != []
