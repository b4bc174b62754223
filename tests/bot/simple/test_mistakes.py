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

IN_FILE = [
    ("        coins: int = 9", "        coins = 9", "coins lacks its type: coins: int = 9"),
    (
        "        coins: int = 9",
        "        coins: int",
        "coins lacks a value to begin with: coins: int",
    ),
    ("        row: list[int] = shown()", "        row: list[int] = []", "begin with shown(), mine"),
    (
        "        row: list[int] = shown()",
        "        row: dict[int, int] = {}",
        "row: list[int] = shown()",
    ),
    (
        '("take number", "stop")}',
        '("take number", "stop"), "ending": ()}',
        "ending has no move: phases",
    ),
    (
        '("take number", "stop")}',
        '("take number", "stop"), "ending": ("end_it")}',
        'comma: phases = {"e',
    ),
    (
        'phases = {"taking": ("take number", "stop")}',
        'phases = ["taking"]',
        'phases = {"taking": (',
    ),
    (
        '("take number", "stop")}',
        '("Take number", "stop")}',
        "'Take' is no name: use small letters",
    ),
    ('    name = "coins"', '    name = "Coins 2"', 'small letters and _: name = "my_game", not'),
    ('    name = "coins"', "    pass", "small letters and _"),
    ("    players = range(2, 4)", "    players = 2", "players is a range, its end one more"),
    ("    players = range(2, 4)", "    players = 2, 3", "players = range(2, 5)"),
    (
        '    colours = {"x": "B3261E"}',
        '    colours = {"x": "red"}',
        "'red' is no colour of 'x': write six",
    ),
    ("    minutes = 5, 10", "    minutes = 10", "minutes = 5, 20"),
    (
        '{"en": "told-take = { $name } takes { $number }."}',
        '"told-take = Taken."',
        'texts = {"en": ',
    ),
    (
        "    def stop(self, g, seat):",
        "    def stopp(self, g, seat):",
        "neither a method stop(self, g, seat",
    ),
    (
        "    def take(self, g, seat, number):",
        "    def take(self, g, seat):",
        "write def take(self, g, seat, n",
    ),
    ("    def setup(self, g):", "    def setup(g):", "write def setup(self, g), not def setup(g)"),
    (
        "    def legal(self, g, seat):",
        "    def leagl(self, g, seat):",
        "there is no method legal(self, g, se",
    ),
    ('        g.ask("taking", 0)', '\tg.ask("taking", 0)', "inconsistent use of tabs"),
    (
        '        g.ask("taking", 0)',
        '    g.ask("taking", 0)',
        "IndentationError: expected an indented block",
    ),
    ("import Move, Play, Simple, mine, shown", "import Move, Play, Simple, mine", "import shown"),
    (
        "from engine.simple import Move",
        "import my_cards\nfrom engine.simple import Move",
        "a game is one",
    ),
    (
        '        yield ("stop",)',
        '        g.tell("stop")\n        yield ("stop",)',
        "`stop` is a move: call",
    ),
    (
        "    class Player:",
        "    class Options:\n        long: int = 1\n\n    class Player:",
        'neither bool nor a Literal of words: long: Literal["a", "b"] = "a"',
    ),
    ("        coins: int = 9", "        coins: Any = 9", "write from typing import Any"),
]
"""What stands in the file, what somebody writes instead, and what they are told."""

IN_PLAY = [
    (
        "        g.table.coins -= number",
        "        Coins.score = 'coin'; g.end_round()",
        "score = 'coin' is no figure of row: it returns {}",
    ),
    (
        '        g.ask("taking", 0)',
        "        pass",
        "nobody is asked and nothing ends: call g.ask",
    ),
    (
        '        g.ask("taking", 0)',
        '        g.ask("taking")',
        "asks nobody: name seats, g.ask('taking', 0)",
    ),
    (
        '        g.ask("taking", 0)',
        '        g.ask("takin", 0)',
        "no phase 'takin' to ask for: taking",
    ),
    (
        '        g.ask("taking", 0)',
        '        g.ask("taking", [0])',
        "names seats that are in the game, [0, 1",
    ),
    (
        '        g.ask("taking", 0)',
        '        g.ask("taking", 3)',
        "names seats that are in the game, [0, 1",
    ),
    (
        '        yield ("take", 1)',
        "        return",
        "yields nothing for seat 0, which is asked in the phase taking: yield a move",
    ),
    (
        '        yield ("stop",)',
        '        yield ("stop")',
        "'stop' is no move: write a tuple, such as",
    ),
    (
        "        g.table.coins -= number",
        "        g.tabel.coins -= number",
        "no attribute 'tabel'; is it table?",
    ),
    (
        "        g.table.coins -= number",
        "        g.table.coin = number",
        "no attribute 'coin': declare it there, if it is",
    ),
    (
        "        g.finish([0] * len(g.seats))",
        "        g.finish([0])",
        "a list of 3 points, one for each seat",
    ),
    (
        "        g.finish([0] * len(g.seats))",
        "        g.finish(0)",
        "a list of 3 points, one for each seat",
    ),
    (
        "        g.finish([0] * len(g.seats))",
        '        g.finish(["1"] * 3)',
        "takes points as whole numbers: not",
    ),
    (
        "        g.finish([0] * len(g.seats))",
        "        pass",
        "nobody is asked and nothing ends",
    ),
    (
        "        g.table.coins -= number",
        "        g.roll(6)",
        "coins must say chance = True to use chance",
    ),
]


ELSEWHERE = {
    "small letters and _": "class Coins(Simple):",
    "there is no method legal(self, g, se": "class Coins(Simple):",
    "neither a method stop(self, g, seat": '    phases = {"taking": ("take number", "stop")}',
    "import shown": "        row: list[int] = shown()",
    "nobody is asked and nothing ends: call g.ask": "    def setup(self, g):",
    "nobody is asked and nothing ends": "    def stop(self, g, seat):",
    "yields nothing for seat 0, which is asked in the phase taking: yield a move": (
        "    def legal(self, g, seat):"
    ),
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


def written(folder: Path, before: str, after: str) -> tuple[Path, int]:
    """The file with a mistake, and its line."""
    assert FILE.count(before) == 1
    file = folder / "coins.py"
    file.write_text(FILE.replace(before, after), encoding="utf-8")
    return file, 1 + FILE[: FILE.index(before)].count("\n")


@pytest.mark.parametrize(("before", "after", "why"), [*IN_FILE, *IN_PLAY])
def test_mistake_is_told_with_its_line_and_what_to_write(
    tmp_path: Path, before: str, after: str, why: str
) -> None:
    file, line = written(tmp_path, before, after)
    said = told(file)
    assert why in said
    if why in ELSEWHERE:
        line = 1 + FILE.splitlines().index(ELSEWHERE[why])
    assert f"line {line}" in said
    assert "\n" not in said


def test_file_without_a_mistake_is_played(tmp_path: Path) -> None:
    file, _ = written(tmp_path, "Take coins.", "Take coins.")
    ContractPlugin(load_file(file), file, 20.0)._play()


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
    file = tmp_path / "coins.py"
    file.write_text(code, encoding="utf-8")
    assert told(file) == why
