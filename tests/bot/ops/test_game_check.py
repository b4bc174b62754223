"""`python -m bot check` finds what a game from outside breaks, and where."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from shutil import copy, copytree
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import main
from bot.contract.advice import OF_MODULE, OF_TEST
from bot.contract.parametrize import MODULES, OF_TEXTS
from bot.contract.plugin import CANNOT_BE_PLAYED, ContractPlugin, Fault
from bot.i18n.texts import shared_texts
from bot.ops.game_check import NotChecked, check_game
from bot.ops.game_files import write_game
from engine.ai.strength import read_strength
from engine.contract.rules import test_game_ends_within_bounds_with_a_ranking as any_check
from engine.registry import GAMES
from engine.simple.files import EXAMPLES, load_file
from tests.support.game_check import check

pytestmark = pytest.mark.slow

FAULTY = '''
from random import random

from engine.simple import Simple, mine


class Faulty(Simple):
    """Guess a die. It tells everybody what only one may see."""

    name = "faulty"
    players = range(2, 3)
    phases = {"guessing": ("guess number", "go way", "stop")}
    texts = {
        "en": """
illegal-known = That is no number.
verb-guess = Guess
question-guessing = Which number?
told-went = { $name } goes { $wya }.
way-up = up
way-down = down
card-up = Dragon 🐉
card-down = ♠
""",
        "de": "verb-guess = Rate",
    }

    class Table:
        luck: int = 0
        guesses: int = 0

    class Player:
        dice: list[int] = mine(dice=6)

    def setup(self, g):
        for player in g.players:
            player.dice = [g.roll(6)]
        g.table.luck = int(random() * 1e9)
        g.ask("guessing", 0)

    def legal(self, g, seat):
        yield from (("guess", number) for number in range(1, 7))
        yield "go", "up"
        yield "go", "upp"
        if g.table.guesses:
            yield ("stop",)

    def why(self, g, seat, move):
        return "no-such-number"

    def guess(self, g, seat, number):
        g.table.guesses += 1
        g.tell("rolled", seat=seat, number=g.players[seat].dice[0])
        g.ask("guessing", g.after(seat))
        if g.table.guesses == 9:
            g.finish([0, 0])

    def go(self, g, seat, way):
        g.tell("went", seat=seat, way=way)
        g.finish([0, 0])

    def stop(self, g, seat):
        g.finish([0, 0])

    def value(self, g, seat, move):
        return g.table.lukc

    def offered(self, v, move):
        return move != "stop"

    def board(self, v):
        return [["card:up", "card:down"]]
'''

FEW_GAMES = """
import os
import sys
import bot.ops.game_check
from bot.__main__ import main

os.cpu_count = lambda: 1
bot.ops.game_check.MATCH_GAMES = 2
sys.exit(main())
"""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game with many faults."""
    file = tmp_path_factory.mktemp("faulty") / "faulty.py"
    file.write_text(FAULTY, encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def told(faulty: Path) -> str:
    """What a check says of that game."""
    process = check(faulty, faulty.parent)
    assert process.returncode == 1, process.stdout + process.stderr
    return process.stdout


def line_of(code: str, written: str) -> int:
    """The only line of a file's code that is written so."""
    lines = [line.strip() for line in code.splitlines()]
    assert lines.count(written) == 1
    return 1 + lines.index(written)


def test_new_game_holds_the_contract_and_its_players_are_measured(tmp_path: Path) -> None:
    file = write_game("daring", tmp_path)
    process = check(file, tmp_path, program=FEW_GAMES)
    assert process.returncode == 0, process.stdout + process.stderr
    assert " 0 not held." in process.stdout
    beside = "Languages: en in daring.py. A further one is a file beside it, such as daring.de.ftl."
    assert beside in process.stdout
    matches = read_strength(tmp_path / "daring.players").matches
    assert matches
    assert all(match.provenance.command.endswith(" --at-table") for match in matches)


def test_faults_are_told_with_what_to_do(told: str, faulty: Path) -> None:
    for sentence in (
        "Redacted events reveal no more than views: no",
        "learns more than is seen: ",
        "keep it in a field that everybody sees",
        "Seed determines the initial state: no",
        "Languages: en in faulty.py, de in faulty.py.",
        "Every translation is complete: no",
        "faulty.py: rules is missing; English: rules = ",
        "faulty.py: question-guessing is missing; English: question-guessing = Which number?",
        "the question does not say who has to decide, by $names: Which number?",
        "not from the module random",
    ):
        assert sentence in told, told
    assert not faulty.with_suffix(".players").exists()


def test_exception_in_what_an_ai_player_values_is_told_with_its_function(told: str) -> None:
    assert f"faulty.py, line {line_of(FAULTY, 'return g.table.lukc')}, in value" in told
    assert "The function value has failed with AttributeError: mend" in told
    assert "count rounds" not in told


def test_variable_that_a_text_is_not_given_is_told_with_its_line(told: str) -> None:
    line = line_of(FAULTY, "told-went = { $name } goes { $wya }.")
    place = f"faulty.py, line {line}: told-went has $wya, which nothing gives it\n"
    assert f"{place}   A text has" in told


def test_code_without_a_text_is_told_with_its_line(told: str) -> None:
    line = line_of(FAULTY, 'yield "go", "upp"')
    assert "   no text says what the way upp is; write way-upp, or is it up\n" in told
    assert f"   faulty.py, line {line}, in legal\n   Mend that line of legal" in told


def test_characters_that_the_pictures_lack_are_named(told: str) -> None:
    assert "the pictures have no 🐉 (in “" in told
    assert "♠”" not in told
    assert "Write words, or signs that the pictures have: ♠" in told


def test_move_without_a_button_is_named_with_the_method_that_hides_it(told: str) -> None:
    assert "legal, but without a button: stop\n   offered(v, move) must be true" in told
    assert "no button leads to it: ('stop',)\n   offered(v, move) must be true" in told


ENDLESS = """
from engine.simple import Simple


class Endless(Simple):
    name = "endless"
    players = range(2, 3)
    phases = {"waiting": ("wait",)}

    def setup(self, g):
        g.ask("waiting", 0)

    def legal(self, g, seat):
        while True:
            pass

    def wait(self, g, seat):
        g.finish([0, 0])
"""


def why_not_played(file: Path, seconds: float = 20.0) -> Fault:
    """The only fault of a game that cannot be played."""
    plugin = ContractPlugin(load_file(file), file, seconds)
    asked: Any = SimpleNamespace(function=any_check)
    with pytest.raises(pytest.exit.Exception, match=CANNOT_BE_PLAYED):
        plugin.pytest_generate_tests(asked)
    assert plugin.is_broken_off
    (fault,) = plugin.faults.values()
    return fault


def test_endless_loop_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "endless.py"
    file.write_text(ENDLESS, encoding="utf-8")
    fault = why_not_played(file, seconds=0.2)
    assert fault.reason == "it does not end within 0.2 seconds"
    loop = line_of(ENDLESS, "while True:")
    assert fault.place in {f"endless.py, line {line}, in legal" for line in (loop, loop + 1)}


def test_exception_is_told_with_its_line(tmp_path: Path) -> None:
    file, wrong = write_game("daring", tmp_path), "g.players[9].points = 0"
    played = "g.players[seat].points += g.table.turn"
    code = file.read_text(encoding="utf-8").replace(played, wrong)
    file.write_text(code, encoding="utf-8")
    fault = why_not_played(file)
    assert fault.reason == "IndexError: list index out of range"
    assert fault.place == f"daring.py, line {line_of(code, wrong)}, in stop"
    assert fault.advice.startswith("The function stop has failed with IndexError: mend that line")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of an installed game, of which a check of everything measures nothing."""
    monkeypatch.setattr("engine.ai.training.measure.drop_outdated", lambda _: None)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return GAMES[-1].name


def test_game_that_cannot_be_played_is_told_with_that_fault_alone(
    installed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_off(_: list[str], plugins: list[ContractPlugin]) -> int:
        plugins[0].faults["setup"] = Fault("Games end", "no", "daring.py, line 7", "Mend it.")
        return 2

    monkeypatch.setattr(pytest, "main", break_off)
    assert main(["check", installed]) == 1
    told = ("1. Games end: no", "no", "daring.py, line 7", "Mend it.\n\nThe rest was not tried.")
    assert "\n   ".join(told) in capsys.readouterr().out


def test_game_that_was_not_checked_is_not_said_to_hold_the_contract(
    installed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pytest, "main", lambda *_, **__: 4)
    assert main(["check", installed]) == 2
    said = capsys.readouterr()
    assert said.err == f"{installed} could not be checked: pytest has ended with 4\n"
    assert not said.out


STOPPED = """
import sys
from bot.__main__ import main
from engine.simple.game import SimpleGame


def stop(*arguments):
    raise KeyboardInterrupt


SimpleGame.new = stop
sys.exit(main())
"""


def test_check_that_is_stopped_ends_in_one_sentence(tmp_path: Path) -> None:
    """As by Ctrl-C while the checks run."""
    process = check(write_game("daring", tmp_path), tmp_path, program=STOPPED)
    assert process.returncode == 2, process.stdout
    assert process.stderr.splitlines() == [
        "The check was stopped: nobody knows whether the game holds."
    ]
    assert not process.stdout


def test_every_part_of_the_contract_has_advice() -> None:
    assert set(OF_MODULE) == set(MODULES)
    functions = {name for module in MODULES for name in vars(import_module(module))}
    assert set(OF_TEST) <= functions


def test_every_part_that_concerns_texts_is_one_of_the_contract() -> None:
    for module, _, function in (each.partition("::") for each in OF_TEXTS):
        assert module in MODULES
        assert not function or function in vars(import_module(module))


def test_check_of_texts_alone_measures_nothing(
    installed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for function in ("drop_outdated", "measure_game"):
        forbidden = f"engine.ai.training.measure.{function}"
        monkeypatch.setattr(forbidden, lambda *_, **__: pytest.fail("it measures"))
    monkeypatch.setattr(pytest, "main", lambda *_, **__: 0)
    assert main(["check", "--texts", installed]) == 0
    assert " 0 not held." in capsys.readouterr().out


ITALIAN_BEGUN = """
from bot.__main__ import main
from bot.i18n.texts import shared_texts

shared_texts().load_sources("it", ["button-join = Partecipa"])
raise SystemExit(main())
"""


def test_check_of_texts_alone_tells_their_faults_and_keeps_what_is_stored(tmp_path: Path) -> None:
    """That the bot only begins to speak a language of the game is no fault of it."""
    for file in EXAMPLES.glob("tic_tac_toe.*"):
        (copytree if file.is_dir() else copy)(file, tmp_path / file.name)
    game, strength = tmp_path / "tic_tac_toe.py", tmp_path / "tic_tac_toe.players" / "strength.json"
    game.write_text(f"{game.read_text('utf-8')}\nOTHER_CODE = True\n", encoding="utf-8")
    before = strength.read_bytes()
    german = tmp_path / "tic_tac_toe.de.ftl"
    copy(german, tmp_path / "tic_tac_toe.it.ftl")
    words = german.read_text("utf-8").replace("told-place =", "told-plaec =")
    for key, length in (("verb-place", 81), ("game-invitation", 101)):
        words = re.sub(rf"^{key} =.*", f"{key} = {length * 'x'}", words, flags=re.MULTILINE)
    german.write_text(words, encoding="utf-8")
    process = check(game, tmp_path, texts=True, program=ITALIAN_BEGUN)
    assert process.returncode == 1, process.stdout + process.stderr
    line = words[: words.index("told-plaec")].count("\n") + 1
    for sentence in (
        "tic_tac_toe.de.ftl: told-place is missing; English: told-place = { $name }",
        f"tic_tac_toe.de.ftl, line {line}: nothing uses told-plaec, is it told-place?",
        "verb-place has 81 characters, at most 80 as the label of a button",
        "game-invitation has 101 characters, at most 100 as a description of the command",
        "Languages: en in tic_tac_toe.py, de in tic_tac_toe.de.ftl, it in tic_tac_toe.it.ftl.\n",
        "texts of data/texts in English; go on in data/texts/it.",
        "of data/simple/texts in English; begin data/simple/texts/it.",
    ):
        assert sentence in process.stdout, process.stdout
    assert "tic_tac_toe.it.ftl:" not in process.stdout
    assert "tic_tac_toe.it.ftl, line" not in process.stdout
    assert strength.read_bytes() == before


def test_texts_that_cannot_be_used_are_told_all_at_once(tmp_path: Path) -> None:
    file = write_game("daring", tmp_path)
    (tmp_path / "daring.de.ftl").write_text("verb-roll Wirf\n", encoding="utf-8")
    (tmp_path / "daring.es.ftl").write_text("verb-roll = Tirar\n", encoding="utf-8")
    process = check(file, tmp_path, texts=True)
    assert process.returncode == 2, process.stdout + process.stderr
    assert process.stderr.splitlines() == [
        "daring cannot be offered:",
        'daring is left out: daring.de.ftl, line 1: this is not Fluent. Expected token: "=":'
        " begin a text with its key and =, and its further lines with a space",
        f"daring.es.ftl: the bot speaks {', '.join(shared_texts().languages)};"
        " to teach it Spanish (es), begin data/texts/es",
    ]


def test_what_cannot_be_checked_is_said(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("")
    with pytest.raises(NotChecked, match="it declares no game"):
        check_game(str(tmp_path / "empty.py"), 2.0)
    with pytest.raises(NotChecked, match="neither a file nor an installed game"):
        check_game("no-such-package", 2.0)
