"""`/nevsky profile`: a user's results in the server, in private."""

from __future__ import annotations

from typing import Any

from engine.games.saint_petersburg.cards import Phase
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    controls_of,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import finish_game, state_of
from tests.support.simulated_discord.stored_results import store_finished_game
from tests.support.storage.sqlite import latest_game

HOST, BORIS, CATHERINE, STRANGER = 0, 1, 2, 4
NEW_SOCIETY = '{"edition":"new_society"}'
HELLER = "heller_und_pfennig"


async def profile_lines(sim: DiscordFixture, who: int, **options: Any) -> list[str]:
    return (await sim.private_reply(who, "nevsky profile", **options)).splitlines()


async def test_profile_without_finished_games_says_so(sim: DiscordFixture) -> None:
    assert "haven’t finished a game" in await sim.private_reply(BORIS, "nevsky profile")
    reply = await sim.private_reply(HOST, "nevsky profile", player=sim.people[BORIS])
    assert reply == "They haven’t finished a game on this server yet."


async def test_profile_has_games_wins_ranks_and_points(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST)
    await store_finished_game(sim, HOST, BORIS, CATHERINE)
    await store_finished_game(sim, HOST, BORIS, "hard", "easy", options=NEW_SOCIETY)
    assert (await profile_lines(sim, BORIS))[:-1] == [
        "**Boris** on this server:",
        "**Saint Petersburg**",
        "With others: 3 games, 1 win, 2 losses; points: 83.3 on average, 90 at best",
        "Places: 1st × 1 · 2nd × 2",
        "Saint Petersburg, 2 players: 1 game, 1 win, 0 losses; points: 90 on average, 90 at best",
        "Saint Petersburg, 3 players: 1 game, 0 wins, 1 loss; points: 80 on average, 80 at best",
        "The New Society (2008), 4 players: 1 game, 0 wins, 1 loss; "
        "points: 80 on average, 80 at best",
        "Against people (3 games): finished ahead of 2, level with 0, behind 2",
        "Against hard AIs (1 game): finished ahead of 1, level with 0, behind 0",
        "Against easy AIs (1 game): finished ahead of 1, level with 0, behind 0",
    ]


async def test_another_game_is_picked_from_a_menu(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST)
    await store_finished_game(sim, BORIS, HOST)
    await store_finished_game(sim, HOST, BORIS, name=HELLER)
    answer = await sim.slash(BORIS, "nevsky profile")
    assert text_of(answer).splitlines()[1:5] == [
        "Saint Petersburg: 2 games, 2 wins, 0 losses",
        "Auf Heller und Pfennig: 1 game, 0 wins, 1 loss",
        "",
        "**Saint Petersburg**",
    ]
    picked_answer = await sim.people[BORIS].select(answer.response, [HELLER])
    assert "**Auf Heller und Pfennig**" in text_of(picked_answer)
    assert "2 players: 1 game, 0 wins, 1 loss; sous: 80 on average, 80 at best" in text_of(
        picked_answer
    )


async def test_rating_of_the_season_is_shown(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST)
    [winner_rating] = [
        line for line in await profile_lines(sim, BORIS) if line.startswith("Rating")
    ]
    [loser_rating] = [line for line in await profile_lines(sim, HOST) if line.startswith("Rating")]
    assert winner_rating.startswith("Rating this season: 1")
    assert winner_rating > loser_rating
    await sim.bot.runtime.store.begin_season(sim.guild.id, 2, 1_000_001)
    assert not any(line.startswith("Rating") for line in await profile_lines(sim, BORIS))


async def test_profiles_of_others_are_shown_unless_they_opted_out(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST)
    assert (await profile_lines(sim, STRANGER, player=sim.people[BORIS]))[0].startswith("**Boris**")
    settings = await sim.slash(BORIS, "nevsky settings")
    assert button_labels(settings.response)[3] == "In rankings: yes"
    await sim.press(BORIS, settings.response, "In rankings: yes")
    request = sim.slash(STRANGER, "nevsky profile", player=sim.people[BORIS])
    assert "record is private" in await sim.assert_refused(request)
    menu = await sim.send_old_button(f"1/profile/0/0/{sim.people[BORIS].id}")
    assert "record is private" in text_of(await sim.press(STRANGER, menu, "Old"))
    assert (await profile_lines(sim, BORIS))[0].startswith("**Boris**"), (
        "the user's own profile is shown"
    )


async def test_deleted_user_has_no_profile_and_others_keep_theirs(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST)
    await sim.forget(BORIS)
    assert "haven’t finished a game" in await sim.private_reply(BORIS, "nevsky profile")
    assert (
        "Against people (1 game): finished ahead of 0, level with 0, behind 1"
        in await profile_lines(sim, HOST)
    )


async def test_finished_game_counts_at_once_with_its_statistics(sim: DiscordFixture) -> None:
    table = await sim.start((HOST, BORIS, CATHERINE), 70)
    holder = state_of(table).markers[Phase.ARISTOCRAT]
    await finish_game(sim, table, (HOST, BORIS, CATHERINE))
    row = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert row is not None
    assert row.status == "over"
    for who in (HOST, BORIS, CATHERINE):
        profile = await profile_lines(sim, who)
        marker_lines = [
            line for line in profile if line.startswith("With the aristocrats’ start marker")
        ]
        assert bool(marker_lines) == (who == holder)
        assert "Different aristocrats at the end: 0 on average, 0 at most" in profile
        assert "Rounds: 1 on average, 1 to 1" in profile


async def test_game_that_was_left_is_a_loss(sim: DiscordFixture) -> None:
    """Even if it is the only game; in the rating it counts, too."""
    await store_finished_game(sim, HOST, "medium", BORIS, replaced_players={CATHERINE: 1})
    profile = await profile_lines(sim, CATHERINE)
    assert profile[:3] == [
        "**Catherine** on this server:",
        "**Saint Petersburg**",
        "With others: 1 game, 0 wins, 1 loss",
    ]
    assert "Left before the end: 1 game. It counts as a loss." in profile
    assert profile[-1].startswith("Rating this season: 1")
    assert not any("Left" in line for line in await profile_lines(sim, BORIS))


async def test_unreadable_final_state_omits_only_its_statistics(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST, state='{"schema":99,"state":{}}')
    await store_finished_game(sim, BORIS, HOST, state='{"schema":1,"state":{}}')
    profile = await profile_lines(sim, BORIS)
    assert profile[2].startswith("With others: 2 games")
    assert not any("aristocrats" in line for line in profile)


async def test_game_menu_needs_several_games(sim: DiscordFixture) -> None:
    await store_finished_game(sim, BORIS, HOST)
    assert controls_of((await sim.slash(BORIS, "nevsky profile")).response) == []
