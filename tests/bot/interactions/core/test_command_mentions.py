"""Commands in sentences are mentions that can be tapped, once their ids are known."""

from __future__ import annotations

import re

import pytest

from bot.i18n.texts import set_command_ids, shared_texts
from bot.interactions.core.command_sync import COMMAND_IDS_KEY
from bot.registry import GAME_UIS
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.storage.sqlite import execute_inside

BORIS = 1


def command_id(sim: DiscordFixture, name: str) -> int:
    """Return the id that Discord gave a command when it was sent, which must be once."""
    sent = [call for call in sim.env.http_requests if call.path.endswith("/commands")]
    assert len(sent) == 1
    (command,) = (
        command for (known, _), command in sim.env.backend.commands[None].items() if known == name
    )
    return int(command["id"])


async def test_quoted_command_is_a_mention_with_the_id_that_discord_gave_it(
    sim: DiscordFixture,
) -> None:
    reply = await sim.private_reply(BORIS, "stpete new")
    mentioned = re.findall(r"</(stpete \w+):(\d+)>", reply)
    assert [name for name, _ in mentioned] == ["stpete join", "stpete start"]
    assert {number for _, number in mentioned} == {str(command_id(sim, "stpete"))}


async def test_another_process_knows_the_ids_from_the_store(sim: DiscordFixture) -> None:
    set_command_ids({})
    await sim.restart()
    reply = await sim.private_reply(BORIS, "stpete new")
    assert f"</stpete join:{command_id(sim, 'stpete')}>" in reply, "the commands were sent once"


async def test_commands_whose_ids_were_never_kept_are_sent_again(sim: DiscordFixture) -> None:
    store = sim.bot.runtime.store
    await execute_inside(store, "DELETE FROM meta WHERE key = ?", COMMAND_IDS_KEY)
    set_command_ids({})
    await sim.restart()
    assert "</stpete join:" in await sim.private_reply(BORIS, "stpete new")


async def test_command_with_an_option_is_quoted_with_it(sim: DiscordFixture) -> None:
    translate = sim.ui.texts.in_language("en")
    assert "`/stpete pass rest-of-phase:False`" in translate("sits-out", command="stpete")


async def test_command_without_a_known_id_is_quoted_by_name(sim: DiscordFixture) -> None:
    set_command_ids({"nevsky": 7})
    reply = await sim.private_reply(BORIS, "stpete new")
    assert "`/stpete join`" in reply
    ended = sim.ui.texts.in_language("en")("lesson-ended")
    assert "</nevsky learn:7>" in ended


@pytest.mark.parametrize("language", shared_texts().languages)
def test_no_command_is_quoted_where_discord_shows_no_mentions(language: str) -> None:
    """Labels, placeholders, descriptions and alt texts are shown as they are written."""
    plain = r"(button|menu|option|choice|verb|command|name|setting|level|picture|alt)-|.*-alt$"
    for texts in (shared_texts(), *(ui.texts for ui in GAME_UIS.values())):
        for file in sorted((texts.folder / language).glob("*.ftl")):
            for key, text in re.findall(
                r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n)*)", file.read_text("utf-8"), re.MULTILINE
            ):
                assert not (re.match(plain, key) and "`/" in text), f"{file}: {key}"
