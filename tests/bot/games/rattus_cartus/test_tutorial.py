"""A guided game explains things before they are needed, and what happened when it happens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from bot.games.rattus_cartus import tutorial
from bot.games.rattus_cartus.texts import TEXTS
from bot.interactions.tutorial.tutorial_panel import MAX_SCREEN_LENGTH
from bot.tip import Tip, tip_text
from engine.games.rattus_cartus.actions import DONE
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, building_number
from engine.games.rattus_cartus.state import Options, State, Step
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    after_with_events,
    all_enter,
    all_enter_with_events,
    discards,
    gives,
    look,
    table,
)

NAMES = {0: "You", 1: "Boris", 2: "Catherine"}
ROW = "guard_tower_1 hospital_1 marketplace_1"


def due(state: State, events: Sequence[Any] = (), earlier: Sequence[Any] = ()) -> dict[str, str]:
    """Return the texts of the tips that are due for the first seat, by key.

    `earlier` are the events before the seat's last action.
    """
    tips = tutorial.due_tips(GAME.view(state, 0), public(events), reversed(public(earlier)))
    return {tip.key: text(tip) for tip in tips}


def public(events: Sequence[Any]) -> list[Any]:
    return [event for each in events if (event := GAME.redact(each, None)) is not None]


def text(tip: Tip) -> str:
    return tip_text(tip, NAMES, 0, "rattus", TEXTS.in_language("en"))


def outcome(*entries: str, row: str = "palace_1 farm_1 castle_1", first: int = 0) -> str:
    """What is told of a round in which everybody enters a building and lays down all their cards.

    An entry is the place of the building and the cards.
    """
    hands = [entry.partition(" ")[2] for entry in entries]
    state, events = all_enter_with_events(table(*hands, row=row, first=first), *entries)
    return due(state, events)["outcome"]


def test_nun_cards_are_explained_before_the_first_supply() -> None:
    state = GAME.new(3, 28, Options())
    while 0 not in GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        GAME.advance(state, seat, GAME.legal_actions(state, seat)[0], [])
    assert list(due(state)) == ["welcome", "plague", "supply"]


@pytest.mark.parametrize(("first", "name"), [(0, "you"), (2, "Catherine")])
def test_who_begins_is_told_at_the_start(first: int, name: str) -> None:
    state = GAME.new(3, 28, Options())
    state.first = first
    assert f"The first to play, drawn at random, is {name}." in due(state)["welcome"]


def test_privilege_of_two_players_is_told_at_the_end() -> None:
    state = table("", "", "")
    state.step = Step.OVER
    assert "With two players, a round has only one privilege" in due(state)["end"]


def test_every_new_kind_of_building_is_explained_before_one_is_entered() -> None:
    state = table("monk", "", "", row=ROW)
    for building in ("Hospital", "Marketplace"):
        assert f"**{building}:**" in due(state)["row"]
    assert "Guard Tower" not in due(state)["row"], "a lesson of its own explains it"
    assert "Guard Tower" in due(state)["guard-tower"]
    state.gone = state.row[:2]
    assert "Hospital" not in due(state)["row"]
    assert due(state)["row"].endswith(
        "**Marketplace:** 2 Jokers / 1. A Joker fits in every building."
    )
    state.gone = state.row[:]
    assert "row" not in due(state)


def test_buildings_are_not_explained_in_the_last_round_where_none_is_used() -> None:
    state = table("monk", "", "", row=ROW)
    state.round = GAME.view(state, 0).rounds
    assert "row" not in due(state)
    assert "last-round" in due(state)


def test_three_new_kinds_of_buildings_fit_on_a_screen_in_every_language() -> None:
    state = table("monk", "", "")
    for row in combinations(BUILDING_KINDS, 3):
        state.row = [building_number(f"{kind}_1") for kind in row]
        tips = {tip.key: tip for tip in tutorial.due_tips(GAME.view(state, 0), ())}
        for language in TEXTS.languages:
            shown = tip_text(tips["row"], NAMES, 0, "rattus", TEXTS.in_language(language))
            assert len(shown) <= MAX_SCREEN_LENGTH, (language, len(shown), shown)


def test_what_a_round_brought_is_said_when_it_is_over() -> None:
    row = "marketplace_1 palace_1 farm_1"
    assert outcome("0 merchant king", "1", "1", row=row) == (
        "**Round 1 of 9 is over.** You were in the Marketplace:"
        " +2 influence, +1 rat, and +2 Jokers. You had the privilege there."
        " If the tracks and tokens (1 point each) were counted now, you’d get 10"
        " points and be in the lead, ahead of Boris (2)."
    )


def test_what_others_did_is_said_with_what_a_round_brought() -> None:
    assert "You were in the Palace: −2 rats and +2 victory tokens." in outcome("0 flute", "0", "0")
    said = outcome("0", "1", "0", first=1)
    assert "You were in the Palace: +1 victory token. Boris had the privilege there." in said


@pytest.mark.parametrize(
    ("cards", "told"), [("king witch", "as many rats as before"), ("king", "−1 rat")]
)
def test_rats_that_came_and_went_are_summed_up(cards: str, told: str) -> None:
    said = outcome(f"0 {cards}", "1", "1", row="monastery_1 farm_1 castle_1")
    number = len(cards.split())
    assert f"+{number} influence and {told} (+{number} −2)." in said


def test_whole_round_is_summed_up_after_several_decisions() -> None:
    state = table("monk king king king king king king", "sword", "sword", row=ROW)
    state, entered = all_enter_with_events(state, "2 monk", "2 sword", "2 sword")
    state, first = after_with_events(state, *gives("king king king"), seat=0)
    assert 0 in GAME.to_act(state), "the second Sword"
    state, second = after_with_events(state, *gives("king"), seat=0)
    state, others = after_with_events(state, *gives("king"), seat=1)
    said = due(state, second + others, entered + first)["outcome"]
    assert "You were in the Marketplace: +1 influence, +1 rat, 4 cards given away" in said


def test_rats_from_a_flute_are_said_with_where_they_came_from() -> None:
    assert "A Flute sent you 1 rat." in outcome("0", "0 flute", "1")
    assert "Flute" not in outcome("0", "1", "1 flute")


def test_what_the_own_flute_and_sword_did_is_said_in_numbers() -> None:
    assert "Your Flute sent 2 rats away." in outcome("0 flute", "0", "0")
    state = table("sword", "king king king", "", row="palace_1 farm_1 castle_1")
    state, events = all_enter_with_events(state, "0 sword", "0", "1")
    state, given = after_with_events(state, *gives("king"), seat=1)
    assert "Your Sword brought you 1 card." in due(state, events + given)["outcome"]
    assert "Sword" not in outcome("0", "1 sword", "1")


def test_cards_that_are_kept_are_worth_something_from_the_first_round_on() -> None:
    state = table("monk", "king", "", row="monastery_1 palace_1 farm_1")
    state, events = all_enter_with_events(state, "0 monk", "1 king", "2")
    assert "the most people and Jokers left in hand bring 5" in due(state, events)["tracks"]


def test_leader_is_named_whoever_it_is() -> None:
    row = "farm_1 office_1 castle_1"
    assert "you’d get 0 points. In the lead: Boris (10)." in outcome("0", "1 monk", "1", row=row)
    shared = outcome("0 monk", "1", "1 monk", row=row)
    assert "you’d get 10 points and share the lead with Catherine (10)." in shared
    alone = outcome("0 monk", "1", "1", row=row)
    assert "and be in the lead, ahead of Boris (0) and Catherine (0)." in alone


def test_losing_cards_is_explained_by_what_demands_them() -> None:
    state = all_enter(table("monk king king king", "", "", row=ROW), "2", "0", "2")
    assert state.step is Step.GIVE
    said = due(state)["give"]
    assert said.startswith("**Boris gets 3 cards from you.** That’s the privilege of the Guard")
    state, events = after_with_events(state, *gives("monk king king"), seat=0)
    assert "3 cards given away" in due(state, events)["outcome"]
    state = table("monk king", "sword", "", row=ROW)
    state = all_enter(state, "2", "2 sword", "2")
    assert "1 card from you.** That’s the Sword" in due(state)["give"]


def test_gold_is_explained_where_it_is_gained_and_in_the_hand() -> None:
    state = table("gold", "", "", row="treasury_1 farm_1 castle_1")
    assert "At the end, the most Gold brings 10 points, the second most 5." in due(state)["row"]
    assert "whoever has the most gets 10 points, the second 5." in due(state)["gold"]
    assert "gold" not in due(table("monk", "", "", row=ROW))


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("sword", "has to give you half their hand"),
        ("flute", "one of your rats goes to each other player"),
        ("pass", "lets the others go first"),
    ],
)
def test_special_card_is_explained_once_it_is_in_the_hand(card: str, told: str) -> None:
    assert told in due(table(f"monk {card}", "", "", row=ROW))[card]
    assert card not in due(table("monk", card, "", row=ROW)), "a secret of another player"


def test_guard_tower_is_explained_before_it_can_be_entered() -> None:
    state = table("monk", "", "", row=ROW)
    said = due(state)["guard-tower"]
    assert "each player outside with at least as many cards in hand as you gives you 3." in said
    assert "If you lay down nothing, that’s nobody right now." in said
    assert "nobody" not in due(table("monk", "king", "", row=ROW))["guard-tower"]
    assert "guard-tower" not in due(table("monk", "", ""))
    state.round = state.rounds
    assert "guard-tower" not in due(state), "no building is used in the last round"


def test_what_the_guard_tower_did_is_explained_after_it() -> None:
    def told(hands: tuple[str, str, str], *entries: str) -> str:
        state, events = all_enter_with_events(table(*hands, row=ROW), *entries)
        return due(state, events)["tower-outcome"]

    lucky = told(("knight", "king king king", ""), "0 knight", "2", "2")
    assert (
        "you had its privilege, so players with at least as many cards in hand gave you 3 cards."
        in lucky
    )
    assert "nobody outside had as many" in told(("knight king king", "", ""), "0", "2", "2")
    rival = told(("king", "", ""), "0", "0", "2")
    assert "you had its privilege" in rival, "who enters first has it"
    second = told(("", "knight", ""), "0", "0 knight", "2")
    assert "without the privilege, it brought you no cards." in second
    state, events = all_enter_with_events(table("", "", "", row=ROW), "2", "0", "2")
    assert "tower-outcome" not in due(state, events), "the player was elsewhere"


def test_discards_in_the_hospital_are_said_with_what_a_round_brought() -> None:
    state = all_enter(table("monk king", "", "", row=ROW), "1", "2", "2")
    assert state.step is Step.DISCARD
    assert "each card you discard from your hand takes a rat with it" in due(state)["discard"]
    state = after(state, *discards("monk"), seat=0)
    state, events = after_with_events(state, DONE, seat=0)
    said = due(state, events)["outcome"]
    assert "You were in the Hospital: −2 rats and 1 card discarded." in said


def test_what_a_building_did_is_said_before_a_decision_there() -> None:
    row = "fortune_tellers_tent_1 farm_1 castle_1"
    state, events = all_enter_with_events(table("witch king", "", "", row=row), "0 witch king")
    state, later = all_enter_with_events(state, "1", "1")
    assert state.step is Step.LOOK
    assert due(state, events + later)["resolved"] == (
        "**Your building so far (Fortune-teller’s Tent):** +2 influence and +1 rat."
        " You have the privilege there."
    )
    assert due(state)["look"].startswith("**You may look at 2 nun cards.**")
    after_first, _ = after_with_events(state, look(0), seat=0)
    assert due(after_first)["look"].startswith("**You may look at a nun card.**")
    state, looked = after_with_events(state, look(0), look(1), seat=0)
    assert (
        "+2 influence, +1 rat, and 2 nun cards seen."
        in due(state, looked, events + later)["outcome"]
    )
