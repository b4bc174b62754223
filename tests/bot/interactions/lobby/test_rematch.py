"""The rematch button below a result."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
    use_seed,
)
from tests.support.simulated_discord.saint_petersburg import (
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    end_game,
    finish_game,
    leave_to_ai,
)


@pytest.fixture
async def finished_table(sim: DiscordFixture) -> Table:
    table = await sim.start(PLAYERS, SEED, pace=None, **{"open-rubles": True})
    await finish_game(sim, table, PLAYERS)
    return table


def seated_names(sim: DiscordFixture) -> list[str]:
    return [line[3:] for line in shown_text(sim.last_message).splitlines() if line[:1].isdigit()]


async def test_player_asking_for_a_rematch_becomes_host(
    sim: DiscordFixture, finished_table: Table
) -> None:
    assert button_labels(sim.last_message) == ["Rematch", "Replay", "Review", "Picture to share"]
    await sim.press(1, sim.last_message, "Rematch")
    assert seated_names(sim) == ["Boris (host)", "Žofie", "Catherine"]
    assert "Everyone sees everyone’s rubles" in shown_text(sim.last_message), (
        "the options are the same"
    )
    table = await sim.table()
    assert table.row.id != finished_table.row.id
    use_seed(table, SEED)
    assert "Boris" in await sim.assert_refused(sim.press(0, sim.last_message, "Start"))
    await sim.press(CATHERINE, sim.last_message, "Leave")
    await sim.press(1, sim.last_message, "Start")
    assert table.row.status == "running"
    assert len(table.seats) == 2


async def test_ai_that_played_on_for_a_player_has_a_name_of_its_own_in_the_rematch(
    sim: DiscordFixture,
) -> None:
    table = await sim.start(PLAYERS, SEED, pace=None)
    await leave_to_ai(sim, CATHERINE, "An easy AI")
    await finish_game(sim, await sim.table(), (0, 1))
    assert "Catherine (AI)" in shown_text(sim.last_message)
    assert table.seats[CATHERINE].name == "Catherine"
    await sim.press(1, sim.last_message, "Rematch")
    assert seated_names(sim) == ["Boris (host)", "Žofie", "Menshikov (easy AI)"]


async def test_non_player_is_offered_a_table_of_their_own(
    sim: DiscordFixture, finished_table: Table
) -> None:
    result_message = sim.last_message
    answer = await sim.press(STRANGER, result_message, "Rematch")
    assert "You weren’t in that game" in text_of(answer)
    await sim.press(STRANGER, answer.response, "Open my own table")
    assert seated_names(sim) == [f"{PLAYER_NAMES[STRANGER]} (host)"]


async def test_non_player_can_join_an_open_rematch(
    sim: DiscordFixture, finished_table: Table
) -> None:
    result_message = sim.last_message
    await sim.press(0, result_message, "Rematch")
    answer = await sim.press(STRANGER, result_message, "Rematch")
    assert text_of(answer) == (
        f"There’s already a table here: {sim.last_message_url} There’s one seat left for you."
    )
    await sim.press(STRANGER, answer.response, "Join")
    assert len((await sim.table()).seats) == 4
    late_answer = await sim.press(3, result_message, "Rematch")
    assert "It’s full, but you can watch." in text_of(late_answer)
    assert button_labels(late_answer.response) == ["Rules", "Cards"]


async def test_players_of_the_rematch_are_linked_to_it(
    sim: DiscordFixture, finished_table: Table
) -> None:
    result_message = sim.last_message
    await sim.press(0, result_message, "Rematch")
    for who in PLAYERS:
        reply = await sim.assert_refused(sim.press(who, result_message, "Rematch"))
        url = sim.last_message_url
        assert reply == f"There’s already a table here, and you’re sitting at it: {url}"
    await sim.press(0, sim.last_message, "Start")
    answer = await sim.press(1, result_message, "Rematch")
    assert text_of(answer) == f"Your game is already running here: {sim.last_message_url}"
    assert button_labels(answer.response) == ["My hand"]
    spectator_answer = await sim.press(STRANGER, result_message, "Rematch")
    assert "A game is already running here" in text_of(spectator_answer)
    assert "Standings" in button_labels(spectator_answer.response)


async def test_rematch_button_links_to_an_open_table_of_another_game(
    sim: DiscordFixture, finished_table: Table
) -> None:
    result_message = sim.last_message
    await sim.slash(STRANGER, "heller new")
    answer = await sim.press(0, result_message, "Rematch")
    assert f"There’s already a table here: {sim.last_message_url}" in text_of(answer)
    await sim.press(0, answer.response, "Join")
    table = await sim.table()
    assert (table.row.name, len(table.seats)) == ("heller_und_pfennig", 2)


async def test_rematch_of_a_running_or_abandoned_game_is_refused(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    rematch_button = await sim.send_old_button(f"1/rematch/{table.row.id}/0")
    assert "earlier game" in await sim.assert_refused(sim.press(0, rematch_button, "Old"))
    await end_game(sim, 0)
    assert "earlier game" in await sim.assert_refused(sim.press(0, rematch_button, "Old"))
