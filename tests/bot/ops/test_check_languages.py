"""A check says what the bot itself still says in English in a language of a game."""

from __future__ import annotations

from pathlib import Path

from bot.i18n.texts import Texts
from bot.ops.check_languages import still_english


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
