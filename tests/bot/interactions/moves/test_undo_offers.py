"""Private messages offer to undo a move as long as that is possible."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import CATHERINE, ZOFIE

MINUTE = 60

pytestmark = pytest.mark.poll_interval(3_600)


async def buy(sim: DiscordFixture) -> Any:
    """Let Catherine buy a card. Returns her private message."""
    message = (await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")).response
    assert button_labels(message) == ["Undo", "My hand"]
    return message


def shown(sim: DiscordFixture, message: Any) -> Any:
    """A private message as Catherine sees it now."""
    return next(each for each in sim.messages_visible_to(CATHERINE) if each.id == message.id)


async def test_button_vanishes_once_somebody_else_has_moved(
    sim: DiscordFixture, table: Table
) -> None:
    message = await buy(sim)
    text = message.content
    await sim.slash(ZOFIE, "stpete pass")
    assert button_labels(shown(sim, message)) == ["My hand"]
    assert shown(sim, message).content == text


async def test_button_remains_while_the_move_can_be_undone(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(ZOFIE, "stpete pass", **{"rest-of-phase": True})
    before = await sim.stored_state()
    message = await buy(sim)
    assert button_labels(shown(sim, message)) == ["Undo", "My hand"], "nobody chose the pass"
    await sim.press(CATHERINE, shown(sim, message), "Undo")
    assert await sim.stored_state() == before


async def test_button_vanishes_once_the_move_is_undone(sim: DiscordFixture, table: Table) -> None:
    message = await buy(sim)
    await sim.slash(CATHERINE, "stpete undo")
    assert button_labels(shown(sim, message)) == ["My hand"]


async def test_button_of_the_hand_vanishes_too(sim: DiscordFixture, table: Table) -> None:
    await buy(sim)
    message = (await sim.slash(CATHERINE, "stpete hand")).response
    before = button_labels(message)
    assert "Undo" in before
    await sim.slash(ZOFIE, "stpete pass")
    before.remove("Undo")
    assert button_labels(shown(sim, message)) == before


async def test_message_that_shows_something_else_is_left_alone(
    sim: DiscordFixture, table: Table
) -> None:
    message = await buy(sim)
    hand = await sim.press(CATHERINE, message, "My hand")
    await sim.press(CATHERINE, hand.response, "Rules")
    rules = shown(sim, message)
    await sim.slash(ZOFIE, "stpete pass")
    assert shown(sim, message).content == rules.content
    assert button_labels(shown(sim, message)) == button_labels(rules)


async def test_buttons_of_other_games_remain(sim: DiscordFixture, table: Table) -> None:
    message = await buy(sim)
    other = sim.guild.create_text_channel("other")
    await sim.env.settle()
    await sim.people[ZOFIE].slash(other, "stpete new")
    await sim.people[ZOFIE].slash(other, "stpete start")
    await sim.people[ZOFIE].slash(other, "stpete pass")
    assert "Undo" in button_labels(shown(sim, message))


@pytest.mark.parametrize("cause", ["age", "restart", "refusal"])
async def test_button_that_could_not_be_taken_off_says_why_and_vanishes(
    sim: DiscordFixture, table: Table, cause: str
) -> None:
    message = await buy(sim)
    match cause:
        case "age":
            await sim.env.advance_time(20 * MINUTE)
        case "restart":
            await sim.restart()
        case "refusal":
            paths = [entry.path for entry in sim.env.http_requests]
            path = next(path for path in reversed(paths) if path.startswith("/webhooks/"))
            sim.env.inject_error("PATCH", path, status=404, code=10008)
    await sim.slash(ZOFIE, "stpete pass")
    assert "Undo" in button_labels(shown(sim, message))
    answer = await sim.press(CATHERINE, shown(sim, message), "Undo")
    assert text_of(answer) == "Only the very last action can be taken back, and that was by Žofie."
    assert button_labels(shown(sim, message)) == ["My hand"]
