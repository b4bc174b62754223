"""The pace of a table: shown in the lobby, and changed by the host while the game runs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    options_of,
    shown_text,
    text_of,
)

SEED = 70
BORIS, CATHERINE, DMITRI = PLAYERS = (1, 2, 3)
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

TOLD = (
    "New pace: 8 hours a move; stand-in: a medium AI. The turn being played keeps its old time "
    "limit."
)

pytestmark = pytest.mark.poll_interval(3 * HOUR)


async def pace_menu(sim: DiscordFixture, who: int) -> Any:
    hand = await sim.slash(who, "stpete hand")
    return await sim.press(who, hand.response, "Change the pace")


async def test_lobby_says_how_fast_the_table_is_played(sim: DiscordFixture) -> None:
    await sim.slash(BORIS, "stpete new")
    assert (
        "24 hours a move, with a reminder after 12; then a medium AI plays on until the player is "
        "back." in shown_text(sim.last_message)
    )
    await sim.configure(BORIS, {"Pace": "No limit"})
    assert "Pace: no time limit, with a reminder after 24 hours." in shown_text(sim.last_message)


async def test_new_pace_holds_from_the_next_question_on(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    before = table.seats[2].deadline_at
    menu = await pace_menu(sim, BORIS)
    assert "Pace: 24 hours a move" not in button_labels(menu.response)
    said = text_of(await sim.press(BORIS, menu.response, "Pace: 8 hours a move"))
    assert "keeps its old time limit" in said
    assert TOLD in shown_text(sim.last_message)
    assert sim.last_message.raw_mentions == []
    assert table.seats[2].deadline_at == before
    await sim.slash(DMITRI, "stpete pass")
    deadline = table.seats[0].deadline_at
    assert deadline is not None
    assert deadline - table.row.updated == 8 * HOUR
    assert TOLD in shown_text(sim.last_message), "it holds for whoever reads it later, too"


async def test_changed_pace_does_not_stop_an_undo(sim: DiscordFixture) -> None:
    await sim.start(PLAYERS, SEED)
    await sim.slash(DMITRI, "stpete pass")
    menu = await pace_menu(sim, BORIS)
    await sim.press(BORIS, menu.response, "If time runs out: hard AI")
    assert "taken back" in await sim.private_reply(DMITRI, "stpete undo")


async def test_only_the_host_changes_the_pace(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    hand = await sim.slash(DMITRI, "stpete hand")
    assert "Change the pace" not in options_of(hand.response)
    for verb, code in (("pace", ""), ("set-pace", "/time_limit.28800")):
        forged = await sim.send_old_button(f"1/{verb}/{table.row.id}/{table.row.ply}{code}")
        assert "Boris, the host" in await sim.assert_refused(sim.press(DMITRI, forged, "Old"))
        await forged.delete()


async def test_same_pace_is_not_told_again(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    forged = await sim.send_old_button(f"1/set-pace/{table.row.id}/1/time_limit.86400")
    assert "already" in await sim.assert_refused(sim.press(BORIS, forged, "Old"))
