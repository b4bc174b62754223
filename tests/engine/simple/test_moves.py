"""Moves that a file yields in a form that nothing could carry out: told with their line."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Any

import pytest

from engine.core import AnyGame
from engine.simple.files import load_file
from engine.simple.misuse import Misuse

FILE = """
from engine.simple import Simple

class Walk(Simple):
    name = "walk"
    players = range(2, 3)
    phases = {{"walking": ("rest", "go way steps"), "waiting": ("wait",)}}

    def setup(self, g):
        g.ask("walking", 0)

    def legal(self, g, seat):
        {legal}

    def rest(self, g, seat):
        g.finish([0, 0])

    def go(self, g, seat, way, steps):
        g.finish([0, 0])

    def wait(self, g, seat):
        g.finish([0, 0])
"""

LINE = 1 + FILE.splitlines().index("        {legal}")


def game_of(folder: Path, legal: str) -> AnyGame:
    file = folder / "walk.py"
    file.write_text(FILE.format(legal=legal), encoding="utf-8")
    return load_file(file)


def start(game: Any) -> Any:
    return game.new(2, 1, game.rules.Options())


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ('("rest")', r"'rest' is no move: write a tuple, such as \('rest',\)"),
        ("()", "is no move: write a tuple"),
        ('("rset",)', "'rset' is no move of the phase walking, which has rest, go"),
        ('("wait",)', "'wait' is no move of the phase walking"),
        ('("go", "up")', r"lacks something or has too much: phases says \('go', way, steps\)"),
        ('("rest", 1)', r"phases says \('rest',\)"),
        ('("go", "Up", 1)', "the way 'Up' of go is neither a whole number nor a word of small"),
        ('("go", "7", 1)', "the way '7' of go is neither"),
        ('("go", "up", 1.5)', r"the steps 1\.5 of go"),
        ('("go", "up", True)', "the steps True of go"),
    ],
)
def test_move_of_a_wrong_form_is_told_in_the_line_that_yields_it(
    tmp_path: Path, move: str, why: str
) -> None:
    game: Any = game_of(tmp_path, f'yield ("rest",); yield {move}')
    with pytest.raises(Misuse, match=why) as error:
        game.check_moves(start(game), 0)
    assert extract_tb(error.value.__traceback__)[-1].lineno == LINE


def test_moves_of_the_right_form_are_not_told_of(tmp_path: Path) -> None:
    game: Any = game_of(tmp_path, 'yield from [("rest",), ("go", "up-1_b", -3)]')
    game.check_moves(start(game), 0)


@pytest.mark.parametrize(
    ("legal", "why"),
    [
        ("pass", f"legal, line {LINE - 1}, returns None in the phase walking: yield each move"),
        ('return [["rest"]]', f"legal, line {LINE - 1}, returns a wrong move: .* write a tuple"),
    ],
)
def test_what_cannot_be_listed_is_told_where_it_is_asked_for(
    tmp_path: Path, legal: str, why: str
) -> None:
    game = game_of(tmp_path, legal)
    with pytest.raises(Misuse, match=why):
        game.legal_actions(start(game), 0)


def test_own_fault_of_legal_stays_what_it_is(tmp_path: Path) -> None:
    game = game_of(tmp_path, "yield len(seat)")
    with pytest.raises(TypeError, match="has no len"):
        game.legal_actions(start(game), 0)


@pytest.mark.parametrize("move", [("rset",), ("rest", 1), "rest"])
def test_move_that_no_method_can_carry_out_is_told_when_it_is_made(
    tmp_path: Path, move: Any
) -> None:
    game = game_of(tmp_path, f"yield {move!r}")
    with pytest.raises(Misuse, match="rest"):
        game.advance(start(game), 0, move)
