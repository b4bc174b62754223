"""The animation of a finished game: rendered once, shown in private, posted on request."""

from __future__ import annotations

import asyncio
import io
from datetime import UTC, datetime
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from PIL import Image
from simcord.components import walk_components

from bot.channel import animations
from bot.channel.animations import AnimationJob, AnimationRenderer
from bot.channel.custom_id import CustomId
from bot.channel.replay_frames import replay_frames_of
from bot.interactions.core import responder
from bot.interactions.history import animation
from bot.registry import GAME_UIS
from bot.table.table import Table
from tests.support.fake_discord.server import wait_until
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.quick_games import (
    abandon_game,
    history_of,
    play_older_game,
    play_random_move,
    play_whole_game,
    start_game,
)
from tests.support.storage.sqlite import execute_inside

ZOFIE, BORIS, STRANGER = 0, 1, 4


async def abandoned_game(sim: DiscordFixture, name: str = "heller_und_pfennig") -> Table:
    """Play a game that is abandoned after a few moves, so that it is quickly rendered."""
    table, rng = await start_game(sim, name), Random(1)
    for _ in range(6):
        await play_random_move(table, rng)
    await abandon_game(sim, table)
    return table


async def request_animation(sim: DiscordFixture, who: int, table: Table) -> Any:
    """Ask for the animation, and wait until it is shown or cannot be."""
    panel = await sim.open_replay(who, table)
    answer = await sim.press(who, panel.response, "Animation")
    await asyncio.gather(*sim.bot.runtime.live_replies._tasks.values())
    return answer


async def post_animation(sim: DiscordFixture, who: int, table: Table) -> Any:
    """Look at the animation, and post it."""
    panel = await request_animation(sim, who, table)
    return await sim.press(who, panel.response, "Post it here")


async def image_of(sim: DiscordFixture, message: Any) -> Image.Image:
    (attachment,) = sim.files_of(message)
    return Image.open(io.BytesIO(await attachment.read()))


async def test_animation_is_shown_in_private_with_players_and_date(sim: DiscordFixture) -> None:
    table = await abandoned_game(sim)
    old = len(sim.public_messages)
    answer = await request_animation(sim, BORIS, table)
    assert len(sim.public_messages) == old + 1, "only the button's own message"
    title = f"**Auf Heller und Pfennig**, <t:{table.row.updated}:D>: Žofie and Boris."
    assert text_of(answer).startswith(title)
    day = datetime.fromtimestamp(table.row.updated, UTC).date()
    assert sim.files_of(answer.response)[0].filename == f"heller_und_pfennig-{day}.gif"
    assert "move by move" in str(sim.files_of(answer.response)[0].description)
    image = await image_of(sim, answer.response)
    record = await history_of(sim, table)
    assert getattr(image, "n_frames", 1) > len(record.steps) // 2
    assert button_labels(answer.response) == ["Post it here", "Back to the game"]
    back = await sim.press(BORIS, answer.response, "Back to the game")
    assert "Before the first move" in text_of(back)


async def test_animation_is_posted_on_request(sim: DiscordFixture) -> None:
    table = await abandoned_game(sim)
    shown = await request_animation(sim, BORIS, table)
    title, content = text_of(shown), await sim.files_of(shown.response)[0].read()
    answer = await sim.press(BORIS, shown.response, "Post it here")
    assert text_of(answer) == "I’ve posted the animation in the channel."
    assert button_labels(answer.response) == ["Back to the game"]
    assert sim.last_message.content == title
    assert await sim.last_message.attachments[0].read() == content


async def test_second_request_reuses_the_animation(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await abandoned_game(sim)
    first = await request_animation(sim, BORIS, table)
    monkeypatch.setattr(animations, "encode_animation", None)
    await sim.restart()
    second = await request_animation(sim, STRANGER, table)
    contents = [await sim.files_of(answer.response)[0].read() for answer in (first, second)]
    assert contents[0] == contents[1]


async def test_animation_progress_is_shown(sim: DiscordFixture) -> None:
    table = await abandoned_game(sim)
    await request_animation(sim, BORIS, table)
    progress_texts = [
        "\n".join(
            part["content"]
            for part in walk_components(request.json["components"])
            if "content" in part
        )
        for request in sim.env.http_requests
        if request.path.startswith("/webhooks/") and "%" in str(request.json)
    ]
    assert progress_texts
    assert "an animation: 0%\n▱▱▱▱▱▱▱▱▱▱" in progress_texts[0]


async def test_animation_that_takes_longer_than_its_token_is_offered_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord accepts edits of a response for 15 minutes. What it says last must stay true."""
    may_finish, edits = asyncio.Event(), list[str]()

    async def render() -> bytes:
        await may_finish.wait()
        return b"GIF89a"

    async def edit(content: str, **_: object) -> Mock:
        edits.append(content)
        return Mock()

    request = Mock(seconds_since_arrival=0.0, translate=lambda key, **_: key)
    request.bound_game_ui, request.is_layout = None, False
    request.interaction.edit_original_response = edit
    monkeypatch.setattr(responder, "UPDATE_INTERVAL", 0.001)
    job = AnimationJob(asyncio.create_task(render()), waiting_users={request.user_id})
    waiting = asyncio.create_task(
        animation._respond_when_rendered(
            request, responder.Responder(request), CustomId("film", 1), Mock(), job
        )
    )
    assert await wait_until(lambda: len(edits) > 2, 60)
    assert "film-making" in edits[-1]
    request.seconds_since_arrival = responder.EDIT_WINDOW
    await waiting
    assert edits[-1] == "film-late"
    assert not job.waiting_users, "who asks again sees the progress"
    may_finish.set()
    assert job.task is not None
    assert await job.task == b"GIF89a"


async def test_cancelled_animation_is_rendered_after_a_restart(sim: DiscordFixture) -> None:
    """As after a crash: nothing is stored before it is complete."""
    table, store = await abandoned_game(sim), sim.bot.runtime.store
    record = await history_of(sim, table)
    renderer = AnimationRenderer(store)
    job = renderer.start(GAME_UIS[record.name], record, "en")
    task = job.task
    assert task is not None
    assert await wait_until(lambda: job.percent > 0, 60)
    await renderer.close()
    assert task.cancelled()
    assert await store.artifact(record.game_id, "film-en") is None
    await sim.restart()
    answer = await request_animation(sim, BORIS, table)
    assert (await image_of(sim, answer.response)).format == "GIF"


async def test_repeated_animation_request_is_refused_while_pending(sim: DiscordFixture) -> None:
    table = await abandoned_game(sim)
    record = await history_of(sim, table)
    renderer = sim.bot.runtime.animations
    async with renderer._render_lock:
        job = renderer.start(GAME_UIS[record.name], record, "en")
        assert renderer.start(GAME_UIS[record.name], record, "en") is job
        job.waiting_users.add(sim.people[BORIS].id)
        reply = text_of(await request_animation(sim, BORIS, table))
        assert "already drawing that animation" in reply
    assert job.task is not None
    await job.task
    assert 50 < job.percent < 100


async def test_failed_animation_is_explained(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await abandoned_game(sim)

    def broken(*_: object, **__: object) -> bytes:
        raise ValueError("no room")

    with monkeypatch.context() as patched:
        patched.setattr(animations, "encode_animation", broken)
        assert "didn’t work this time" in text_of(await request_animation(sim, BORIS, table))
    assert sim.files_of((await request_animation(sim, BORIS, table)).response)


async def test_cached_animation_does_not_name_deleted_users(sim: DiscordFixture) -> None:
    table, store = await abandoned_game(sim), sim.bot.runtime.store
    record = await history_of(sim, table)
    await request_animation(sim, BORIS, table)
    assert await store.artifact(table.row.id, "film-en") is not None
    await sim.forget(ZOFIE)
    assert await store.artifact(table.row.id, "film-en") is None
    # An animation that was rendered before the deletion and stored after it.
    job = AnimationRenderer(store).start(GAME_UIS[record.name], record, "en")
    assert job.task is not None
    await job.task
    assert await store.artifact(table.row.id, "film-en") is None


async def test_game_without_history_has_no_animation(sim: DiscordFixture) -> None:
    table = await play_older_game(sim, "saint_petersburg")
    assert "nothing to animate" in text_of(await request_animation(sim, ZOFIE, table))


async def test_animation_is_posted_only_in_the_server_of_the_game(sim: DiscordFixture) -> None:
    table = await abandoned_game(sim)
    shown = await request_animation(sim, ZOFIE, table)
    sql = "UPDATE game SET guild_id = 99"
    await execute_inside(sim.bot.runtime.store, sql)
    refusal = await sim.press(ZOFIE, shown.response, "Post it here")
    assert "server where the game was played" in text_of(refusal)
    assert not sim.last_message.attachments
    elsewhere = await request_animation(sim, ZOFIE, table)
    assert button_labels(elsewhere.response) == ["Back to the game"]


async def test_animation_that_is_cached_no_longer_is_shown_again_instead_of_posted(
    sim: DiscordFixture,
) -> None:
    table = await abandoned_game(sim)
    shown = await request_animation(sim, BORIS, table)
    await sim.forget(ZOFIE)
    again = await sim.press(BORIS, shown.response, "Post it here")
    assert ": ? and Boris." in text_of(again)
    assert button_labels(again.response) == ["Post it here", "Back to the game"]
    assert not any(message.attachments for message in sim.public_messages)


async def test_each_language_has_its_own_animation(sim: DiscordFixture) -> None:
    table = await abandoned_game(sim)
    await sim.slash(ZOFIE, "nevsky server", language="de")
    answer = await post_animation(sim, BORIS, table)
    assert "in the channel" in text_of(answer), "the person's language is English"
    assert "Das ganze Spiel" in sim.last_message.content
    assert await sim.bot.runtime.store.artifact(table.row.id, "film-de") is not None


@pytest.mark.parametrize("name", GAME_UIS)
async def test_every_game_can_be_animated(sim: DiscordFixture, name: str) -> None:
    answer = await request_animation(sim, ZOFIE, await abandoned_game(sim, name))
    assert (await image_of(sim, answer.response)).format == "GIF"


async def test_animation_of_a_complete_game_ends_with_its_result(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play_whole_game(sim, "heller_und_pfennig")
    # Rendering the whole game would take too long for a test.
    monkeypatch.setattr(
        animations, "replay_frames_of", lambda ui, record: replay_frames_of(ui, record)[-3:]
    )
    answer = await request_animation(sim, STRANGER, table)
    image: Any = await image_of(sim, answer.response)
    image.seek(image.n_frames - 1)
    assert image.info["duration"] == animations.END_MILLISECONDS
