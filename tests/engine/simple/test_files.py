"""Files that declare a game, and the examples."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine.core import apply
from engine.simple import Play, time_limit
from engine.simple.files import (
    InvalidFile,
    derived_games,
    example_files,
    file_of,
    files_named,
    load_file,
    named_games,
)
from tests.examples import nim
from tests.support.game_check import ROOT
from tests.test_architecture import imported_names

MOST_LINES = 160

NIM = Path(nim.__file__).read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def unload() -> Iterator[None]:
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        del sys.modules[name]


def written(folder: Path, code: str) -> Path:
    file = folder / "nim.py"
    file.write_text(code, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("1 / 0", "it cannot be loaded: line 1, ZeroDivisionError: division by zero"),
        ("\ndef (", "it cannot be loaded: line 2, SyntaxError: invalid syntax"),
        ("raise SystemExit", "it cannot be loaded: line 1, SystemExit"),
    ],
)
def test_file_without_a_game_is_refused_with_the_reason(
    tmp_path: Path, code: str, reason: str
) -> None:
    with pytest.raises(InvalidFile, match=reason):
        load_file(written(tmp_path, code))


def test_what_one_seat_alone_is_told_may_be_called_like_a_move(tmp_path: Path) -> None:
    """Its text is `apart-take`, not that of the move."""
    game = load_file(written(tmp_path, NIM.replace("g.finish([1, 0])", 'g.tell("take", to=seat)')))
    Play(game.rules, game.new(2, 1, game.rules.Options())).tell("take", to=0)


def test_file_that_does_not_end_to_load_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the bot would not start."""
    monkeypatch.setattr(time_limit, "SECONDS", 0.05)
    monkeypatch.setattr(time_limit, "LOOK_SECONDS", 0.01)
    with pytest.raises(InvalidFile, match=r"cannot be loaded: .* do not end, at line [23] of nim"):
        load_file(written(tmp_path, "\nwhile True:\n    len('')\n"))


def test_file_that_is_no_program_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidFile, match="no Python file"):
        load_file(tmp_path / "nim.txt")


def test_game_knows_its_file_after_another_of_its_name_was_loaded(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    game = load_file(written(first, NIM))
    assert file_of(load_file(written(second, NIM))) == second / "nim.py"
    assert file_of(game) == first / "nim.py"


INSIDE = """
    texts = {"en": "told-pass = Pass.", "de": "told-out = Raus."}
"""


def test_texts_beside_a_file_take_the_place_of_those_inside(tmp_path: Path) -> None:
    file = written(tmp_path, NIM + INSIDE)
    (tmp_path / "nim.en.ftl").write_text("told-take = { $number }\n", encoding="utf-8")
    (tmp_path / "nim.fr.ftl").write_text("told-out = Éliminé.\n", encoding="utf-8-sig")
    (tmp_path / "nimble.de.ftl").write_text("told-out = Anderswo.\n", encoding="utf-8")
    rules = load_file(file).rules
    assert rules.texts == {
        "en": "told-take = { $number }\n",
        "de": "told-out = Raus.",
        "fr": "told-out = Éliminé.\n",
    }
    assert rules.text_keys == rules.numbered_keys == {"told-take"}


def test_texts_beside_a_file_are_those_of_a_packages_game_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    written(tmp_path, f"{NIM}\nGAME = Nim()\n")
    texts = tmp_path / "nim.de.ftl"
    texts.write_text("told-out = Raus.\n", encoding="utf-8")
    declared = {"nim": import_module("nim").GAME}
    (game,) = derived_games(declared)
    assert game.rules.texts == {"de": "told-out = Raus.\n"}
    texts.write_bytes(b"told-out = Raus.\n\xff")
    assert list(derived_games(declared)) == []
    assert caplog.messages == ["nim is left out: nim.de.ftl, line 2: save it as UTF-8"]


def test_examples_are_short() -> None:
    for file in example_files():
        assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, file.name


def test_examples_need_only_the_engine() -> None:
    for file in example_files():
        assert ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
        imported = {name.rpartition(".")[0] for name in imported_names(file)}
        assert imported - {"engine.simple"} <= sys.stdlib_module_names | {"collections.abc"}


def test_files_are_named_for_a_while(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What cannot be used is left out with the reason, and the others are not affected."""
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0", encoding="utf-8")
    with files_named([broken, written(tmp_path, NIM), *example_files()]):
        games = [game.name for game in named_games(["rogues"])]
    assert games == ["nim", "four_winds", "hammer", "spring_tide", "tic_tac_toe"]
    first, second = (record.getMessage() for record in caplog.records)
    assert first.startswith(f"{broken} is left out: it cannot be loaded: line 1, ZeroDivisionError")
    assert second.endswith("the name rogues is taken")
    assert list(named_games([])) == []


def test_file_saved_again_at_once_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if neither its size nor the second of its time has changed."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    file = tmp_path / "nim.py"
    for seats in (2, 3):
        file.write_text(NIM.replace("range(2, 3)", f"range({seats}, {seats + 1})"))
        os.utime(file, (1_000_000_000, 1_000_000_000))
        assert load_file(file).rules.players == range(seats, seats + 1)


def test_game_in_the_guide_is_played_to_its_end(tmp_path: Path) -> None:
    guide = (ROOT / "bot/simple/README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r'```python\n("""A game.*?)```', guide, re.DOTALL)
    game = load_file(written(tmp_path, code))
    state = game.new(2, 1, game.rules.Options())
    while (result := game.result(state)) is None:
        (seat,) = game.to_act(state)
        state = apply(game, state, seat, game.legal_actions(state, seat)[0]).state
    assert result.ranks == (1, 2)
