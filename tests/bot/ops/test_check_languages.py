"""A check says what the bot itself still says in English in a language of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.i18n.texts import Texts
from bot.ops.check_languages import check_language, still_english


def texts(folder: Path, **sources: str) -> Texts:
    for language, source in sources.items():
        (folder / language).mkdir()
        (folder / language / "play.ftl").write_text(source, encoding="utf-8")
    return Texts(folder)


def test_language_that_the_bot_speaks_in_part_is_named_with_what_it_lacks(tmp_path: Path) -> None:
    catalogue = texts(tmp_path, en="a = A\nb = B\n", de="a = Ah\n", fr="a = Ha\nb = Bé\n")
    assert list(still_english(("en", "de", "fr", "it"), [catalogue])) == [
        f"In German (de) the bot still says 1 of 2 texts of {tmp_path} in English;"
        f" go on in {tmp_path / 'de'}.",
        f"In Italian (it) the bot still says 2 of 2 texts of {tmp_path} in English;"
        f" begin {tmp_path / 'it'}.",
    ]


def test_half_done_language_is_fine_until_there_is_a_mistake_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts(tmp_path, en="a = One { $card }.\nb = Two.\n", it="a = Una { $card }.\n")
    assert check_language("it", [tmp_path]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path}/it/play.ftl: b is missing; English: b = Two.",
        "Italian (it): mistakes: 0. What is missing is said in English meanwhile.",
    ]
    (tmp_path / "it" / "play.ftl").write_text("\nb = Due.\na = Una.\n", encoding="utf-8")
    assert check_language("it", [tmp_path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path}/it/play.ftl, line 3: a leaves out $card",
        "Italian (it): mistakes: 1. It is complete.",
    ]


def test_language_is_checked_in_place_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--texts", "de"]) == 0
    assert capsys.readouterr().out == "German (de): mistakes: 0. It is complete.\n"
