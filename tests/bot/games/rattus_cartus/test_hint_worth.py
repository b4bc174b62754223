"""Hints praise only what is worth something to the player in the position."""

from __future__ import annotations

from bot.games.rattus_cartus import hints
from engine.games.rattus_cartus.actions import DONE, Action, Enter, TakeSupply
from engine.games.rattus_cartus.state import State
from tests.bot.games.rattus_cartus.arranged_games import supply_phase
from tests.bot.games.rattus_cartus.test_hints import SAY, lays, reason
from tests.engine.games.rattus_cartus.positions import GAME, table


def choosing_supplies(row: str, rats: tuple[int, ...] = ()) -> State:
    return supply_phase("monk", "", "", row=row, rats=rats)


def test_supply_is_compared_with_the_one_that_has_most_cards() -> None:
    state = choosing_supplies("farm_1 brewery_4 monastery_2")
    assert hints.reasons(TakeSupply(1), GAME.view(state, 0), SAY)[:2] == [
        "That leaves you with 8 rats. Expect about 10 nuns in the face-down nun row.",
        "The Farm lets you discard no rat.",
    ]
    assert hints.reasons(TakeSupply(0), GAME.view(state, 0), SAY) == [
        "With it, you have 4 cards instead of 1.",
        "The Monastery gives you only 2 cards.",
    ]


def test_supply_with_a_look_is_compared_with_one_without() -> None:
    state = choosing_supplies("farm_2 farm_3 farm_3")
    assert hints.reasons(TakeSupply(1), GAME.view(state, 0), SAY)[:2] == [
        "So far you know none of the 5 nun cards.",
        "The other Farm shows you no nun card.",
    ]


def test_supply_is_compared_with_none_that_has_the_same() -> None:
    state = choosing_supplies("farm_1 office_1 castle_1")
    assert hints.reasons(TakeSupply(0), GAME.view(state, 0), SAY) == [
        "With it, you have 4 cards instead of 1."
    ]


HOSPITAL_OR_TREASURY = "hospital_5 treasury_4 farm_4"
"""1 card, 1 rat discarded and a look; 1 card and 2 rats discarded."""


def test_supply_is_not_praised_for_a_look_at_what_is_known() -> None:
    state = choosing_supplies(HOSPITAL_OR_TREASURY)
    assert "The Treasury shows you no nun card." in reason(state, 0, TakeSupply(0))
    state.players[0].known = 0b11111
    said = reason(state, 0, TakeSupply(0))
    assert "nun card" not in said, said
    assert said.startswith("With it, you have 2 cards instead of 1. That leaves you with 9 rats.")


def test_supply_is_not_praised_for_rats_to_whoever_has_none() -> None:
    state = choosing_supplies("monastery_2 farm_1 castle_1", rats=(0, 5, 5))
    assert "rat" not in reason(state, 0, TakeSupply(0))


def test_building_is_not_praised_for_what_is_worth_nothing_now() -> None:
    state = table("king", "", "", row="fortune_tellers_tent_1 monastery_1 office_1")
    assert "look at 1 nun card" in reason(state, 0, Enter(0))
    assert "discard 1 rat" in reason(state, 0, Enter(1))
    assert "take 1 Pass" in reason(state, 0, Enter(2))
    state.players[0].known, state.players[0].rats = 0b11111, 0
    state.piles = [0] * len(state.piles)
    for place in range(3):
        said = reason(state, 0, Enter(place))
        assert "it does this" not in said, said
        assert said.startswith("Nobody is there yet.")


def test_tip_to_enter_a_building_says_what_to_lay_down_there() -> None:
    state = table("peasant king", "", "", row="palace_1 guard_tower_1 brewery_1")
    view = GAME.view(state, 0)
    king, peasant = lays("king peasant")

    def said_of(*laid: Action) -> str:
        return " ".join(hints.reasons(Enter(0), view, SAY, laid))

    assert said_of(peasant, king, DONE).startswith("Lay down there: King and Peasant. ")
    assert said_of(DONE).startswith("Lay down no cards there. ")
    assert "Lay down" not in said_of()
    without = GAME.view(table("", "", "", row="palace_1 guard_tower_1 brewery_1"), 0)
    assert "Lay down" not in " ".join(hints.reasons(Enter(0), without, SAY, [DONE]))
    said = said_of(king, DONE)
    assert "In any case, it does this for you: take 1 victory token." in said
    assert "With what you lay down here, you reach 1 in Royalty" in said


def test_tip_to_enter_a_building_and_lay_nothing_gives_a_reason_that_holds() -> None:
    state = table("peasant king", "", "", row="palace_1 guard_tower_1 brewery_1")
    view = GAME.view(state, 0)
    palace, tower, brewery = (
        " ".join(hints.reasons(Enter(place), view, SAY, [DONE])) for place in range(3)
    )
    assert palace.startswith("Lay down no cards there. Even without cards, it does this for you")
    assert "would bring influence" not in palace, "no card is laid down"
    assert tower.startswith(
        "Lay down no cards there. In there, no Guard Tower takes cards from you; outside, it could"
        " take 3."
    )
    assert brewery.startswith("Lay down no cards there. Nobody is there yet."), (
        "without influence it does nothing"
    )
