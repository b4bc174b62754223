"""Hints about the Guard Tower say on what its privilege depends."""

from __future__ import annotations

from bot.games.rattus_cartus import hints
from engine.games.rattus_cartus.actions import DONE, LAY, Action, Enter
from tests.bot.games.rattus_cartus.test_hints import SAY, lays, reason
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    all_enter,
    card,
    entering,
    last_round,
    table,
)


def test_hint_says_when_the_guard_tower_is_good() -> None:
    state = table("knight knight king", "monk monk", "monk", row="guard_tower_1 farm_1 castle_1")
    assert reason(state, 0, Enter(1)).startswith("Even without cards")
    assert (
        "its privilege brings some only if you keep no more in hand than others have."
    ) in reason(state, 0, Enter(0)), "nobody has as many cards"
    assert (
        "With the privilege, each player outside with at least as many cards in hand as you"
        " gives you 3. "
    ) in reason(table("knight", "monk", "", row="guard_tower_1 farm_1 castle_1"), 0, Enter(0))
    assert "gives you 3" not in reason(last_round(state.clone()), 0, Enter(0))
    state = after(state, *entering(0)[:1])
    first, second, stranger = lays("knight knight king")
    view = GAME.view(state, 0)

    def others(*more: Action) -> str:
        return hints.reasons(first, view, SAY, [*more, DONE])[1]

    assert others() == (
        "You then keep 2 cards: 1 player outside has at least as many, and must give you some if"
        " you get the privilege."
    )
    assert others(second).startswith("You then keep 1 card: 2 players outside")
    all_laid = hints.reasons(first, view, SAY, [second, stranger, DONE])
    assert any(said.startswith("You then keep no cards: 2 players outside") for said in all_laid)


def test_players_without_cards_or_in_a_guard_tower_give_none() -> None:
    row = "guard_tower_1 guard_tower_2 castle_1"

    def third(*entries: str) -> str:
        state = all_enter(table("monk monk", "", "knight", row=row), *entries)
        return reason(after(state, *entering(0)[:1]), 2, LAY[card("knight")])

    assert "You then keep no cards: nobody outside has as many" in third("1", "2")
    assert "All the others are in a Guard Tower, so the privilege would bring" in third("1", "1")


def test_laying_nothing_in_a_guard_tower_that_brings_nothing_is_not_praised_for_the_privilege() -> (
    None
):
    row = "guard_tower_1 farm_1 castle_1"
    state = after(table("knight knight", "", "", row=row), *entering(0)[:1])
    assert reason(state, 0, DONE) == (
        "You then keep 2 cards: nobody outside has as many, so the privilege would bring you none."
        " At the end, the most people and Jokers in hand bring 5 points, the second most 2."
    )
    state = after(table("knight knight", "monk monk", "monk", row=row), *entering(0)[:1])
    assert reason(state, 0, DONE).startswith("Nobody else is in there yet: the privilege is yours")


def test_a_guard_tower_that_would_bring_cards_with_some_laid_is_no_reason_to_lay_none() -> None:
    row = "guard_tower_1 farm_1 castle_1"
    state = after(table("knight knight", "monk", "monk", row=row), *entering(0)[:1])
    assert "privilege" not in reason(state, 0, DONE)
    assert "2 players outside have at least as many" in reason(state, 0, LAY[card("knight")])
