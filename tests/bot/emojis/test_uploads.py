"""The icons are uploaded once, shown, and deleted when no message of a game shows them any more."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.emojis.icon import SEAT_ICONS, Icon, emoji_of, set_uploaded
from bot.emojis.uploads import MAX_EMOJI_BYTES, EmojiUploads, all_icons
from bot.registry import GAME_UIS
from tests.support.simulated_discord.fixture import DiscordFixture, controls_of
from tests.support.simulated_discord.strictness import refusals

ICONS = SEAT_ICONS[:2]
OTHER_PICTURE = replace(ICONS[0], draw=SEAT_ICONS[4].draw)
"""The first icon, drawn anew."""


def uploads(sim: DiscordFixture, *icons: Icon) -> EmojiUploads:
    return EmojiUploads(sim.bot, sim.bot.runtime.store, icons or ICONS)


def names_at_discord(sim: DiscordFixture) -> list[str]:
    return sorted(emoji.name for emoji in sim.env.backend.application_emojis.values())


def known_texts(sim: DiscordFixture) -> set[str]:
    emojis = sim.env.backend.application_emojis.values()
    return {f"<:{emoji.name}:{emoji.id}>" for emoji in emojis}


def requests(sim: DiscordFixture, method: str) -> list[Any]:
    made = sim.env.http_requests
    return [each for each in made if each.method == method and "/emojis" in each.path]


def test_every_icon_can_be_uploaded_under_a_name_of_its_own() -> None:
    icons = all_icons(GAME_UIS.values())
    names = [icon.name for icon in icons]
    assert len(set(names)) == len(names)
    for icon in icons:
        assert len(icon.draw()) <= MAX_EMOJI_BYTES
        assert 2 <= len(icon.name) <= 20, icon.name
        assert icon.unicode
        assert not icon.unicode.isascii()


async def test_missing_icon_is_uploaded_once(sim: DiscordFixture) -> None:
    assert emoji_of(ICONS[0]) == ICONS[0].unicode
    await uploads(sim).run()
    first, second = names_at_discord(sim)
    assert first.startswith("nv_seat_1_")
    assert second.startswith("nv_seat_2_")
    assert f":{first}:" in str(emoji_of(ICONS[0]))
    set_uploaded({})
    await uploads(sim).run()
    assert len(requests(sim, "POST")) == 2
    assert f":{second}:" in str(emoji_of(ICONS[1]))


async def test_processes_that_start_together_show_the_same_emojis(sim: DiscordFixture) -> None:
    await asyncio.gather(uploads(sim).run(), uploads(sim).run())
    assert len(names_at_discord(sim)) == 2
    assert {str(emoji_of(icon)) for icon in ICONS} == known_texts(sim)


async def test_double_of_another_process_is_deleted(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should Discord accept two emojis with the same name, the older one is used."""
    await uploads(sim).run()
    older = known_texts(sim)
    fetch_all = sim.bot.fetch_application_emojis
    seen_by_late_process = iter([list[discord.Emoji]()])

    async def fetch_late() -> list[discord.Emoji]:
        early = next(seen_by_late_process, None)
        return await fetch_all() if early is None else early

    async def create_double(*, name: str, image: bytes) -> discord.Emoji:
        created = sim.env.backend.create_application_emoji(name)
        return await sim.bot.fetch_application_emoji(created.id)

    monkeypatch.setattr(sim.bot, "fetch_application_emojis", fetch_late)
    monkeypatch.setattr(sim.bot, "create_application_emoji", create_double)
    await uploads(sim).run()
    assert known_texts(sim) == older
    assert {str(emoji_of(icon)) for icon in ICONS} == older


async def test_icon_that_is_refused_is_shown_by_unicode(sim: DiscordFixture) -> None:
    sim.env.inject_error("POST", "/applications/*/emojis", status=500, code=0, times=None)
    await uploads(sim).run()
    assert names_at_discord(sim) == []
    assert emoji_of(ICONS[0]) == ICONS[0].unicode


async def test_old_emoji_stays_while_a_message_of_a_running_game_may_show_it(
    sim: DiscordFixture,
) -> None:
    await sim.start((0, 1))
    await uploads(sim).run()
    old = names_at_discord(sim)
    for _ in range(2):
        await uploads(sim, OTHER_PICTURE, ICONS[1]).run()
        assert len(names_at_discord(sim)) == 3
    panel = await sim.slash(0, "stpete end")
    await sim.press(0, panel.response, "Yes, end the game")
    await uploads(sim, OTHER_PICTURE, ICONS[1]).run()
    assert old[0] not in names_at_discord(sim)
    assert len(names_at_discord(sim)) == 2


async def test_old_emoji_that_is_used_again_is_not_deleted(sim: DiscordFixture) -> None:
    await uploads(sim).run()
    for icon in (OTHER_PICTURE, ICONS[0], OTHER_PICTURE):
        await uploads(sim, icon, ICONS[1]).run()
        assert str(emoji_of(icon)) in known_texts(sim)
        assert len(names_at_discord(sim)) == 3


async def test_emojis_of_others_are_left_alone(sim: DiscordFixture) -> None:
    for name in ("party", "nv_party", "party_12345678"):
        sim.env.backend.create_application_emoji(name)
    for _ in range(3):
        await uploads(sim).run()
    assert len(names_at_discord(sim)) == 5


async def test_emoji_that_was_deleted_gives_way_to_unicode(sim: DiscordFixture) -> None:
    sim.ui = GAME_UIS["saint_petersburg"]
    await uploads(sim, *sim.ui.icons).run()
    await sim.start((0, 1), seed=3)
    who = await sim.player_to_act((0, 1))
    bought = await sim.slash(who, "stpete buy")
    assert all("id" in control["emoji"] for control in coloured(bought.response))
    sim.env.backend.application_emojis.clear()
    bought = await sim.slash(who, "stpete buy")
    assert coloured(bought.response)
    assert not any(control["emoji"].get("id") for control in coloured(bought.response))
    (refusal,) = refusals(sim.env.backend)
    assert "Invalid emoji" in refusal
    refusals(sim.env.backend).clear()


def coloured(message: Any) -> list[Any]:
    """The controls that show a card's colour."""
    return [control for control in controls_of(message) if control.get("emoji")]
