"""`/nevsky ranking`: the ratings of a server's players, by season."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.saint_petersburg.statistics import ANCHOR_RATINGS
from bot.statistics.ratings import MIN_GAMES_FOR_RANK
from render.ranking import MAX_ROWS
from tests.support.simulated_discord.fixture import (
    MENU,
    DiscordFixture,
    button_labels,
    controls_of,
    text_of,
)
from tests.support.simulated_discord.stored_results import store_finished_game
from tests.support.storage.sqlite import run_on_connection

HOST, BORIS, CATHERINE, DMITRI = 0, 1, 2, 3
HELLER = "heller_und_pfennig"


async def store_games(
    sim: DiscordFixture, *order: int | str, times: int = MIN_GAMES_FOR_RANK, **other: Any
) -> None:
    """Store several games with the same result."""
    for _ in range(times):
        await store_finished_game(sim, *order, **other)


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
    found = [control for control in controls_of(message) if control["type"] == MENU]
    return [[option["label"] for option in menu["options"]] for menu in found]


async def pick(sim: DiscordFixture, who: int, message: Any, value: str, place: int = 0) -> Any:
    found = [control for control in controls_of(message) if control["type"] == MENU]
    with sim.client_locale(who):
        result = await sim.people[who].select(message, [value], custom_id=found[place]["custom_id"])
    return result.response


async def test_ranking_without_rated_games_explains_which_count(sim: DiscordFixture) -> None:
    await store_finished_game(sim, HOST)
    await store_finished_game(sim, HOST, "hard")
    shown = await ranking(sim, BORIS)
    assert "at least two people" in shown.content
    assert not shown.attachments
    assert button_labels(shown) == []


async def test_players_are_ranked_among_anchor_ratings(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, "hard", HOST)
    shown = await ranking(sim, BORIS)
    assert table_of(shown)[0] == "Saint Petersburg: season 1"
    names = names_of(shown)
    assert names.index("1. Boris") < names.index("2. Žofie")
    stars = [f"★ {level.title()} AI" for level in reversed(ANCHOR_RATINGS)]
    assert [name for name in names if name in stars] == stars
    assert set(names) == {"1. Boris", "2. Žofie", *stars}
    assert "You are number 1 of 2, with a rating of " in shown.content


async def test_leaving_a_game_counts_as_a_loss(sim: DiscordFixture) -> None:
    """Even if the AI that took over has won, and one person was left."""
    await store_games(sim, "hard", HOST, replaced_players={BORIS: 0})
    assert people_of(await ranking(sim)) == ["1. Žofie", "2. Boris"]


async def test_player_who_left_a_game_can_opt_out(sim: DiscordFixture) -> None:
    await store_games(sim, HOST, "hard", CATHERINE, replaced_players={BORIS: 1})
    settings = await sim.slash(BORIS, "nevsky settings")
    await sim.press(BORIS, settings.response, "In rankings: yes")
    assert people_of(await ranking(sim)) == ["1. Žofie", "2. Catherine"]


async def test_unrated_players_come_last_and_see_how_many_games_are_missing(
    sim: DiscordFixture,
) -> None:
    await store_games(sim, BORIS, HOST)
    await store_finished_game(sim, CATHERINE, BORIS)
    shown = await ranking(sim, CATHERINE)
    assert names_of(shown)[-1] == "– Catherine"
    assert "2 more games, and you have a place" in shown.content
    assert "no rating here yet" in (await ranking(sim, DMITRI)).content


async def test_each_game_has_its_own_ranking(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST, name=HELLER, at=500)
    await store_games(sim, HOST, BORIS)
    shown = await ranking(sim)
    assert people_of(shown)[0] == "1. Žofie"
    assert menus_of(shown) == [["Saint Petersburg", "Auf Heller und Pfennig"]]
    other = await pick(sim, HOST, shown, HELLER)
    assert table_of(other)[0] == "Auf Heller und Pfennig: season 1"
    assert people_of(other)[0] == "1. Boris"
    asked = await ranking(sim, game="heller")
    assert table_of(asked) == table_of(other)
    assert "suggestions" in await sim.assert_refused(
        sim.slash(HOST, "nevsky ranking", game="chess")
    )
    assert HELLER in (await sim.autocomplete(HOST, "nevsky ranking", "game", "hell")).values()


async def test_opted_out_users_are_not_ranked(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST, CATHERINE)
    before = await ranking(sim, HOST)
    settings = await sim.slash(BORIS, "nevsky settings")
    await sim.press(BORIS, settings.response, "In rankings: yes")
    shown = await ranking(sim, BORIS)
    assert "You are in no ranking, as you chose" in shown.content
    assert not any("Boris" in line for line in table_of(shown))
    settings = await sim.slash(BORIS, "nevsky settings")
    await sim.press(BORIS, settings.response, "In rankings: no")
    assert table_of(await ranking(sim, HOST)) == table_of(before)


async def test_deleted_users_are_not_ranked_and_the_others_stay(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST, CATHERINE)
    await sim.forget(BORIS)
    shown = await ranking(sim)
    assert people_of(shown) == ["1. Žofie", "2. Catherine"]
    assert all("3 games" in line for line in table_of(shown)[1:] if "★" not in line)


async def test_game_whose_end_was_undone_does_not_count(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST)
    game_id = await store_finished_game(sim, HOST, BORIS)
    sql = "UPDATE game SET status = 'running', posted_ply = ply WHERE id = ?"
    await run_on_connection(
        sim.bot.runtime.store, lambda one: one.execute(sql, (game_id,)).fetchall()
    )
    assert all("3 games" in line for line in table_of(await ranking(sim))[1:] if "★" not in line)


async def test_ranking_is_a_list_if_its_picture_fails(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError

    await store_games(sim, BORIS, HOST)
    monkeypatch.setattr("bot.interactions.profile.ranking.ranking_picture", broken)
    shown = await ranking(sim)
    assert "1. Boris: " in shown.content
    assert f"★ Hard AI: {ANCHOR_RATINGS['hard']}" in shown.content
    caplog.clear()


async def test_long_ranking_has_pages(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.profile.ranking.MAX_ROWS", 4)
    await store_games(sim, BORIS, HOST, CATHERINE, DMITRI)
    first = await ranking(sim, BORIS)
    assert button_labels(first) == ["Further down"]
    above = names_of(first)
    second = (await sim.press(BORIS, first, "Further down")).response
    assert button_labels(second) == ["Further up"]
    assert len(above) == 4 < MAX_ROWS
    assert len({*above, *names_of(second)}) == 4 + len(ANCHOR_RATINGS)


# Seasons


async def test_manager_begins_a_season_and_past_ones_stay_visible(sim: DiscordFixture) -> None:
    await store_games(sim, BORIS, HOST)
    shown = await ranking(sim)
    before = table_of(shown)
    assert button_labels(shown) == ["Begin season 2"]
    assert button_labels(await ranking(sim, BORIS)) == []
    asked = await sim.press(HOST, shown, "Begin season 2")
    assert "begins anew" in text_of(asked)
    begun = await sim.press(HOST, asked.response, "Yes, begin season 2")
    assert text_of(begun) == "Season 2 begins now. Good luck to everyone!"
    now = await ranking(sim, BORIS)
    assert "No game has counted in this season so far" in now.content
    assert "Since <t:" in now.content
    assert not now.attachments
    assert menus_of(now) == [["Season 2", "Season 1"]]
    back = await pick(sim, BORIS, now, "1")
    assert table_of(back) == before
    assert "Until <t:" in back.content
    assert table_of(await ranking(sim, BORIS, season=1)) == before
    [began] = await sim.bot.runtime.store.season_starts(sim.guild.id)
    await store_games(sim, HOST, BORIS, at=began)
    again = await ranking(sim)
    assert people_of(again)[0] == "1. Žofie", "all ratings start again"
    assert all("3 games" in line for line in table_of(again)[1:] if "★" not in line)


async def test_season_begins_once_and_only_by_a_manager(sim: DiscordFixture) -> None:
    sure = await sim.send_old_button("1/season/0/0/yes/2")
    assert "Manage Server" in await sim.assert_refused(sim.press(BORIS, sure, "Old"))
    await sim.press(HOST, sure, "Old")
    assert "earlier game or version" in text_of(await sim.press(HOST, sure, "Old"))
    assert len(await sim.bot.runtime.store.season_starts(sim.guild.id)) == 1


@pytest.mark.parametrize(
    "path",
    [
        "ranking", "ranking/x", "ranking/chess/1/0/game", "ranking/saint_petersburg/x/0/game",
        "ranking/saint_petersburg/99/99/page", "season", "season/yes", "season/yes/x",
        "season/yes/99", "season/ask/2/3",
    ],
)  # fmt: skip
async def test_malformed_custom_ids_are_answered(sim: DiscordFixture, path: str) -> None:
    verb, _, rest = path.partition("/")
    await store_games(sim, BORIS, HOST)
    old = await sim.send_old_button(f"1/{verb}/0/0" + (f"/{rest}" if rest else ""))
    answer = await sim.press(HOST, old, "Old")
    assert text_of(answer)
    assert "went wrong" not in text_of(answer)
    assert await sim.bot.runtime.store.season_starts(sim.guild.id) == ()


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
async def test_ranking_is_translated(sim: DiscordFixture, language: str) -> None:
    await store_games(sim, BORIS, "hard", HOST)
    await sim.set_language(language)
    translate = sim.ui.texts.in_language(language)
    shown = await ranking(sim, BORIS)
    assert translate("ranking-level-hard") in "\n".join(table_of(shown))
    assert "profile-" not in await sim.private_reply(BORIS, "nevsky profile")
