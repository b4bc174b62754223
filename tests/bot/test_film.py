"""The animation of a game that is over: made once, posted as often as somebody wishes."""

from __future__ import annotations

import asyncio
import io
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.channel import animations
from bot.channel.animations import AnimationRenderer
from bot.channel.replay_frames import replay_frames_of
from bot.registry import GAME_UIS
from bot.table.game_history import load_history
from bot.table.table import Table
from tests.bot.ended import begun, ended, given_up, move, packed
from tests.bot.room import Room, labels, text_of
from tests.bot.test_about import forget
from tests.bot.test_replay import open_replay
from tests.store.sqlite import run

ZOFIE, BORIS, STRANGER = 0, 1, 4


async def short(room: Room, name: str = "heller_und_pfennig") -> Table:
    """A game that was given up after some moves: quickly drawn."""
    table, rng = await begun(room, name), Random(1)
    for _ in range(6):
        await move(table, rng)
    await given_up(room, table)
    return table


async def ask(room: Room, who: int, table: Table) -> Any:
    panel = await open_replay(room, who, table)
    return await room.press(who, panel.response, "Animation")


async def posted(room: Room) -> Image.Image:
    (attachment,) = room.last.attachments
    return Image.open(io.BytesIO(await attachment.read()))


async def test_the_whole_game_is_posted_for_everybody(room: Room) -> None:
    table = await short(room)
    answer = await ask(room, BORIS, table)
    assert text_of(answer) == "The animation is in the channel now."
    assert "at the wish of Boris" in room.last.content
    assert room.last.attachments[0].filename == f"heller_und_pfennig-{table.row.id}.gif"
    assert "move by move" in str(room.last.attachments[0].description)
    image = await posted(room)
    record = await load_history(room.bot.runtime.store, table.row.id)
    assert record is not None
    assert getattr(image, "n_frames", 1) > len(record.steps) // 2
    back = await room.press(BORIS, answer.response, "Back to the game")
    assert "Move 0 of" in text_of(back)


async def test_the_next_who_asks_gets_the_same_at_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await short(room)
    await ask(room, BORIS, table)
    first = await room.last.attachments[0].read()
    monkeypatch.setattr(animations, "encode_animation", None)
    await room.restart()
    await ask(room, STRANGER, table)
    assert "Eve" in room.last.content
    assert await room.last.attachments[0].read() == first


async def test_who_waits_sees_how_far_it_is(room: Room) -> None:
    table = await short(room)
    await ask(room, BORIS, table)
    said = [
        str((request.json or {}).get("content"))
        for request in room.env.http_requests
        if request.path.startswith("/webhooks/") and "%" in str(request.json)
    ]
    assert said
    assert "an animation: 0 %\n▱▱▱▱▱▱▱▱▱▱" in said[0]


async def test_what_is_interrupted_is_made_anew(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a crash: nothing is stored before the animation is whole."""
    table, store = await short(room), room.bot.runtime.store
    record = await load_history(store, table.row.id)
    assert record is not None
    making = AnimationRenderer(store)
    task = making.start(GAME_UIS[record.name], record, "en").task
    assert task is not None
    await asyncio.sleep(0.01)
    await making.close()
    assert task.cancelled()
    assert await store.artifact(record.game_id, "film-en") is None
    await room.restart()
    await ask(room, BORIS, table)
    assert (await posted(room)).format == "GIF"


async def test_who_asks_twice_is_told_to_wait(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, store = await short(room), room.bot.runtime.store
    record = await load_history(store, table.row.id)
    assert record is not None
    making = room.bot.runtime.animations.start(GAME_UIS[record.name], record, "en")
    assert room.bot.runtime.animations.start(GAME_UIS[record.name], record, "en") is making
    making.waiting_users.add(room.people[BORIS].id)
    said = text_of(await ask(room, BORIS, table))
    assert "already" in said or "in the channel" in said, "it may be there by now"
    assert making.task is not None
    await making.task
    assert 50 < making.percent < 100


async def test_what_goes_wrong_is_said(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await short(room)

    def broken(*_: object, **__: object) -> bytes:
        raise ValueError("no room")

    with monkeypatch.context() as patched:
        patched.setattr(animations, "encode_animation", broken)
        before = len(room.public)
        assert "did not work out this time" in text_of(await ask(room, BORIS, table))
    assert len(room.public) - before == 1, "only the button that was pressed"
    assert "in the channel" in text_of(await ask(room, BORIS, table))


async def test_nobody_who_was_forgotten_is_in_a_kept_one(room: Room) -> None:
    table, store = await short(room), room.bot.runtime.store
    record = await load_history(store, table.row.id)
    assert record is not None
    await ask(room, BORIS, table)
    assert await store.artifact(table.row.id, "film-en") is not None
    await forget(room, ZOFIE)
    assert await store.artifact(table.row.id, "film-en") is None
    # One that was on its way meanwhile.
    making = AnimationRenderer(store).start(GAME_UIS[record.name], record, "en")
    assert making.task is not None
    await making.task
    assert await store.artifact(table.row.id, "film-en") is None


async def test_of_a_game_of_before_there_is_none(room: Room) -> None:
    table, rng = await begun(room, "saint_petersburg"), Random(1)
    while table.row.status == "running":
        await move(table, rng)
    await run(room.bot.runtime.store, lambda connection: connection.execute("DELETE FROM moment"))
    await packed(room, table)
    assert "nothing to animate" in text_of(await ask(room, ZOFIE, table))


async def test_a_running_game_has_none(room: Room) -> None:
    table = await begun(room, "saint_petersburg")
    old = await room.old_button(f"1/film/{table.row.id}/0/m")
    assert "still running" in await room.refused(room.press(ZOFIE, old, "Old"))


async def test_it_stays_on_the_server_of_the_game(room: Room) -> None:
    table = await short(room)
    elsewhere = "UPDATE game SET guild_id = 99"
    await run(room.bot.runtime.store, lambda connection: connection.execute(elsewhere))
    assert "server where the game was played" in text_of(await ask(room, ZOFIE, table))
    assert not room.last.attachments


async def test_every_language_has_its_own(room: Room) -> None:
    table = await short(room)
    await room.slash(ZOFIE, "nevsky server", language="de")
    panel = await open_replay(room, BORIS, table)
    assert "Animation" in labels(panel.response), "the person reads English"
    await room.press(BORIS, panel.response, "Animation")
    assert "auf Wunsch von Boris" in room.last.content
    assert await room.bot.runtime.store.artifact(table.row.id, "film-de") is not None


@pytest.mark.parametrize("name", GAME_UIS)
async def test_every_game_can_be_animated(room: Room, name: str) -> None:
    await ask(room, ZOFIE, await short(room, name))
    assert (await posted(room)).format == "GIF"


async def test_a_game_that_was_played_to_its_end_ends_with_its_result(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ended(room, "heller_und_pfennig")
    # All of it is more than a test should wait for.
    monkeypatch.setattr(
        animations, "replay_frames_of", lambda record: replay_frames_of(record)[-3:]
    )
    await ask(room, STRANGER, table)
    image: Any = await posted(room)
    image.seek(image.n_frames - 1)
    assert image.info["duration"] == animations.END_MILLISECONDS
