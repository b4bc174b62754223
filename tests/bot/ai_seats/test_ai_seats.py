"""AI players: seats in the lobby, moves, undo, and thinking time."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.ai_seats.scheduler import TIME_CAP
from bot.table.preferences import TableSettings
from engine.ai.registry import AGENT_SPECS
from tests.support.simulated_discord.ai_table import (
    BORIS,
    CATHERINE,
    ai_seats_moved,
    open_lobby_with_ais,
)
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

LEVELS = ("Easy", "Medium", "Hard")


# The lobby


async def test_ai_players_are_added_and_removed_by_buttons(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim)
    shown = await sim.press(BORIS, sim.last_message, "Add AI")
    for level in LEVELS:
        assert button_labels(shown.response)[:3] == list(LEVELS)
        shown = await sim.press(BORIS, shown.response, level)
        assert "sits down" in text_of(shown)
    seat_lines = [line for line in shown_text(sim.last_message).splitlines() if line[:1].isdigit()]
    assert [line[3:].split(" (")[1] for line in seat_lines] == [
        "host)",
        "easy AI)",
        "medium AI)",
        "hard AI)",
    ]
    assert len({seat.name for seat in table.seats}) == 4
    names = [seat.name for seat in table.seats[1:]]
    assert button_labels(shown.response) == [f"Remove {name}" for name in names], "no seat is free"
    late_button = await sim.send_old_button(f"1/add-ai/{table.row.id}/0/easy")
    refusal = await sim.assert_refused(sim.press(BORIS, late_button, "Old"))
    assert refusal == "All 4 seats are taken."
    await late_button.delete()
    answer = await sim.press(BORIS, shown.response, f"Remove {names[1]}")
    assert f"{names[1]} has left" in text_of(answer)
    assert [seat.ai for seat in table.seats] == [None, "easy", "hard"]
    assert button_labels(answer.response)[:3] == list(LEVELS), "there is a free seat again"
    stale_button = await sim.send_old_button(f"1/drop-ai/{table.row.id}/0/{names[1]}")
    assert "no longer" in await sim.assert_refused(sim.press(BORIS, stale_button, "Old"))
    await stale_button.delete()
    await sim.slash(CATHERINE, "stpete join")
    assert table.seats[3].name == "Catherine"


async def test_remove_ai_button_of_an_older_version_still_works(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "easy", "hard")
    button = await sim.send_old_button(f"1/drop-ai/{table.row.id}/0")
    await sim.press(BORIS, button, "Old")
    assert [seat.ai for seat in table.seats] == [None, "easy"]


async def test_only_the_host_adds_ai_players(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "easy")
    await sim.slash(CATHERINE, "stpete join")
    attempts = (
        sim.press(CATHERINE, sim.last_message, "Add AI"),
        sim.slash(CATHERINE, "stpete ai", level="hard"),
        sim.press(CATHERINE, await sim.send_old_button(f"1/add-ai/{table.row.id}/0/hard"), "Old"),
        sim.press(CATHERINE, await sim.send_old_button(f"1/drop-ai/{table.row.id}/0"), "Old"),
    )
    for attempt in attempts:
        assert "Boris, the host" in await sim.assert_refused(attempt)
    forged = await sim.send_old_button(f"1/add-ai/{table.row.id}/0/random")
    assert "no AI of that level" in await sim.assert_refused(sim.press(BORIS, forged, "Old"))


async def test_ai_players_alone_do_not_keep_a_table_open(sim: DiscordFixture) -> None:
    await open_lobby_with_ais(sim, "easy")
    await sim.slash(BORIS, "stpete leave")
    assert "no game" in await sim.private_reply(BORIS, "stpete start")


async def test_game_without_ai_offers_no_levels(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_lobby_with_ais(sim)
    offered = sim.last_message
    assert "Add AI" in button_labels(offered)
    monkeypatch.delitem(AGENT_SPECS, table.game.name)
    await sim.slash(CATHERINE, "stpete join")
    assert "Add AI" not in button_labels(sim.last_message)
    attempts = (
        sim.press(BORIS, await sim.send_old_button(f"1/ai/{table.row.id}/0"), "Old"),
        sim.press(BORIS, await sim.send_old_button(f"1/add-ai/{table.row.id}/0/hard"), "Old"),
        sim.slash(BORIS, "stpete ai"),
        sim.slash(BORIS, "stpete ai", level="hard"),
    )
    for attempt in attempts:
        assert "no AI players" in await sim.assert_refused(attempt)
    await sim.slash(BORIS, "stpete start")
    assert "no AI players" in await sim.assert_refused(sim.slash(CATHERINE, "stpete leave"))
    late = await sim.send_old_button(f"1/leave-game/{table.row.id}/0")
    assert "no AI players" in await sim.assert_refused(sim.press(CATHERINE, late, "Old"))


# Playing


async def test_ai_moves_are_announced_with_the_next_persons_turn(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "easy", "medium")
    await sim.slash(BORIS, "stpete start")
    names = [seat.name for seat in table.seats]
    for _ in range(3):
        post_count = len([request for request in sim.env.http_requests if request.method == "POST"])
        before, phase_ply = await ai_seats_moved(sim, table), table.row.announced_phase_ply
        await sim.slash(BORIS, "stpete pass")
        new_seats = (await ai_seats_moved(sim, table))[len(before) :]
        assert new_seats
        posts = [request for request in sim.env.http_requests if request.method == "POST"][
            post_count:
        ]
        posts = [request for request in posts if request.path.endswith("/messages")]
        assert len(posts) == 1 + (table.row.announced_phase_ply > phase_ply)
        posted_text = "\n".join(request.json["content"] for request in posts)
        assert all(names[seat or 0] in posted_text for seat in new_seats)
        assert "Boris" in shown_text(sim.last_message).splitlines()[
            -1
        ] or sim.last_message.raw_mentions == [sim.people[BORIS].id]
    assert table.row.announced_ply == table.row.ply


async def test_ai_players_play_a_whole_game_against_auto_passes(
    sim: DiscordFixture, caplog: pytest.LogCaptureFixture
) -> None:
    """Boris, the only person, passes for the rest of each phase."""
    caplog.set_level(logging.INFO, "bot.ai_seats")
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    while table.row.status == "running":
        await sim.slash(BORIS, "stpete pass", **{"rest-of-phase": True})
    assert button_labels(sim.last_message) == ["Rematch", "Replay", "Review", "Picture to share"]
    assert len(await ai_seats_moved(sim, table)) > 20
    assert all(not button_labels(message) for message in sim.public_messages[:-1])
    assert caplog.messages == [], "the end of a game is not an interruption"


# Undo


async def test_undo_includes_ai_moves_that_revealed_nothing(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    before, moved = await sim.stored_state(), await ai_seats_moved(sim, table)
    taken = await sim.slash(BORIS, "stpete take")
    done = await sim.press(BORIS, taken.response, button_labels(taken.response)[0])
    assert len(await ai_seats_moved(sim, table)) > len(moved)
    assert "Undo" in button_labels(done.response)
    undone = await sim.press(BORIS, done.response, "Undo")
    assert "taken back your last action" in text_of(undone)
    assert await sim.stored_state() == before
    assert "Taken back: Boris" in shown_text(sim.last_message)
    assert await sim.player_to_act((BORIS, -1)) == BORIS


class FakeClock:
    """Replaces `asyncio` and `monotonic`: records sleeps, and simulates a thinking time."""

    def __init__(self, thinking_time: float) -> None:
        self.slept: list[float] = []
        self._thought, self._now = thinking_time, 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def monotonic(self) -> float:
        self._now += self._thought
        return self._now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


async def pauses(
    sim: DiscordFixture,
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    pace: int,
    thinking_time: float,
) -> list[float]:
    """Return the pauses before the moves of an AI that thinks for `thinking_time` seconds each."""
    table = await open_lobby_with_ais(sim, level)
    table.stored.row = replace(table.row, settings=TableSettings(pace=pace).model_dump_json())
    sim.bot.runtime.ai_scheduler._no_delay = False
    clock = FakeClock(thinking_time)
    monkeypatch.setattr("bot.ai_seats.scheduler.asyncio", clock)
    monkeypatch.setattr("bot.ai_seats.scheduler.monotonic", clock.monotonic)
    await sim.slash(BORIS, "stpete start")
    await sim.slash(BORIS, "stpete pass")
    assert clock.slept
    return clock.slept


@pytest.mark.parametrize(("pace", "thinking_time"), [(0, 0.25), (1, 0.0), (1, 2.0), (3, 0.25)])
async def test_thinking_time_counts_towards_the_pause(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, pace: int, thinking_time: float
) -> None:
    slept = await pauses(sim, monkeypatch, "easy", pace, thinking_time)
    assert set(slept) == {max(0.0, pace - thinking_time)}


@pytest.mark.parametrize("thinking_time", [0.0, 0.3])
async def test_thinking_time_of_a_hard_ai_is_hidden(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, thinking_time: float
) -> None:
    """It would reveal the number of legal moves, and thus what the AI can pay."""
    slept = await pauses(sim, monkeypatch, "hard", 0, thinking_time)
    assert {round(seconds + thinking_time, 6) for seconds in slept} == {TIME_CAP}
