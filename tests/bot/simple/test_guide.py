"""What the guide for games in one file shows holds in a game."""

from __future__ import annotations

import inspect
import re
from textwrap import dedent

import pytest

import engine.registry
from bot.contract.interface import (
    test_public_buttons_cover_every_kind_of_action as check_buttons,
)
from engine.contract.cases import Case
from engine.contract.rules import (
    test_game_ends_within_bounds_with_a_ranking as check_end,
)
from engine.contract.rules import (
    test_game_goes_on_or_ends_when_a_player_gives_up as check_giving_up,
)
from engine.core import AnyGame, apply, may_resign
from engine.simple.game import SimpleGame
from engine.simple.state import RESIGN
from tests.examples.climbing import Climbing
from tests.support.game_check import ROOT

GAME: AnyGame = SimpleGame(Climbing())


def guide_code(heading: str) -> str:
    """The code of a section."""
    guide = (ROOT / "bot/simple/README.md").read_text(encoding="utf-8")
    section = guide.partition(f" {heading}\n")[2].partition("\n## ")[0]
    return "\n".join(re.findall(r"```python\n(.*?)```", section, re.DOTALL))


@pytest.mark.parametrize("heading", ["A move for whoever can do nothing else", "Giving up"])
def test_code_of_the_guide_is_that_of_a_game(heading: str) -> None:
    methods = re.split(r"\n(?=def )", guide_code(heading).strip())
    own = [
        dedent(inspect.getsource(each))
        for each in vars(Climbing).values()
        if inspect.isfunction(each)
    ]
    assert methods[0]
    for method in methods:
        assert f"{method.strip()}\n" in own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_of_the_guide_holds_what_the_guide_says(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move has its button, and whoever gives up loses for all."""
    monkeypatch.setattr(engine.registry, "GAMES", (*engine.registry.GAMES, GAME))
    case = Case(GAME, seats, "{}")
    for check in (check_end, check_giving_up, check_buttons):
        check(case)
    state = case.new(1)
    assert may_resign(GAME, state, 1)
    result = GAME.result(apply(GAME, state, 1, RESIGN).state)
    assert result is not None
    assert result.ranks == (None,) * seats
