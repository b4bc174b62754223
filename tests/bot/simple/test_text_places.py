"""Texts of a game in one file that cannot be used are named with their place and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import shared_texts
from bot.simple.text_places import check_texts
from engine.simple.files import InvalidFile, load_file

FILE = '''
from engine.simple import Simple


class Nim(Simple):
    name = "nim"
    players = range(2, 3)
    phases = {"taking": ("take",)}
    texts = {"en": """
told-take = One.
"""}

    def setup(self, g):
        g.ask("taking", 0)

    def legal(self, g, seat):
        yield ("take",)

    def take(self, g, seat):
        pass
'''


def fault(folder: Path, beside: str, texts: str, inside: tuple[str, str] = ("", "")) -> str:
    """Return what is said of a game with texts in a file beside it, or other ones inside."""
    file = folder / "nim.py"
    file.write_text(FILE.replace(*inside), encoding="utf-8")
    (folder / beside).write_text(texts, encoding="utf-8")
    with pytest.raises(InvalidFile) as refused:
        check_texts(load_file(file).rules)
    return str(refused.value)


def test_texts_of_a_language_that_the_bot_does_not_speak_are_refused(tmp_path: Path) -> None:
    assert fault(tmp_path, "nim.es.ftl", "told-take = Una.\n") == (
        f"nim.es.ftl: the bot speaks {', '.join(shared_texts().languages)};"
        " to teach it Spanish (es), begin data/texts/es"
    )


def test_texts_of_no_language_are_refused(tmp_path: Path) -> None:
    said = fault(tmp_path, "nim.ftl", "told-take = Eins.\n")
    assert said.splitlines() == ["nim.ftl: say in its name which language, as in .en.ftl"]


def test_every_text_that_is_not_fluent_is_named_with_its_line(tmp_path: Path) -> None:
    inside = ("told-take = One.", "told-take = One.\ntold-out Out.")
    said = fault(tmp_path, "nim.de.ftl", "\ntold-take = { $name\n\ntold-out =\n", inside)
    assert [line.partition(". ")[0] for line in said.splitlines()] == [
        "nim.py, line 11: this is not Fluent",
        "nim.de.ftl, line 2: this is not Fluent",
        "nim.de.ftl, line 4: this is not Fluent",
    ]


def test_place_inside_a_file_is_told_without_its_line_if_that_cannot_be_found(
    tmp_path: Path,
) -> None:
    inside = ('"""\ntold-take = One.\n"""', '"told-take = One.\\ntold-out"')
    said = fault(tmp_path, "nim.de.ftl", "told-take = Eins.\n", inside)
    assert said.startswith("nim.py, texts of en, line 2: this is not Fluent.")


def test_empty_text_of_a_move_is_one_that_nobody_is_told(tmp_path: Path) -> None:
    said = fault(tmp_path, "nim.de.ftl", "told-take =\nverb-take =\n")
    assert [line.partition(". ")[0] for line in said.splitlines()] == [
        "nim.de.ftl, line 2: this is not Fluent"
    ]
