"""Tutorial games: by buttons alone, in private, independent of the channel's game."""

from __future__ import annotations

import pytest

from bot.interactions.tutorial.tutorial_panel import MAX_SCREEN_LENGTH
from bot.registry import GAME_UIS
from bot.storage.errors import StoreUnavailable
from bot.storage.records import tutorial_channel_id
from bot.table.table import Table
from engine import codec
from tests.bot.interactions.tutorial.tutorial_driver import (
    TutorialDriver,
    begin_playing,
    begin_tutorial,
)
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import (
    OUR_FAULT,
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.quick_games import skip_to_last_moves
from tests.support.storage.sqlite import execute_inside

ZOFIE, BORIS = 0, 1

EACH_TUTORIAL = pytest.mark.parametrize(
    "game", ["saint_petersburg", "heller_und_pfennig", "rattus_cartus"]
)


@EACH_TUTORIAL
async def test_tutorial_game_is_played_by_buttons(sim: DiscordFixture, game: str) -> None:
    """Whole but for the moves between the last of the guided ones and the last ones."""
    ui, driver, tips, guided = GAME_UIS[game], TutorialDriver(sim, ZOFIE), list[str](), 0
    await driver.start_or_resume(ui.title("en"))
    assert driver.tip == "welcome"
    moves = 0
    while driver.tip is not None or driver.move_buttons or menus_of(driver.message):
        (picture,) = sim.files_of(driver.message)
        assert picture.description
        tips += await driver.read_on()
        if "on-your-own" in tips and not guided:
            guided = len(driver.replies)
            await skip_to_last_moves(sim, driver.place)
            await driver.resume()
        elif driver.move_buttons or menus_of(driver.message):
            assert len(driver.replies[-1]) <= MAX_SCREEN_LENGTH, driver.replies[-1]
            await driver.move()
            moves += 1
    assert moves > 8
    assert "wins" in driver.replies[-1]
    assert "That was the whole game" in driver.replies[-1]
    assert button_labels(driver.message)[0] == "Play another one"
    assert set(button_labels(driver.message)[1:]) <= {"What happened"}
    assert driver.sim.files_of(driver.message)[0].description
    assert len(set(tips)) == len(tips), "each tip is shown once"
    assert "on-your-own" in tips
    assert sim.public_messages == [], "nothing is posted in public"
    assert sum("My tip" in text for text in driver.replies[:16]) >= 4
    assert not any("My tip" in text for text in driver.replies[guided:])


async def test_pass_for_the_rest_of_the_phase_passes_until_the_phase_ends(
    sim: DiscordFixture,
) -> None:
    driver = await begin_playing(sim, "saint_petersburg")
    phases_begun = [(await driver.table()).state.phase]
    while len(phases_begun) < 5:
        (rest,) = (press for press in driver.buttons if press.path[0] == "rest")
        await driver.press_custom_id(rest)
        await driver.read_on()
        phase = (await driver.table()).state.phase
        assert phase != phases_begun[-1], "the press has passed until the end of the phase"
        phases_begun.append(phase)


async def test_tip_stays_until_it_was_read(sim: DiscordFixture) -> None:
    driver = TutorialDriver(sim, ZOFIE)
    text = await driver.start_or_resume("saint_petersburg")
    assert not driver.move_buttons, "a tip has a screen of its own"
    assert await driver.start_or_resume() == text
    (first,) = (press for press in driver.buttons if press.path[0] == "next")
    assert await driver.press_custom_id(first) != text
    second = driver.tip
    old = await sim.send_old_button(first.encoded)
    driver.read_reply(await sim.people[ZOFIE].click(old, custom_id=first.encoded))
    assert driver.tip == second, "an old button skips no tip"


async def test_tutorial_game_survives_a_restart(sim: DiscordFixture) -> None:
    """Old buttons still work, and no tip is repeated."""
    driver = await begin_tutorial(sim, "rattus_cartus")
    for _ in range(4):
        await driver.move()
    table = await driver.table()
    before = codec.dump_state(table.game, table.state)
    message, content = driver.message, driver.replies[-1]
    await sim.restart()
    assert await driver.start_or_resume() == content, "the same state has the same text"
    table = await driver.table()
    assert codec.dump_state(table.game, table.state) == before
    driver.message, ply = message, table.row.ply
    await driver.move()
    assert (await driver.table()).row.ply > ply


async def test_two_people_can_play_tutorials_at_once(sim: DiscordFixture) -> None:
    first, second = TutorialDriver(sim, ZOFIE, 1), TutorialDriver(sim, BORIS, 2)
    await first.start_or_resume("saint_petersburg")
    await second.start_or_resume("saint_petersburg")
    for _ in range(6):
        await first.move()
        await second.move()
    tables = [await first.table(), await second.table()]
    assert len({table.row.id for table in tables}) == 2
    assert [table.seats[0].name for table in tables] == [PLAYER_NAMES[ZOFIE], PLAYER_NAMES[BORIS]]
    await first.read_on()
    row = await first.row()
    forged = await sim.send_old_button(first.move_buttons[0].encoded)
    assert "guided game is over" in text_of(await sim.press(BORIS, forged, "Old"))
    assert await first.row() == row, "nobody can play for somebody else"


async def test_tutorial_does_not_affect_the_game_of_the_channel(sim: DiscordFixture) -> None:
    players = (ZOFIE, BORIS)
    table = await sim.start(players, 3)
    driver = await begin_tutorial(sim, "heller_und_pfennig")
    before = table.row.ply
    for _ in range(3):
        await driver.move()
    assert table.row.ply == before
    who = await sim.player_to_act(players)
    await sim.slash(who, "stpete pass")
    assert table.row.ply > before
    assert len(await sim.private_reply(ZOFIE, "nevsky games")) > 0
    assert "Pfennig" not in await sim.private_reply(ZOFIE, "nevsky games")
    assert "Back to the table" not in button_labels(sim.last_message)


async def test_tutorials_of_other_games_are_offered(sim: DiscordFixture) -> None:
    driver = TutorialDriver(sim, ZOFIE)
    await driver.start_or_resume()
    assert button_labels(driver.message) == [
        "Saint Petersburg",
        "Auf Heller und Pfennig",
        "Rattus Cartus",
    ]
    await driver.press("Auf Heller und Pfennig")
    assert "Welcome to the market" in driver.replies[-1]
    assert "guided game of Auf Heller und Pfennig" in await driver.start_or_resume(
        "saint_petersburg"
    )
    await driver.press("Continue Auf Heller und Pfennig")
    assert "Welcome to the market" in driver.replies[-1]
    await driver.start_or_resume("saint_petersburg")
    await driver.press("Learn Saint Petersburg instead")
    assert "Welcome to Saint Petersburg" in driver.replies[-1]
    assert (await driver.table()).game.name == "saint_petersburg"


async def test_lobby_has_a_tutorial_button(sim: DiscordFixture) -> None:
    await sim.slash(ZOFIE, "stpete new")
    driver = TutorialDriver(sim, BORIS)
    driver.read_reply(await sim.press(BORIS, sim.last_message, "Show me how"))
    assert "Welcome to Saint Petersburg" in driver.replies[-1]
    await driver.move()
    assert len(sim.public_messages) == 1


async def test_hint_hand_and_icons_lead_back_to_the_table(sim: DiscordFixture) -> None:
    driver = await begin_playing(sim, "saint_petersburg")
    table_reply = driver.replies[-1]
    assert "My advice" in await driver.press("Hint")
    assert "Hint" not in button_labels(driver.message)
    assert "25 rubles" in await driver.press("My hand")
    assert await driver.press("Back to the table") == table_reply
    assert "symbols" in (await driver.press("What the symbols mean")).lower()
    assert len(driver.sim.files_of(driver.message)) == 1
    assert await driver.press("Back to the table") == table_reply
    await driver.press("Buy")
    assert await driver.press("Back") == table_reply


@EACH_TUTORIAL
async def test_tip_is_what_the_hint_says(sim: DiscordFixture, game: str) -> None:
    tutorial = await begin_playing(sim, GAME_UIS[game].title("en"))
    tip = tutorial.replies[-1]
    hint = await tutorial.press("Hint")
    best = hint[hint.index("My advice: **") + len("My advice: **") :].partition("**")[0]
    assert f"**My tip:** {best}." in tip


async def test_question_reached_by_back_leads_further_back(sim: DiscordFixture) -> None:
    driver = await begin_playing(sim, "heller_und_pfennig")
    table_reply = driver.replies[-1]
    await driver.press("Place a stall")
    question, buttons = driver.replies[-1], button_labels(driver.message)
    await driver.press_custom_id(driver.move_buttons[0])
    assert await driver.press("Back") == question
    assert button_labels(driver.message) == buttons
    assert await driver.press("Back") == table_reply


async def test_tutorial_move_can_be_undone(sim: DiscordFixture) -> None:
    driver = await begin_playing(sim, "saint_petersburg")
    await driver.press("Buy")
    await driver.press_custom_id(driver.move_buttons[0])
    await driver.read_on()
    assert "You buy" in driver.replies[-1]
    assert "taken back your last action" in await driver.press("Undo")
    assert "25 rubles" in driver.replies[-1]


async def test_stale_button_only_shows_the_current_table(sim: DiscordFixture) -> None:
    driver = await begin_playing(sim, "saint_petersburg")
    pass_ = next(press for press in driver.move_buttons if press.path == ("do", "pass"))
    await driver.move()
    row = await driver.row()
    person = sim.people[ZOFIE]
    stale = await sim.send_old_button(pass_.encoded)
    driver.read_reply(await person.click(stale, custom_id=pass_.encoded))
    assert await driver.row() == row
    await driver.read_on()
    assert driver.move_buttons


async def test_tutorial_can_be_ended_and_restarted(sim: DiscordFixture) -> None:
    driver = await begin_tutorial(sim, "saint_petersburg")
    first_row = await driver.row()
    await driver.press("Stop here")
    await driver.press("Back to the table")
    await driver.press("Stop here")
    assert "guided game is over" in await driver.press("Yes, end the game")
    assert await driver.row() is None
    await driver.press("Play another one")
    row = await driver.row()
    assert row is not None
    assert first_row is not None
    assert row.id != first_row.id


async def test_tutorial_is_not_rated_and_is_deleted_with_the_user(sim: DiscordFixture) -> None:
    driver = await begin_tutorial(sim, "heller_und_pfennig")
    await driver.skip_to_end()
    store = sim.bot.runtime.store
    rows = await execute_inside(store, "SELECT count(*) FROM result")
    assert rows == [(0,)]
    await driver.press("Play another one")
    assert await store.games_to_resume() == ()
    assert "not in a game" in await sim.private_reply(ZOFIE, "nevsky games")
    await sim.forget(ZOFIE)
    rows = await execute_inside(store, "SELECT count(*) FROM game")
    assert rows == [(0,)]
    assert await store.open_game(tutorial_channel_id(sim.people[ZOFIE].id)) is None
    await driver.start_or_resume("heller_und_pfennig")
    assert "Welcome to the market" in driver.replies[-1]


async def test_tutorial_of_an_unknown_game_is_refused(sim: DiscordFixture) -> None:
    reply = text_of(await sim.slash(ZOFIE, "nevsky learn", game="chess"))
    assert "no guided game" in reply


async def test_only_games_with_a_tutorial_are_suggested(sim: DiscordFixture) -> None:
    suggestions = await sim.autocomplete(ZOFIE, "nevsky learn", "game", "heller")
    assert suggestions == {"Auf Heller und Pfennig": "heller_und_pfennig"}


async def test_own_command_of_a_game_teaches_it_and_asks_before_it_replaces_another_tutorial(
    sim: DiscordFixture,
) -> None:
    driver = TutorialDriver(sim, ZOFIE)
    driver.read_reply(await sim.slash(ZOFIE, "heller learn"))
    assert driver.tip == "welcome"
    assert (await driver.table()).game.name == "heller_und_pfennig"
    reply = driver.read_reply(await sim.slash(ZOFIE, "rattus learn"))
    assert "guided game of Auf Heller und Pfennig" in reply
    await driver.press("Learn Rattus Cartus instead")
    assert (await driver.table()).game.name == "rattus_cartus"


async def test_command_in_the_channel_leads_to_the_tutorial_game(sim: DiscordFixture) -> None:
    driver = await begin_tutorial(sim, "rattus_cartus")
    reply = driver.read_reply(await sim.slash(ZOFIE, "rattus lay"))
    assert "Play your guided game of Rattus Cartus with its own buttons" in reply
    await driver.press("Continue Rattus Cartus")
    assert driver.tip == "welcome"


async def test_command_of_another_game_says_nothing_of_the_tutorial_game(
    sim: DiscordFixture,
) -> None:
    await begin_tutorial(sim, "rattus_cartus")
    assert "Rattus" not in await sim.private_reply(ZOFIE, "heller draw")
    assert "guided" not in await sim.private_reply(BORIS, "rattus lay"), "it is of somebody else"


async def test_command_at_a_table_of_others_leads_to_the_tutorial_game(sim: DiscordFixture) -> None:
    await sim.start((1, 2), 3)
    await begin_tutorial(sim, "saint_petersburg")
    answer = await sim.slash(ZOFIE, "stpete pass")
    assert "You’re not at this table" in text_of(answer)
    assert button_labels(answer.response)[0] == "Continue Saint Petersburg"


@pytest.mark.parametrize(
    "path", ["x", "pick", "page/x", "new", "new/chess", "do", "do/zzz", "undo", "show", "hand/x"]
)
async def test_malformed_custom_ids_change_nothing(sim: DiscordFixture, path: str) -> None:
    driver = await begin_tutorial(sim, "saint_petersburg")
    row = await driver.row()
    assert row is not None
    forged = await sim.send_old_button(f"1/lesson/{row.id}/{row.ply}/{path}")
    reply = text_of(await sim.press(ZOFIE, forged, "Old"))
    assert reply
    assert reply != OUR_FAULT
    new_row = await driver.row()
    assert new_row is not None
    assert (new_row.id, new_row.ply, new_row.status) == (row.id, row.ply, "running")


async def test_move_is_kept_if_the_store_fails_afterwards(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = await begin_playing(sim, "saint_petersburg")
    scheduler = sim.bot.runtime.ai_scheduler

    async def fail(table: Table) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(scheduler, "play_until_human", fail)
        await driver.press("Pass")
    assert "Your move is safe" in driver.replies[-1]
    await driver.press("Try again")
    await driver.read_on()
    assert "You pass." in driver.replies[-1]
    assert driver.move_buttons
