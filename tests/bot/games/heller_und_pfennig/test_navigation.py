"""Navigation from the private hand."""

from __future__ import annotations

from tests.bot.games.heller_und_pfennig.game_drivers import PLAYERS, start_game
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    options_of,
    text_of,
)

LOOKS = ["Table", "Standings", "Chart", "Log", "Players", "Rules", "Tiles"]
"""The labels in the menu of views; this game has tiles instead of cards."""


async def test_every_panel_opens_from_the_hand_and_leads_back(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    hand_message = (await sim.press(who, sim.last_message, "My hand")).response
    labels = button_labels(hand_message)
    assert list(options_of(hand_message))[: len(LOOKS)] == LOOKS
    assert labels[-1] == "Hint"
    for label in ("Hint", *LOOKS):
        answer = await sim.press(who, hand_message, label)
        hand_message = (await sim.press(who, answer.response, "Back")).response
        assert button_labels(hand_message) == labels


async def test_every_tile_is_in_a_menu(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    hand_message = (await sim.press(who, sim.last_message, "My hand")).response
    answer = await sim.press(who, hand_message, "Tiles")
    assert sim.ui.card_reference is not None
    values = [
        option["value"] for menu, _ in menus_of(answer.response) for option in menu["options"]
    ]
    assert values == list(sim.ui.card_reference.ids)


async def test_back_steps_through_piece_row_and_space(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    pieces = (await sim.press(who, sim.last_message, "Place a stall")).response
    rows = (await sim.press(who, pieces, button_labels(pieces)[0])).response
    spaces = (await sim.press(who, rows, button_labels(rows)[0])).response
    for menu in (rows, pieces):
        spaces = (await sim.press(who, spaces, "Back")).response
        assert button_labels(spaces) == button_labels(menu)
    move_menu = (await sim.press(who, spaces, "Back")).response
    assert button_labels(move_menu)[-2:] == ["My hand", "Hint"]
    assert (await sim.table()).row.ply == 4, "navigation makes no move"


async def test_catch_up_lists_placements_since_the_last_move(sim: DiscordFixture) -> None:
    who, follower = await start_game(sim)
    pieces = (await sim.press(who, sim.last_message, "Place a stall")).response
    rows = (await sim.press(who, pieces, button_labels(pieces)[0])).response
    spaces = (await sim.press(who, rows, button_labels(rows)[0])).response
    reply = await sim.press(who, spaces, button_labels(spaces)[0])
    assert "You " in text_of(reply)
    for player in PLAYERS:
        has_catch_up = "**Since you sat down**" in await sim.private_reply(player, "heller hand")
        assert has_catch_up == (player != who)
    assert "places" in (await sim.private_reply(follower, "heller hand"))
