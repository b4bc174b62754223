"""`/nevsky history`: a user's past games in pages, each with its replay."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.channel.components import Button, SelectMenu, build_view
from bot.channel.custom_id import CustomId
from bot.channel.layouts import MAX_COMPONENTS, MAX_LAYOUT_LENGTH, Panel, Section, build_layout
from bot.interactions.history import past_games
from bot.storage.records import SeatRow
from bot.table.substitution import reassign_seat
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.quick_games import (
    abandon_game,
    play_random_move,
    play_whole_game,
    start_game,
)
from tests.support.storage.sqlite import execute_inside

ZOFIE, BORIS, CATHERINE, STRANGER = 0, 1, 2, 4


def replays_in(panel: Any) -> list[CustomId]:
    """Return where the buttons beside the games lead."""
    return [each for each in custom_ids_of(panel.response) if each.verb == "replay"]


def other_labels(panel: Any) -> list[str]:
    return [label for label in button_labels(panel.response) if label != "Replay"]


async def test_history_of_a_user_without_finished_games_says_so(sim: DiscordFixture) -> None:
    await start_game(sim, "saint_petersburg")
    panel = await sim.slash(ZOFIE, "nevsky history")
    assert text_of(panel) == "You haven’t finished a game on this server yet."
    assert button_labels(panel.response) == ["All servers"]


async def test_past_games_are_listed_newest_first(sim: DiscordFixture) -> None:
    first = await play_whole_game(sim, "saint_petersburg")
    second = await start_game(sim, "heller_und_pfennig")
    await play_random_move(second, Random(1))
    await abandon_game(sim, second)
    panel = await sim.slash(BORIS, "nevsky history")
    title, *lines = text_of(panel).splitlines()
    assert title == "**Your finished games on this server**"
    assert [line.partition(".")[0] for line in lines] == ["1", "2"]
    assert "with Žofie: ended without a winner" in lines[0]
    assert "Saint Petersburg" in lines[1]
    result = (await sim.bot.runtime.store.results(first.row.id))[1]
    place = ["1st", "2nd"][(result.rank or 0) - 1]
    assert f"{place} place, {result.points} points" in lines[1]
    assert [each.game_id for each in replays_in(panel)] == [second.row.id, first.row.id]
    assert text_of(await sim.slash(STRANGER, "nevsky history")).startswith("You haven’t")


async def test_score_is_told_in_what_the_game_counts(sim: DiscordFixture) -> None:
    sim.locales[BORIS] = "de"
    for name, unit in (("saint_petersburg", "Punkte?"), ("heller_und_pfennig", "Heller")):
        table = await play_whole_game(sim, name)
        points = (await sim.bot.runtime.store.results(table.row.id))[1].points
        newest = text_of(await sim.slash(BORIS, "nevsky history")).splitlines()[1]
        assert re.search(rf"Platz \d, {points} {unit}$", newest)


async def test_who_plays_together_has_won_or_lost(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past_games, "wins_together", lambda _game: True)
    table = await play_whole_game(sim, "saint_petersburg")
    for own in await sim.bot.runtime.store.results(table.row.id):
        ending = "won" if own.rank == 1 else "lost"
        reply = await sim.private_reply(own.seat, "nevsky history")
        assert f": {ending}, {own.points} point" in reply


async def test_replay_is_opened_from_the_list(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg", channel_id=77)
    panel = await sim.slash(BORIS, "nevsky history")
    assert [each.game_id for each in replays_in(panel)] == [table.row.id]
    replay = await sim.press(BORIS, panel.response, "Replay")
    assert "Before the first move" in text_of(replay)
    assert "Next" in button_labels(replay.response)


async def test_menu_of_an_earlier_version_opens_a_replay(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg", channel_id=77)
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    options = (("1. Saint Petersburg", str(table.row.id)),)
    view = build_view([SelectMenu("Go through a game again", CustomId("open-replay", 0), options)])
    menu = await channel.send("Your finished games", view=view)
    replay = await sim.people[BORIS].select(menu, [str(table.row.id)])
    assert "Before the first move" in text_of(replay)


def test_longest_page_of_games_fits_in_a_message() -> None:
    sections = [
        Section("a" * past_games.MAX_SECTION_LENGTH, Button("Replay", CustomId("replay", number)))
        for number in range(past_games.PAGE_SIZE)
    ]
    buttons = [Button(name, CustomId(name, 0)) for name in ("newer", "older", "all", "back")]
    layout = build_layout("Your games", (), buttons, Panel(sections=tuple(sections)))
    assert layout.total_children_count <= MAX_COMPONENTS
    assert layout.content_length() <= MAX_LAYOUT_LENGTH


async def test_long_lists_have_pages(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_games, "PAGE_SIZE", 2)
    for _ in range(3):
        await abandon_game(sim, await start_game(sim, "heller_und_pfennig"))
    panel = await sim.slash(ZOFIE, "nevsky history")
    assert (len(replays_in(panel)), other_labels(panel)) == (2, ["Older", "All servers"])
    panel = await sim.press(ZOFIE, panel.response, "Older")
    assert text_of(panel).splitlines()[1].startswith("3. ")
    assert (len(replays_in(panel)), other_labels(panel)) == (1, ["Newer", "All servers"])
    panel = await sim.press(ZOFIE, panel.response, "Newer")
    assert len(replays_in(panel)) == 2


async def test_who_played_on_for_the_reader_is_named_only_if_human(sim: DiscordFixture) -> None:
    table = await start_game(sim, "saint_petersburg", seats=4)
    await reassign_seat(table, 1, SeatRow(1, "Boris", ai="easy"), user_id=1, interaction_id=5)
    await reassign_seat(table, 2, SeatRow(2, "Eve", 77), user_id=2, interaction_id=6)
    await reassign_seat(table, 3, SeatRow(3, "Bering", ai="easy"), user_id=3, interaction_id=7)
    await abandon_game(sim, table)
    left_to_ai = await sim.private_reply(BORIS, "nevsky history")
    assert "with Žofie, Catherine (then Eve), and Dmitri (then Bering): you left" in left_to_ai
    left_to_person = await sim.private_reply(CATHERINE, "nevsky history")
    assert "with Žofie, Boris (then an AI), Eve, and Dmitri (then Bering): you" in left_to_person


async def test_games_of_other_servers_are_listed_on_request(sim: DiscordFixture) -> None:
    table = await start_game(sim, "heller_und_pfennig")
    await abandon_game(sim, table)
    sql = "UPDATE game SET guild_id = 99"
    await execute_inside(sim.bot.runtime.store, sql)
    panel = await sim.slash(ZOFIE, "nevsky history")
    assert replays_in(panel) == []
    panel = await sim.press(ZOFIE, panel.response, "All servers")
    assert text_of(panel).startswith("**All your finished games**")
    assert len(replays_in(panel)) == 1
    panel = await sim.press(ZOFIE, panel.response, "Only this server")
    assert replays_in(panel) == []


async def test_seat_whose_player_came_back_under_another_name_has_one_name(
    sim: DiscordFixture,
) -> None:
    table = await start_game(sim, "saint_petersburg")
    boris = SeatRow(1, "Boris II", sim.people[BORIS].id)
    table.stored.seats = (table.seats[0], replace(table.seats[1], user_id=None, ai="easy"))
    await reassign_seat(table, 1, boris, user_id=1, interaction_id=5)
    await abandon_game(sim, table)
    assert "with Boris II: ended" in await sim.private_reply(ZOFIE, "nevsky history")


async def test_deleted_user_is_removed_from_all_histories(sim: DiscordFixture) -> None:
    await play_whole_game(sim, "saint_petersburg")
    await sim.forget(BORIS)
    assert "You haven’t finished" in await sim.private_reply(BORIS, "nevsky history")
    reply = await sim.private_reply(ZOFIE, "nevsky history")
    assert "Boris" not in reply
    assert "with ?:" in reply
