"""The alt text of the result of a game in one file tells what its picture shows."""

from __future__ import annotations

from bot.simple.texts import texts_of
from engine.core import apply
from engine.simple.game import SimpleGame
from render.context import RenderContext
from render.simple.alt_text import Descriptions
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.examples.lifting import Lifting

NAMES = ("Anna", "Boris", "Catherine")


def alt(game: SimpleGame, points: tuple[int, ...], ranks: tuple[int | None, ...]) -> str:
    state = game.new(len(points), 1, game.rules.Options())
    state.points, state.ranks, state.asked = points, ranks, ()
    context = RenderContext(NAMES[: len(points)], texts_of(game.rules).in_language("en"))
    return Descriptions(game).result(game.view(state, None), context)


def test_places_and_points_are_told_best_first_and_not_what_lies_in_the_middle() -> None:
    rogues = next(each for each in SIMPLE_EXAMPLES if each.name == "rogues")
    told = alt(rogues, (2, 5, 0), (2, 1, None))
    assert told == (
        "Boris wins. Boris: place 1, points: 5, dice: 3, ransom: 1."
        " Anna: place 2, points: 2, dice: 3, ransom: 1. Catherine: points: 0, dice: 3, ransom: 1."
    )


def test_no_place_is_told_of_those_who_win_together() -> None:
    game = SimpleGame(Lifting())
    state = game.new(2, 1, Lifting.Options())
    for seat in range(2):
        state = apply(game, state, seat, ("lift",)).state
    told = alt(game, state.points, state.ranks)
    assert told == "You’ve won together. Anna: points: 3. Boris: points: 3."
