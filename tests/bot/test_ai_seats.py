"""AI players: seated in the lobby, told with the next person's turn, lost by no restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.ai_seats.scheduler import TIME_CAP
from bot.table.preferences import TableSettings
from engine.ai.registry import AGENT_SPECS
from tests.bot.ai_table import BORIS, CATHERINE, by_ai, lobby
from tests.bot.room import Room, labels, text_of
from tests.bot.test_undo import stored_state

LEVELS = ("Easy", "Medium", "Hard")


# The lobby


async def test_ai_players_are_seated_and_sent_away_by_buttons(room: Room) -> None:
    table = await lobby(room)
    asked = await room.press(BORIS, room.last, "Add AI")
    for level in LEVELS:
        assert labels(asked.response)[:3] == list(LEVELS)
        asked = await room.press(BORIS, asked.response, level)
        assert "sits down" in text_of(asked)
    listed = [line for line in room.last.content.splitlines() if line[:1].isdigit()]
    assert [line[3:].split(" (")[1] for line in listed] == [
        "host)",
        "easy AI)",
        "medium AI)",
        "hard AI)",
    ]
    assert len({seat.name for seat in table.seats}) == 4
    names = [seat.name for seat in table.seats[1:]]
    assert labels(asked.response) == [f"Send {name} away" for name in names], "no seat is free"
    late = await room.old_button(f"1/add-ai/{table.row.id}/0/easy")
    assert "All 4 seats" in await room.refused(room.press(BORIS, late, "Old"))
    await late.delete()
    left = await room.press(BORIS, asked.response, f"Send {names[1]} away")
    assert f"{names[1]} has left" in text_of(left)
    assert [seat.ai for seat in table.seats] == [None, "easy", "hard"]
    assert labels(left.response)[:3] == list(LEVELS), "one can sit down again"
    gone = await room.old_button(f"1/drop-ai/{table.row.id}/0/{names[1]}")
    assert "no longer" in await room.refused(room.press(BORIS, gone, "Old"))
    await gone.delete()
    await room.slash(CATHERINE, "stpete join")
    assert table.seats[3].name == "Catherine"


async def test_a_button_of_before_sends_the_last_ai_away(room: Room) -> None:
    table = await lobby(room, "easy", "hard")
    button = await room.old_button(f"1/drop-ai/{table.row.id}/0")
    await room.press(BORIS, button, "Old")
    assert [seat.ai for seat in table.seats] == [None, "easy"]


async def test_only_the_host_seats_ai_players(room: Room) -> None:
    table = await lobby(room, "easy")
    await room.slash(CATHERINE, "stpete join")
    refused = (
        room.press(CATHERINE, room.last, "Add AI"),
        room.slash(CATHERINE, "stpete ai", level="hard"),
        room.press(CATHERINE, await room.old_button(f"1/add-ai/{table.row.id}/0/hard"), "Old"),
        room.press(CATHERINE, await room.old_button(f"1/drop-ai/{table.row.id}/0"), "Old"),
    )
    for trying in refused:
        assert "Boris, the host" in await room.refused(trying)
    forged = await room.old_button(f"1/add-ai/{table.row.id}/0/random")
    assert "no AI of that level" in await room.refused(room.press(BORIS, forged, "Old"))


async def test_a_host_who_leaves_hands_the_table_to_a_person(room: Room) -> None:
    await lobby(room, "easy")
    await room.slash(CATHERINE, "stpete join")
    await room.slash(BORIS, "stpete leave")
    assert "Catherine (host)" in room.last.content
    assert "Catherine, the host" in await room.refused(room.slash(BORIS, "stpete start"))
    await room.slash(CATHERINE, "stpete leave")
    assert "No game" in await room.says(CATHERINE, "stpete start"), "AIs keep no table open"


async def test_a_game_that_no_ai_can_play_offers_none(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(room)
    offered = room.last
    assert "Add AI" in labels(offered)
    monkeypatch.delitem(AGENT_SPECS, table.game.name)
    await room.slash(CATHERINE, "stpete join")
    assert "Add AI" not in labels(room.last)
    trying = (
        room.press(BORIS, await room.old_button(f"1/ai/{table.row.id}/0"), "Old"),
        room.press(BORIS, await room.old_button(f"1/add-ai/{table.row.id}/0/hard"), "Old"),
        room.slash(BORIS, "stpete ai"),
        room.slash(BORIS, "stpete ai", level="hard"),
    )
    for one in trying:
        assert "people only" in await room.refused(one)
    await room.slash(BORIS, "stpete start")
    assert "people only" in await room.refused(room.slash(CATHERINE, "stpete leave"))
    late = await room.old_button(f"1/leave-game/{table.row.id}/0")
    assert "people only" in await room.refused(room.press(CATHERINE, late, "Old"))


# Playing


async def test_ai_moves_are_told_with_the_next_persons_turn(room: Room) -> None:
    table = await lobby(room, "easy", "medium")
    await room.slash(BORIS, "stpete start")
    names = [seat.name for seat in table.seats]
    for _ in range(3):
        sent = len([one for one in room.env.http_requests if one.method == "POST"])
        before, stories = await by_ai(room, table), table.row.announced_phase_ply
        await room.slash(BORIS, "stpete pass")
        new = (await by_ai(room, table))[len(before) :]
        assert new
        posts = [one for one in room.env.http_requests if one.method == "POST"][sent:]
        posts = [one for one in posts if one.path.endswith("/messages")]
        assert len(posts) == 1 + (table.row.announced_phase_ply > stories)
        told = "\n".join(one.json["content"] for one in posts)
        assert all(names[seat or 0] in told for seat in new)
        assert "Boris" in room.last.content.splitlines()[-1] or room.last.raw_mentions == [
            room.people[BORIS].id
        ]
    assert table.row.announced_ply == table.row.ply


async def test_an_ai_without_people_to_wait_for_plays_a_whole_game(room: Room) -> None:
    """Boris passes for the rest of each phase; nobody else is a person."""
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    while table.row.status == "running":
        await room.slash(BORIS, "stpete pass", **{"rest-of-phase": True})
    assert labels(room.last) == ["Rematch", "Replay", "Review"]
    assert len(await by_ai(room, table)) > 20
    assert all(not labels(message) for message in room.public[:-1])


# Undo


async def test_undo_takes_ai_moves_back_that_revealed_nothing(room: Room) -> None:
    table = await lobby(room, "medium")
    await room.slash(BORIS, "stpete start")
    before, moved = await stored_state(room), await by_ai(room, table)
    taken = await room.slash(BORIS, "stpete take")
    done = await room.press(BORIS, taken.response, labels(taken.response)[0])
    assert len(await by_ai(room, table)) > len(moved)
    assert "Undo" in labels(done.response)
    undone = await room.press(BORIS, done.response, "Undo")
    assert "taken back your last action" in text_of(undone)
    assert await stored_state(room) == before
    assert "Boris takes a move back" in room.last.content
    assert await room.turn((BORIS, -1)) == BORIS


class Watched:
    """asyncio and a clock, but for the sleep. Whoever asks the clock has thought for so long."""

    def __init__(self, thought: float) -> None:
        self.slept: list[float] = []
        self._thought, self._now = thought, 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def monotonic(self) -> float:
        self._now += self._thought
        return self._now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


async def pauses(
    room: Room, monkeypatch: pytest.MonkeyPatch, level: str, pace: int, thought: float
) -> list[float]:
    """How long an AI that thought for so long waits before each of its moves."""
    table = await lobby(room, level)
    table.row = replace(table.row, settings=TableSettings(pace=pace).model_dump_json())
    room.bot.runtime.ai_scheduler._no_delay = False
    watched = Watched(thought)
    monkeypatch.setattr("bot.ai.turns.asyncio", watched)
    monkeypatch.setattr("bot.ai.turns.monotonic", watched.monotonic)
    await room.slash(BORIS, "stpete start")
    await room.slash(BORIS, "stpete pass")
    assert watched.slept
    return watched.slept


@pytest.mark.parametrize("thought", [0.0, 0.25, 2.0])
@pytest.mark.parametrize("pace", [0, 1, 3])
async def test_an_ai_moves_after_as_long_as_the_table_likes_with_its_thinking(
    room: Room, monkeypatch: pytest.MonkeyPatch, pace: int, thought: float
) -> None:
    slept = await pauses(room, monkeypatch, "easy", pace, thought)
    assert set(slept) == {max(0.0, pace - thought)}


@pytest.mark.parametrize("thought", [0.0, 0.1, 0.3])
async def test_how_long_a_hard_ai_thought_does_not_show(
    room: Room, monkeypatch: pytest.MonkeyPatch, thought: float
) -> None:
    """It would tell how much there was to choose from, and so what cannot be paid."""
    slept = await pauses(room, monkeypatch, "hard", 0, thought)
    assert {round(seconds + thought, 6) for seconds in slept} == {TIME_CAP}
