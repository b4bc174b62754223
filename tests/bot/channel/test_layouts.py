"""Private answers as containers: what is in them, and that a message stays one."""

from __future__ import annotations

from typing import Any

from simcord.components import walk_components

from bot.channel.components import MAX_BUTTONS, Button, SelectMenu
from bot.channel.custom_id import CustomId
from bot.channel.layouts import MAX_COMPONENTS, Panel, Section, build_layout
from render.picture import Picture
from render.players import seat_colour
from tests.support.discord_api_schema import COMPONENTS_V2_FLAG
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    components_of,
    text_of,
)

SECTION = 9


def button(number: int) -> Button:
    return Button(f"Button {number}", CustomId("hand", number))


def parts(*args: Any) -> list[dict[str, Any]]:
    layout: Any = build_layout(*args)
    return list(walk_components(layout.to_components()))


def test_container_has_a_colour_and_shows_pictures_with_their_alt_texts() -> None:
    picture = Picture(b"", "A hand", "hand.png")
    container, text, gallery = parts("Your hand", [picture], [], Panel(seat_colour(2)))
    assert container["accent_color"] == 0x0A5FD6
    assert text["content"] == "Your hand"
    (item,) = gallery["items"]
    assert item["media"]["url"] == "attachment://hand.png"
    assert item["description"] == "A hand"


def test_each_of_several_pictures_is_shown_whole() -> None:
    """Discord crops those of one gallery to squares."""
    table, hand = Picture(b"", "The table", "table.png"), Picture(b"", "A hand", "hand.png")
    for panel in (Panel(), Panel(begins_with_pictures=True)):
        galleries = [each for each in parts("", [table, hand], [], panel) if "items" in each]
        alts = [[item["description"] for item in gallery["items"]] for gallery in galleries]
        assert alts == [["The table"], ["A hand"]]


def test_section_has_a_button_of_its_own() -> None:
    section = Section("1. A game", button(1))
    (shown,) = [
        each
        for each in parts("Games", [], [], Panel(sections=(section,)))
        if each["type"] == SECTION
    ]
    assert shown["accessory"]["label"] == "Button 1"


def test_all_controls_of_a_plain_message_fit() -> None:
    picture = Picture(b"", "A hand", "hand.png")
    shown = parts("Hand", [picture], list(map(button, range(MAX_BUTTONS))), Panel())
    assert len(shown) <= MAX_COMPONENTS


def test_menu_below_stands_under_the_buttons() -> None:
    menu = SelectMenu("Look", CustomId("view", 1), (("Log", "log"),), below=True)
    *_, row, select = parts("Hand", [], [menu, button(1)], Panel())
    assert select["placeholder"] == "Look"
    assert row["components"] == [select]


def is_layout(sim: DiscordFixture, message: Any) -> bool:
    return bool(sim.env.backend.messages[sim.channel.id][message.id].flags & COMPONENTS_V2_FLAG)


async def test_hand_is_a_container_in_the_colour_of_the_seat(sim: DiscordFixture) -> None:
    await sim.start((0, 1), 70)
    message = (await sim.slash(1, "stpete hand")).response
    container, *_ = components_of(message)
    assert container["accent_color"] == 0xA3570F
    assert message.message.attachments == []
    (picture,) = sim.files_of(message)
    assert picture.description


async def test_container_stays_one_through_moves_and_errors(sim: DiscordFixture) -> None:
    await sim.start((0, 1), 70)
    who = await sim.player_to_act((0, 1))
    message = (await sim.slash(who, "stpete hand")).response
    answer = await sim.press(who, message, "Take")
    assert is_layout(sim, answer.response)
    answer = await sim.press(who, answer.response, button_labels(answer.response)[0])
    assert "You take" in text_of(answer)
    assert is_layout(sim, answer.response)
    answer = await sim.press(who, answer.response, "Undo")
    assert is_layout(sim, answer.response)


async def test_plain_panel_of_an_earlier_version_becomes_a_container(sim: DiscordFixture) -> None:
    await sim.start((0, 1), 70)
    who = await sim.player_to_act((0, 1))
    asked = await sim.press(who, sim.last_message, "Take")
    assert not is_layout(sim, asked.response)
    moved = await sim.press(who, asked.response, button_labels(asked.response)[0])
    answer = await sim.press(who, moved.response, "My hand")
    assert answer.response.id == asked.response.id
    assert is_layout(sim, answer.response)


async def test_turn_message_stays_plain(sim: DiscordFixture) -> None:
    """A mention in Components V2 gives an empty push notification."""
    await sim.start((0, 1), 70)
    assert not is_layout(sim, sim.last_message)
    assert "it’s your turn" in sim.last_message.content
