"""The private hand has a line with a button of its own for each card that can be played now."""

from __future__ import annotations

from typing import Any

import pytest

from bot.interactions.moves.choice_menu import hand_sections
from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import Phase
from tests.engine.games.saint_petersburg.positions import GAME, player, position
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    components_of,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import state_of

UI = GAME_UIS["saint_petersburg"]
SAY = UI.texts.in_language("en")

SECTION = 9


async def playable_cards(sim: DiscordFixture, hand: str, rubles: int) -> tuple[int, Any]:
    """Give the player to act this hand, and return them with the message that shows it."""
    table = await sim.start((0, 1), 70)
    who, state = await sim.player_to_act((0, 1)), state_of(table)
    of_hand = position(player(hand=hand, rubles=rubles), player(), phase=Phase.WORKER)
    seat = state.turn
    state.players[seat].hand = of_hand.players[0].hand
    state.players[seat].rubles = rubles
    await sim.store_state(table)
    return who, (await sim.slash(who, "stpete hand")).response


def sections_of(message: Any) -> list[tuple[str, str]]:
    """The text and the button's label of each section."""
    return [
        (each["components"][0]["content"], each["accessory"]["label"])
        for each in components_of(message)
        if each["type"] == SECTION
    ]


async def test_each_card_that_can_be_paid_for_has_a_button(sim: DiscordFixture) -> None:
    _, message = await playable_cards(sim, "author lumberjack mistress_of_ceremonies", rubles=7)
    lines = [(text.split(" for ")[0].split()[-1], label) for text, label in sections_of(message)]
    assert sorted(lines) == [("Author", "Play"), ("Lumberjack", "Play")]
    assert button_labels(message).count("Play") == 2, "no button that asks which card to play"


async def test_button_of_a_card_plays_it(sim: DiscordFixture) -> None:
    who, message = await playable_cards(sim, "author", rubles=7)
    ((text, label),) = sections_of(message)
    assert "Author for 4" in text
    answer = await sim.press(who, message, label)
    assert "You play an Author for 4" in text_of(answer)


async def test_no_button_while_nothing_can_be_played(sim: DiscordFixture) -> None:
    _, message = await playable_cards(sim, "mistress_of_ceremonies", rubles=7)
    assert sections_of(message) == []
    assert "Play" not in button_labels(message)


@pytest.mark.parametrize("copies", [1, 3])
def test_copies_of_a_card_share_a_line(copies: int) -> None:
    state = position(player(hand=f"{copies}*author", rubles=20), player(), phase=Phase.WORKER)
    view, legal = GAME.view(state, 0), GAME.legal_actions(state, 0)
    table_row: Any = type("Row", (), {"id": 1, "ply": 0})()
    assert len(hand_sections(UI, view, legal, table_row, SAY)) == 1
