"""Turns by buttons alone, and buttons that are stale, somebody else's or malformed."""

from __future__ import annotations

import discord

from bot.table.table import Table
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import Bought
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.simulated_discord.plans import press_beginning
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    end_game,
    state_of,
)

FIRST_ROW = (("Lumberjack", "3"), ("Shepherd", "5"), ("Gold Miner", "4"), ("Ship Builder", "7"))
"""The cards of the first row without repetition, and their prices."""

DEAD_CUSTOM_IDS = (
    *("", "x", "1", "1/", "1/do", "1/do/{game}", "1/do/{game}/{ply}", "1/do/{game}/{ply}/"),
    *("page:1", "1/hand/99/0", "1/start/{game}/0", "1/join/{game}/0", "1/leave/{game}/0"),
    *("1/nonsense/{game}/{ply}/pass", "0/do/{game}/{ply}/pass", "2/do/{game}/{ply}/pass"),
    *("1/do/{game}/0/pass", "1/do/{game}/-1/pass", "1/do/{game}/99999/pass"),
    *("1/do/{game}/" + "9" * 30 + "/pass", "1/do/99/{ply}/pass"),
    *("1/do/\N{SUPERSCRIPT TWO}/{ply}/pass", "\N{BLACK CHESS QUEEN}/do/{game}/{ply}/pass"),
    *("1/do/{game}/{ply}/fly", "1/do/{game}/{ply}/discard/me", "1/do/{game}/{ply}/pass/now"),
    *("1/do/{game}/{ply}/buy/nonsense.upper", "1/do/{game}/{ply}/buy/lumberjack.cellar"),
    *("1/do/{game}/{ply}/buy/lumberjack", "1/do/{game}/{ply}/buy/lumberjack.upper/market"),
    "1/do/{game}/{ply}/buy/lumberjack.upper/nonsense",
    "1/do/{game}/{ply}/buy/lumberjack.upper/market/market",
    *("1/do/{game}/{ply}/play/market", "1/do/{game}/{ply}/play//"),
    *("1/do/{game}/{ply}/pub/-1", "1/do/{game}/{ply}/pub/many", "1/do/{game}/{ply}/pub/99"),
    *("1/do/{game}/{ply}/draw/nothing", "1/do/{game}/{ply}/draw/worker"),
)
"""Custom ids that are malformed, or that no longer do anything in a running game."""


async def test_buying_a_card_takes_two_presses(sim: DiscordFixture) -> None:
    driver = GameDriver(sim, PLAYERS)
    await driver.begin(SEED)
    panel = await sim.press(CATHERINE, sim.last_message, "Buy")
    assert panel.ephemeral
    *choices, back, hint = button_labels(panel.response)
    assert (back, hint) == ("Back", "Hint")
    labelled_cards = zip(choices, FIRST_ROW, strict=True)
    assert all(card in label and price in label for label, (card, price) in labelled_cards)
    reply = await press_beginning(sim, CATHERINE, panel, "Gold Miner")
    assert text_of(reply) == "You buy a Gold Miner for 4."
    assert reply.response.id == panel.response.id, "the panel is edited into the answer"
    assert button_labels(reply.response) == ["Undo", "My hand"], "the panel has no choices left"
    await driver.check()


async def test_displacing_a_card_takes_three_presses(sim: DiscordFixture, table: Table) -> None:
    player = state_of(table).players[CATHERINE]
    player.in_play[card_number("market")] = player.in_play[card_number("library")] = 1
    state_of(table).upper.append(card_number("bank"))
    panel = await sim.press(CATHERINE, sim.last_message, "Buy")
    menu = await press_beginning(sim, CATHERINE, panel, "Bank")
    assert "What should" in text_of(menu)
    market, library, *navigation = button_labels(menu.response)
    assert "Market" in market
    assert "Library" in library
    assert navigation == ["Back", "Hint"]
    reply = await press_beginning(sim, CATHERINE, menu, "Library")
    assert "displacing your Library" in text_of(reply)
    event = Bought(CATHERINE, card_number("bank"), "upper", card_number("library"), 1)
    moves = await sim.bot.runtime.store.moves(table.row.id, table.row.ply - 1)
    assert table.game.codecs.event.dump_json(event).decode() in moves[-1].events


async def test_each_player_sees_the_own_hand(sim: DiscordFixture, table: Table) -> None:
    """Also of two who look at the same moment of the game."""
    for who in (BORIS, CATHERINE):
        hand = await sim.press(who, sim.last_message, "My hand")
        assert hand.ephemeral
        assert "25 rubles" in text_of(hand)
        (picture,) = sim.files_of(hand.response)
        assert table.seats[who].name in (picture.description or "")


async def test_pass_button_says_if_it_ends_the_phase(sim: DiscordFixture, table: Table) -> None:
    for who, label in ((CATHERINE, "Pass"), (0, "Pass"), (BORIS, "Pass (ends the phase)")):
        assert label in button_labels(sim.last_message)
        await sim.press(who, sim.last_message, label)
    assert state_of(table).phase.label == "building"


async def test_out_of_turn_press_names_the_player_to_act(sim: DiscordFixture, table: Table) -> None:
    for label in ("Buy", "Take", "Pass"):
        assert PLAYER_NAMES[CATHERINE] in await sim.assert_refused(
            sim.press(BORIS, sim.last_message, label)
        )


async def test_invalid_custom_ids_are_refused_with_a_reply(
    sim: DiscordFixture, table: Table
) -> None:
    for template in DEAD_CUSTOM_IDS[1:]:
        custom_id = template.format(game=table.row.id, ply=table.row.ply)
        message = await sim.send_old_button(custom_id)
        await sim.assert_refused(sim.press(CATHERINE, message, "Old"))
        await message.delete()


async def test_button_of_an_earlier_turn_is_stale(sim: DiscordFixture, table: Table) -> None:
    custom_id = f"1/do/{table.row.id}/{table.row.ply}/take/shepherd.upper"
    await sim.slash(CATHERINE, "stpete pass")
    message = await sim.send_old_button(custom_id)
    assert "moved on" in await sim.assert_refused(sim.press(0, message, "Old"))
    assert "moved on" in await sim.assert_refused(sim.press(CATHERINE, message, "Old"))


async def test_second_press_of_the_same_button_is_reported_as_done(
    sim: DiscordFixture, table: Table
) -> None:
    panel = await sim.press(CATHERINE, sim.last_message, "Take")
    label = button_labels(panel.response)[0]
    # Two presses at once: the second was sent before the panel was edited.
    message = await sim.send_old_button(panel.response.components[0]["components"][0]["custom_id"])
    await sim.press(CATHERINE, panel.response, label)
    assert "already been done" in await sim.assert_refused(sim.press(CATHERINE, message, "Old"))


async def test_button_of_another_game_is_stale(sim: DiscordFixture, table: Table) -> None:
    custom_id = f"1/do/{table.row.id}/{table.row.ply}/pass"
    await end_game(sim, 0)
    await sim.start(PLAYERS, SEED)
    message = await sim.send_old_button(custom_id)
    assert "earlier game" in await sim.assert_refused(sim.press(CATHERINE, message, "Old"))


async def test_leftover_buttons_after_the_end_are_answered(
    sim: DiscordFixture, table: Table
) -> None:
    custom_id = f"1/do/{table.row.id}/{table.row.ply}/pass"
    panel = await sim.press(CATHERINE, sim.last_message, "Buy")
    await end_game(sim, 0)
    message = await sim.send_old_button(custom_id)
    assert "no game" in await sim.assert_refused(sim.press(CATHERINE, message, "Old"))
    panel_press = sim.press(CATHERINE, panel.response, button_labels(panel.response)[0])
    assert "no game" in await sim.assert_refused(panel_press)


async def test_panel_buttons_survive_a_restart(sim: DiscordFixture, table: Table) -> None:
    turn: discord.Message = sim.last_message
    panel = await sim.press(CATHERINE, turn, "Take")
    await sim.restart()
    assert "25 rubles" in text_of(await sim.press(CATHERINE, sim.last_message, "My hand"))
    reply = await sim.press(CATHERINE, panel.response, button_labels(panel.response)[0])
    assert "You take a Lumberjack" in text_of(reply)
