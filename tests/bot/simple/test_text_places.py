"""Texts of a game in one file that cannot be used are named with their place and what to do."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.contract import interface
from bot.i18n.texts import shared_texts
from bot.simple import derive_ui
from bot.simple.text_places import check_texts, unused_files
from engine.simple.files import InvalidFile, load_file
from render.simple import derive_renderer
from tests.examples import nim

INSIDE = '''"""
told-take = One.
"""'''
RULES = Path(nim.__file__).read_text(encoding="utf-8")
FILE = RULES.replace("    def setup(", f'    texts = {{"en": {INSIDE}}}\n\n    def setup(')


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
        "nim.py, line 20: this is not Fluent",
        "nim.de.ftl, line 2: this is not Fluent",
        "nim.de.ftl, line 4: this is not Fluent",
    ]


def test_place_inside_a_file_is_told_without_its_line_if_that_cannot_be_found(
    tmp_path: Path,
) -> None:
    inside = (INSIDE, '"told-take = One.\\ntold-out"')
    said = fault(tmp_path, "nim.de.ftl", "told-take = Eins.\n", inside)
    assert said.startswith("nim.py, texts of en, line 2: this is not Fluent.")


def test_empty_text_of_a_move_is_one_that_nobody_is_told(tmp_path: Path) -> None:
    said = fault(tmp_path, "nim.de.ftl", "told-take =\nverb-take =\n")
    assert [line.partition(". ")[0] for line in said.splitlines()] == [
        "nim.de.ftl, line 2: this is not Fluent"
    ]


@pytest.mark.parametrize(
    ("texts", "remedy"),
    [
        ("told-out Out", "begin a text with its key and =, and its further lines with a space"),
        ("told-out = { $n -> [one] x", "begin every form, such as [one], on a line of its own"),
        ("told-out = { $n", "close with } what { has opened, after forms on a line of its own"),
        (
            "told-out = { $n ->\n [one] x }",
            "write } only to close what { has opened, after forms on a line of its own",
        ),
        ("told-out = { $n ->\n [other] x\n}", "write a star before the last form: *[other]"),
        ("told-out =", "write the text behind its ="),
    ],
)
def test_text_that_is_not_fluent_is_told_with_its_remedy(
    tmp_path: Path, texts: str, remedy: str
) -> None:
    assert fault(tmp_path, "nim.de.ftl", texts).endswith(f": {remedy}")


def test_file_of_texts_that_lies_elsewhere_is_told_where_it_belongs(tmp_path: Path) -> None:
    used = ("nim.py", "nim.de.ftl", "nimble.py", "nimble.de.ftl", "other.ftl")
    unused = ("nim_it.ftl", "cs/nim.cs.ftl", "fr/nim.ftl")
    for name in (*used, "copy/nim.py", "copy/nim.cs.ftl", *unused):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert list(unused_files(tmp_path / "nim.py")) == [
        "cs/nim.cs.ftl is not used. Texts of Czech (cs) belong into nim.cs.ftl beside nim.py.",
        "fr/nim.ftl is not used. Texts of French (fr) belong into nim.fr.ftl beside nim.py.",
        "nim_it.ftl is not used. Texts of Italian (it) belong into nim.it.ftl beside nim.py.",
    ]


def test_explanation_of_an_option_that_is_too_long_is_named_with_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    option = "    class Options:\n        fog: bool = False\n\n    def setup("
    texts = f'"setting-fog = Fog\\noption-fog = Fog.", "de": "option-fog = {101 * "x"}"'
    code = FILE.replace("    def setup(", option).replace(INSIDE, texts)
    file = tmp_path / "nim.py"
    file.write_text(code, encoding="utf-8")
    game = load_file(file)
    ui = derive_ui(game, derive_renderer(game))
    monkeypatch.setattr(interface, "BOT_ADAPTERS", {"nim": SimpleNamespace(ui=ui)})
    said = r"the explanation of fog in German \(de\) has 101 characters, at most 100"
    with pytest.raises(AssertionError, match=said):
        interface.test_form_of_the_options_is_within_discords_limits(game)
