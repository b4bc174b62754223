"""`/nevsky ranking`: the ratings of a server's players, by season."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.saint_petersburg.statistics import ANCHOR_RATINGS
from bot.statistics.ratings import MIN_GAMES_FOR_RANK
from render.kit.board_table import MAX_ROWS
from tests.support.simulated_discord.fixture import (
    MENU,
    DiscordFixture,
    button_labels,
    controls_of,
    text_of,
)
from tests.support.simulated_discord.stored_results import store_finished_game
from tests.support.storage.sqlite import execute_inside

HOST, BORIS, CATHERINE, DMITRI = 0, 1, 2, 3
HELLER = "heller_und_pfennig"


async def store_games(
    sim: DiscordFixture, *order: int | str, times: int = MIN_GAMES_FOR_RANK, **options: Any
) -> None:
    """Store several games with the same result."""
    for _ in range(times):
        await store_finished_game(sim, *order, **options)


async def ranking(sim: DiscordFixture, who: int = HOST, **options: Any) -> Any:
    return (await sim.slash(who, "nevsky ranking", **options)).response


def table_of(message: Any) -> list[str]:
    """Return the rows of the picture from its alt text."""
    [picture] = message.attachments
    return str(picture.description).splitlines()


def names_of(message: Any) -> list[str]:
    return [line.partition(":")[0] for line in table_of(message)[1:]]


def people_of(message: Any) -> list[str]:
    return [name for name in names_of(message) if not name.startswith("★")]


def menus_of(message: Any) -> list[list[str]]:
    menus = [control for control in controls_of(message) if control["type"] == MENU]
    return [[option["label"] for option in menu["options"]] for menu in menus]


async def pick(sim: DiscordFixture, who: int, message: Any, value: str, index: int = 0) -> Any:
    menus = [control for control in controls_of(message) if control["type"] == MENU]
    with sim.client_locale(who):
        result = await sim.people[who].select(message, [value], custom_id=menus[index]["custom_id"])
    return result.response


async def test_ranking_without_rated_games_explains_which_count(sim: DiscordFixture) -> None:
    await store_finished_game(sim, HOST)
    await store_finished_game(sim, HOST, "hard")
    message = await ranking(sim, BORIS)
    assert "at least two people" in message.content
    assert not message.attachments
    assert button_labels(message) == []


async def test_players_are_ranked_among_anchor_ratings(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, "hard", HOST)
    message = await ranking(sim, BORIS)
    assert table_of(message)[0] == "Saint Petersburg: season 1"
    names = names_of(message)
    assert names.index("1. Boris") < names.index("2. Žofie")
    anchors = [f"★ {level.title()} AI" for level in reversed(ANCHOR_RATINGS)]
    assert [name for name in names if name in anchors] == anchors
    assert set(names) == {"1. Boris", "2. Žofie", *anchors}
    assert "You’re number 1 of 2, with a rating of " in message.content


async def test_leaving_a_game_counts_as_a_loss(sim: DiscordFixture) -> None:
    """Even if the AI that took over wins, and only one person is left."""
    await store_games(sim, "hard", HOST, replaced_players={BORIS: 0})
    assert people_of(await ranking(sim)) == ["1. Žofie", "2. Boris"]


async def test_player_who_left_a_game_can_opt_out(sim: DiscordFixture) -> None:
    await store_games(sim, HOST, "hard", CATHERINE, replaced_players={BORIS: 1})
    await sim.change_own_setting(BORIS, "In rankings: yes")
    assert people_of(await ranking(sim)) == ["1. Žofie", "2. Catherine"]


async def test_unrated_players_come_last_and_see_how_many_games_are_missing(
    sim: DiscordFixture,
) -> None:
    await store_games(sim, BORIS, HOST)
    await store_finished_game(sim, CATHERINE, BORIS)
    message = await ranking(sim, CATHERINE)
    assert names_of(message)[-1] == "– Catherine"
    assert "2 more games, and you’re in the ranking" in message.content
    assert "no rating here yet" in (await ranking(sim, DMITRI)).content


async def test_each_game_has_its_own_ranking(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST, name=HELLER, at=500)
    await store_games(sim, HOST, BORIS)
    message = await ranking(sim)
    assert people_of(message)[0] == "1. Žofie"
    assert menus_of(message) == [["Saint Petersburg", "Auf Heller und Pfennig"]]
    heller_ranking = await pick(sim, HOST, message, HELLER)
    assert table_of(heller_ranking)[0] == "Auf Heller und Pfennig: season 1"
    assert people_of(heller_ranking)[0] == "1. Boris"
    named_ranking = await ranking(sim, game="heller")
    assert table_of(named_ranking) == table_of(heller_ranking)
    assert "suggestions" in await sim.assert_refused(
        sim.slash(HOST, "nevsky ranking", game="chess")
    )
    assert HELLER in (await sim.autocomplete(HOST, "nevsky ranking", "game", "hell")).values()


async def test_opted_out_users_are_not_ranked(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST, CATHERINE)
    before = await ranking(sim, HOST)
    await sim.change_own_setting(BORIS, "In rankings: yes")
    message = await ranking(sim, BORIS)
    assert "You’ve opted out of rankings" in message.content
    assert not any("Boris" in line for line in table_of(message))
    await sim.change_own_setting(BORIS, "In rankings: no")
    assert table_of(await ranking(sim, HOST)) == table_of(before)


async def test_deleted_users_are_not_ranked_and_the_others_stay(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST, CATHERINE)
    await sim.forget(BORIS)
    message = await ranking(sim)
    assert people_of(message) == ["1. Žofie", "2. Catherine"]
    assert all("3 games" in line for line in table_of(message)[1:] if "★" not in line)


async def test_game_whose_end_was_undone_does_not_count(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST)
    game_id = await store_finished_game(sim, HOST, BORIS)
    sql = "UPDATE game SET status = 'running', announced_ply = ply WHERE id = ?"
    await execute_inside(sim.bot.runtime.store, sql, game_id)
    assert all("3 games" in line for line in table_of(await ranking(sim))[1:] if "★" not in line)


async def test_ranking_is_a_list_if_its_picture_fails(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError

    await store_games(sim, BORIS, HOST)
    monkeypatch.setattr("bot.interactions.profile.ranking.ranking_picture", broken)
    message = await ranking(sim)
    assert "1. Boris: " in message.content
    assert f"★ Hard AI: {ANCHOR_RATINGS['hard']}" in message.content
    caplog.clear()


async def test_long_ranking_has_pages(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.profile.ranking.MAX_ROWS", 4)
    await store_games(sim, BORIS, HOST, CATHERINE, DMITRI)
    first_page = await ranking(sim, BORIS)
    assert button_labels(first_page) == ["Further down"]
    first_names = names_of(first_page)
    second_page = (await sim.press(BORIS, first_page, "Further down")).response
    assert button_labels(second_page) == ["Further up"]
    assert len(first_names) == 4 < MAX_ROWS
    assert len({*first_names, *names_of(second_page)}) == 4 + len(ANCHOR_RATINGS)


# Seasons


async def test_manager_begins_a_season_and_past_ones_stay_visible(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST)
    message = await ranking(sim)
    before = table_of(message)
    assert button_labels(message) == ["Start season 2"]
    assert button_labels(await ranking(sim, BORIS)) == []
    prompt = await sim.press(HOST, message, "Start season 2")
    assert "resets everyone’s rating" in text_of(prompt)
    reply = await sim.press(HOST, prompt.response, "Yes, start season 2")
    assert text_of(reply) == "Season 2 begins now. Good luck to everyone!"
    empty_ranking = await ranking(sim, BORIS)
    assert "No game counts for this season yet" in empty_ranking.content
    assert "Since <t:" in empty_ranking.content
    assert not empty_ranking.attachments
    assert menus_of(empty_ranking) == [["Season 2", "Season 1"]]
    past_ranking = await pick(sim, BORIS, empty_ranking, "1")
    assert table_of(past_ranking) == before
    assert "Until <t:" in past_ranking.content
    assert table_of(await ranking(sim, BORIS, season=1)) == before
    [season_start] = await sim.bot.runtime.store.season_starts(sim.guild.id)
    await store_games(sim, HOST, BORIS, at=season_start)
    new_ranking = await ranking(sim)
    assert people_of(new_ranking)[0] == "1. Žofie", "all ratings start again"
    assert all("3 games" in line for line in table_of(new_ranking)[1:] if "★" not in line)


async def test_season_begins_once_and_only_by_a_manager(sim: DiscordFixture) -> None:
    confirm_button = await sim.send_old_button("1/season/0/0/yes/2")
    assert "Manage Server" in await sim.assert_refused(sim.press(BORIS, confirm_button, "Old"))
    await sim.press(HOST, confirm_button, "Old")
    assert "earlier game or version" in text_of(await sim.press(HOST, confirm_button, "Old"))
    assert len(await sim.bot.runtime.store.season_starts(sim.guild.id)) == 1


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
async def test_ranking_is_translated(sim: DiscordFixture, language: str) -> None:
    await store_games(sim, BORIS, "hard", HOST)
    await sim.set_language(language)
    translate = sim.ui.texts.in_language(language)
    message = await ranking(sim, BORIS)
    assert translate("ranking-level-hard") in "\n".join(table_of(message))
    assert "profile-" not in await sim.private_reply(BORIS, "nevsky profile")


async def test_game_that_all_win_or_lose_together_has_no_ranking(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    unrated = replace(sim.bot.game_uis[HELLER], is_rated=False)
    monkeypatch.setattr(sim.bot, "game_uis", {**sim.bot.game_uis, HELLER: unrated})
    await store_games(sim, BORIS, HOST, name=HELLER)
    assert "Nobody has a rating here yet" in (await ranking(sim)).content
    await sim.assert_refused(sim.slash(HOST, "nevsky ranking", game="heller"))
    assert await sim.autocomplete(HOST, "nevsky ranking", "game", "hell") == {}
    profile = await sim.slash(BORIS, "nevsky profile")
    assert "ating" not in text_of(profile)
