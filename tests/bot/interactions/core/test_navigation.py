"""Navigation by buttons: the panels opened from the private hand, and the way back."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.components import walk_components

from bot.table.table import Table
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import (
    ROW,
    DiscordFixture,
    button_labels,
    components_of,
    options_of,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import BORIS, CATHERINE, STRANGER, ZOFIE

MOVES = ["Buy", "Take", "Pass", "Auto-pass this phase"]
"""Catherine's kinds of moves: there is no card in her hand to play."""
LOOKS = ["Table", "Standings", "Chart", "Log", "Players", "Rules", "Cards"]
MENU = ["More …"]


async def hand(sim: DiscordFixture, who: int) -> Any:
    return (await sim.slash(who, "stpete hand")).response


def rows(message: Any) -> list[list[str]]:
    """Return the labels of a message's buttons and menus, row by row."""
    return [
        [part.get("label", part.get("placeholder")) for part in row["components"]]
        for row in components_of(message)
        if row["type"] == ROW
    ]


async def test_hand_groups_its_buttons_in_rows(sim: DiscordFixture, table: Table) -> None:
    message = await hand(sim, CATHERINE)
    assert rows(message) == [MOVES, ["Hint"], MENU]
    assert list(options_of(message)) == [*LOOKS, "Leave the game"]


async def test_hand_offers_only_possible_moves(sim: DiscordFixture, table: Table) -> None:
    assert rows(await hand(sim, BORIS)) == [["Plan a move"], MENU]
    await sim.slash(CATHERINE, "stpete pass", **{"rest-of-phase": True})
    assert rows(await hand(sim, CATHERINE))[0] == ["Undo", "Stop auto-passing", "Plan a move"]
    await sim.slash(ZOFIE, "stpete pass")
    assert rows(await hand(sim, CATHERINE))[0] == ["Stop auto-passing", "Plan a move"], (
        "Žofie has acted since"
    )


@pytest.mark.parametrize(
    "value", ["end", "do", "nonsense", "view", "replace", "ask-end", "pace", "away"]
)
async def test_menu_that_was_changed_on_the_way_leads_to_nothing_else(
    sim: DiscordFixture, table: Table, value: str
) -> None:
    message = await hand(sim, CATHERINE)
    ((menu, _),) = menus_of(message)
    stored = sim.env.backend.messages[sim.channel.id][message.id]
    (kept,) = [part for part in walk_components(stored.components) if "options" in part]
    kept["options"][0]["value"] = value
    custom_id = menu["custom_id"]
    await sim.assert_refused(sim.people[CATHERINE].select(message, [value], custom_id=custom_id))


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("Hint", "My advice"),
        (
            "Standings",
            "**3\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP} Catherine**: 0 points",
        ),
        ("Chart", "The game so far"),
        ("Log", "Nothing has happened yet."),
        ("Players", "Round 1"),
        ("Rules", "Saint Petersburg"),
        ("Cards", "Which one"),
        ("Table", "at the bottom of the channel"),
    ],
)
async def test_each_button_opens_a_panel_that_leads_back_also_after_a_restart(
    sim: DiscordFixture, table: Table, label: str, expected: str
) -> None:
    hand_message = await hand(sim, CATHERINE)
    await sim.restart()
    answer = await sim.press(CATHERINE, hand_message, label)
    assert expected in text_of(answer)
    assert answer.response.id == hand_message.id, "one private message, edited in place"
    back = await sim.press(CATHERINE, answer.response, "Back")
    assert "25 rubles" in text_of(back)
    assert button_labels(back.response)[: len(MOVES)] == MOVES


async def test_hint_panel_has_its_move_and_the_other_moves(
    sim: DiscordFixture, table: Table
) -> None:
    answer = await sim.press(CATHERINE, await hand(sim, CATHERINE), "Hint")
    assert button_labels(answer.response) == ["Do that", *MOVES, "Back"]


async def test_hint_out_of_turn_names_the_player_to_act(sim: DiscordFixture, table: Table) -> None:
    button = await sim.send_old_button(f"1/hint/{table.row.id}/0")
    answer = await sim.press(BORIS, button, "Old")
    assert "Catherine’s turn" in text_of(answer)
    assert button_labels(answer.response) == ["Back"]


async def test_every_rules_topic_can_be_selected_from_a_menu(
    sim: DiscordFixture, table: Table
) -> None:
    answer = await sim.press(BORIS, await hand(sim, BORIS), "Rules")
    for topic in sim.ui.rule_topics:
        [(menu, _)] = menus_of(answer.response)
        assert [option["value"] for option in menu["options"]] == list(sim.ui.rule_topics)
        answer = await sim.people[BORIS].select(answer.response, [topic])
        assert text_of(answer) == sim.ui.texts.in_language("en")(f"rules-{topic}", command="stpete")


async def test_every_card_is_in_a_menu(sim: DiscordFixture, table: Table) -> None:
    answer = await sim.press(BORIS, await hand(sim, BORIS), "Cards")
    assert sim.ui.card_reference is not None
    values = [
        option["value"] for menu, _ in menus_of(answer.response) for option in menu["options"]
    ]
    assert values == list(sim.ui.card_reference.ids)
    first_menu, *_, (last_menu, _) = menus_of(answer.response)
    explanation = await sim.people[BORIS].select(
        answer.response, [values[-1]], custom_id=last_menu["custom_id"]
    )
    assert text_of(explanation) == sim.ui.card_reference.explain(
        values[-1], sim.ui.texts.in_language("en")
    )
    assert sim.files_of(explanation.response)[0].description
    shown_menu, first_id = menus_of(explanation.response)[0]
    assert (shown_menu["options"], first_id) == (first_menu[0]["options"], first_menu[1])


async def test_each_tableau_has_a_button(sim: DiscordFixture, table: Table) -> None:
    answer = await sim.press(BORIS, await hand(sim, BORIS), "Players")
    assert button_labels(answer.response) == ["Žofie", "Boris", "Catherine", "Back"]
    alt_texts = set()
    for name in ("Žofie", "Boris", "Catherine"):
        answer = await sim.press(BORIS, answer.response, name)
        alt = sim.files_of(answer.response)[0].description
        assert alt is not None
        assert name in alt
        alt_texts.add(alt)
    assert len(alt_texts) == 3


# Leaving and ending


async def test_menu_offers_only_permitted_actions(sim: DiscordFixture, table: Table) -> None:
    for who, labels in (
        (ZOFIE, ["Leave the game", "Change the pace", "End the game"]),
        (BORIS, ["Leave the game"]),
    ):
        assert list(options_of(await hand(sim, who))) == [*LOOKS, *labels]


async def test_leaving_and_ending_are_asked_about_first(sim: DiscordFixture, table: Table) -> None:
    answer = await sim.press(BORIS, await hand(sim, BORIS), "Leave the game")
    labels = button_labels(answer.response)
    assert labels[:3] == ["An easy AI", "A medium AI", "A hard AI"]
    assert labels[-1] == "Cancel"
    cancelled = await sim.press(BORIS, answer.response, "Cancel")
    assert "Cancelled." in text_of(cancelled)
    assert table.seats[BORIS].user_id == sim.people[BORIS].id
    answer = await sim.press(ZOFIE, await hand(sim, ZOFIE), "End the game")
    assert button_labels(answer.response) == ["Yes, end the game", "Cancel"]
    cancelled = await sim.press(ZOFIE, answer.response, "Cancel")
    assert "25 rubles" in text_of(cancelled)
    assert table.row.status == "running"


async def test_leave_button_of_an_older_version_seats_a_medium_ai(
    sim: DiscordFixture, table: Table
) -> None:
    button = await sim.send_old_button(f"1/leave-game/{table.row.id}/0")
    await sim.press(BORIS, button, "Old")
    assert table.seats[BORIS].ai == "medium"


# The lobby


async def test_lobby_rules_lead_back_to_the_lobby(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    answer = await sim.press(STRANGER, sim.last_message, "Rules")
    back = await sim.press(STRANGER, answer.response, "Back")
    assert "waiting for players" in text_of(back)
    assert button_labels(back.response) == ["Join (3 free)", "Rules", "Cards"]
    await sim.press(STRANGER, back.response, "Join (3 free)")
    assert len((await sim.table()).seats) == 2
