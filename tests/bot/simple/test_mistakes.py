"""What a beginner gets wrong in a file is told in a sentence, with its line and what to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.contract.plugin import ContractPlugin
from engine.simple.files import InvalidFile, load_file

FILE = '''
from engine.simple import Move, Play, Simple, mine, shown


class Coins(Simple):
    """Take coins."""

    name = "coins"
    players = range(2, 4)
    phases = {"taking": ("take number", "stop")}
    colours = {"x": "B3261E"}
    minutes = 5, 10
    texts = {"en": "told-take = { $name } takes { $number }."}

    class Table:
        coins: int = 9
        row: list[int] = shown()

    class Player:
        hand: list[int] = mine(pool="coins")

    def setup(self, g):
        g.ask("taking", 0)

    def legal(self, g, seat):
        yield ("take", 1)
        yield ("stop",)

    def take(self, g, seat, number):
        g.table.coins -= number
        if g.table.coins:
            g.ask("taking", g.after(seat))
        else:
            g.finish([1] * len(g.seats))

    def stop(self, g, seat):
        g.finish([0] * len(g.seats))
'''

MOVES = 'yield ("take", 1)\n        yield ("stop",)'
OPTIONS = "class Options:\n        long: int = 1\n"

IN_FILE = [
    ("coins: int = 9", "coins = 9", "coins lacks its type: coins: int = 9"),
    ("coins: int = 9", "coins: int", "coins lacks a value to begin with: coins: int"),
    ("coins: int = 9", "coins: Any = 9", "write from typing import Any"),
    ("row: list[int] = shown()", "row: list[int] = []", "begin with shown(), mine"),
    ("row: list[int] = shown()", "row: dict[int, int] = {}", "row: list[int] = shown()"),
    ('mine(pool="coins")', "mine()", "either the name of a pool or the number of sides"),
    ('mine(pool="coins")', 'mine(pool="coins", dice=6)', "either the name of a pool or the num"),
    ('"stop")}', '"stop"), "ending": ()}', "ending has no move: phases"),
    ('"stop")}', '"stop"), "ending": ("end_it")}', 'comma: phases = {"e'),
    ('phases = {"taking": ("take number", "stop")}', 'phases = ["go"]', 'phases = {"taking": ('),
    ('("take number"', '("Take number"', "'Take' is no name: use small letters"),
    ('"stop")}', '"stop", "resign")}', "no move is called resign"),
    ('"stop")}', '"stop", "row")}', "no move and no phase is called row"),
    ('"stop")}', '"stop"), "setup": ("stop",)}', "no move and no phase is called setup"),
    ('"stop")}', '"stop", "hint")}', "cannot be called hint, as each game has a command of that"),
    ('name = "coins"', 'name = "Coins 2"', 'small letters and _: name = "my_game", not'),
    ('name = "coins"', "pass", "small letters and _"),
    ("players = range(2, 4)", "players = 2", "players is a range, its end one more"),
    ("players = range(2, 4)", "players = 2, 3", "players = range(2, 5)"),
    ('{"x": "B3261E"}', '{"x": "red"}', "'red' is no colour of 'x': write six"),
    ("minutes = 5, 10", "minutes = 10", "minutes = 5, 20"),
    ("minutes = 5, 10", "def score(self, g): return 0", "call the method something else"),
    ('{"en": "told-take = { $name } takes { $number }."}', '"told = T."', 'texts = {"en": '),
    ("def stop(self, g, seat):", "def stopp(self, g, seat):", "neither a method stop(self"),
    ("def take(self, g, seat, number):", "def take(self, g):", "write def take(self, g, seat, n"),
    ("def setup(self, g):", "def setup(g):", "write def setup(self, g), not def setup(g)"),
    ("def legal(self, g, seat):", "def leagl(self, g, seat):", "there is no method legal(self, g"),
    ('        g.ask("taking", 0)', '\tg.ask("taking", 0)', "inconsistent use of tabs"),
    ('        g.ask("taking", 0)', '    g.ask("taking", 0)', "IndentationError: expected an"),
    ("import Move, Play, Simple, mine, shown", "import Move, Play, Simple, mine", "import shown"),
    ("from engine.simple", "import my_cards\nfrom engine.simple", "a game is one"),
    ('yield ("stop",)', 'g.tell("stop"); yield ("stop",)', "`stop` is a move: call"),
    ("class Player:", f"{OPTIONS}\n    class Player:", 'long: Literal["a", "b"] = "a"'),
]
"""What stands in the file, what somebody writes instead, and what they are told."""

IN_PLAY = [
    ("g.table.coins -= number", "Coins.score = 'c'; g.end_round()", "'c' is no figure of row: it"),
    ("g.table.coins -= number", "g.tabel.coins -= number", "no attribute 'tabel'; is it table?"),
    ("g.table.coins -= number", "g.table.coin = 1", "no attribute 'coin': declare it there, if it"),
    ("g.table.coins -= number", "g.roll(6)", "coins must say chance = True to use chance"),
    ("g.table.coins -= number", "g.tell(f\"{'take'}\")", "`take` is a move: call what you tell"),
    ('g.ask("taking", 0)', "pass", "nobody is asked and nothing ends: call g.ask"),
    ('g.ask("taking", 0)', 'g.ask("taking")', "asks nobody: name seats, g.ask('taking', 0)"),
    ('g.ask("taking", 0)', 'g.ask("takin", 0)', "no phase 'takin' to ask for: taking"),
    ('g.ask("taking", 0)', 'g.ask("taking", [0])', "names seats that are in the game, [0, 1"),
    ('g.ask("taking", 0)', 'g.ask("taking", 3)', "names seats that are in the game, [0, 1"),
    ("[0] * len(g.seats)", "[0]", "a list of 3 points, one for each seat"),
    ("[0] * len(g.seats)", "0", "a list of 3 points, one for each seat"),
    ("[0] * len(g.seats)", '["1"] * 3', "takes points as whole numbers: not"),
    ("g.finish([0] * len(g.seats))", "pass", "nobody is asked and nothing ends"),
    ('yield ("take", 1)', "return", "yields nothing for seat 0, which is asked"),
    ('yield ("stop",)', 'yield ("stop")', "'stop' is no move: write a tuple, such as ('take', num"),
    ('yield ("stop",)', 'yield ("stpo",)', "'stpo' is no move of the phase taking"),
    ('yield ("stop",)', 'yield ("take",)', "lacks something or has too much: phases says ('take"),
    ('yield ("stop",)', 'yield ("stop", 1)', "lacks something or has too much: phases says ('stop"),
    ('yield ("stop",)', "yield len(seat)", "TypeError: object of type 'int' has no len()"),
    (MOVES, "pass", "returns None in the phase taking: yield each move"),
    (MOVES, 'return [["stop"]]', "returns a wrong move: ['stop'] is no move: write a tuple"),
]

ELSEWHERE = {
    "small letters and _": "class Coins(Simple):",
    "there is no method legal(self, g": "class Coins(Simple):",
    "neither a method stop(self": 'phases = {"taking": ("take number", "stop")}',
    "import shown": "row: list[int] = shown()",
    "nobody is asked and nothing ends: call g.ask": "def setup(self, g):",
    "nobody is asked and nothing ends": "def stop(self, g, seat):",
    "yields nothing for seat 0, which is asked": "def legal(self, g, seat):",
    "returns None in the phase taking: yield each move": "def legal(self, g, seat):",
    "returns a wrong move: ['stop'] is no move: write a tuple": "def legal(self, g, seat):",
}
"""Where what is missing would be declared, or is used."""


def told(file: Path) -> str:
    """What is said of a file that is loaded and played, with the line as a check says it."""
    try:
        game = load_file(file)
    except InvalidFile as why:
        return str(why)
    plugin = ContractPlugin(game, file, 20.0)
    try:
        plugin._play()
    except Exception as error:
        fault = plugin._fault("", pytest.ExceptionInfo.from_exception(error), "")
        return f"{fault.place}: {fault.reason}"
    return ""


def written(folder: Path, code: str) -> Path:
    file = folder / "coins.py"
    file.write_text(code, encoding="utf-8")
    return file


@pytest.mark.parametrize(("before", "after", "why"), [*IN_FILE, *IN_PLAY])
def test_mistake_is_told_with_its_line_and_what_to_write(
    tmp_path: Path, before: str, after: str, why: str
) -> None:
    assert FILE.count(before) == 1
    said = told(written(tmp_path, FILE.replace(before, after)))
    assert why in said
    line = 1 + FILE[: FILE.index(ELSEWHERE.get(why, before))].count("\n")
    assert f"line {line}" in said
    assert "\n" not in said


def test_file_without_a_mistake_is_played(tmp_path: Path) -> None:
    assert told(written(tmp_path, FILE)) == ""


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "it declares no game: write class MyGame(Simple), and its rules within"),
        (
            f"{FILE}\n\n{FILE.replace('class Coins', 'class Other')}",
            "it declares 2 games, Coins (line 5) and Other (line 44):"
            " write each in a file of its own",
        ),
    ],
)
def test_file_has_one_game(tmp_path: Path, code: str, why: str) -> None:
    assert told(written(tmp_path, code)) == why
