"""What a screen of a tutorial game says and offers."""

from __future__ import annotations

import pytest

from bot.games.heller_und_pfennig.piece_names import tile_with_value
from bot.games.heller_und_pfennig.texts import TEXTS
from bot.interactions.tutorial import recap, tutorial_panel
from bot.registry import GAME_UIS
from engine.ai.agents import ActionValue
from engine.games.rattus_cartus.actions import DONE, LAY
from engine.games.rattus_cartus.cards import card_id
from engine.games.saint_petersburg.cards import Phase
from tests.bot.interactions.tutorial.tutorial_driver import (
    TutorialDriver,
    advise,
    begin_playing,
    begin_tutorial,
)
from tests.engine.games.rattus_cartus import positions as rattus
from tests.engine.games.saint_petersburg.positions import PASS, player, position
from tests.support.simulated_discord.button_driver import menus_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels

SAY = TEXTS.in_language("en")


@pytest.fixture
async def driver(sim: DiscordFixture) -> TutorialDriver:
    """A tutorial game of Saint Petersburg whose first tips have been read."""
    return await begin_playing(sim, "saint_petersburg")


async def test_which_of_identical_cards_to_give_is_not_asked(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise(monkeypatch, sim, ActionValue(DONE, 40, 0.5, 0.0, 0.0, 0.0))
    driver = await begin_tutorial(sim, "rattus_cartus")

    async def give(hand: str) -> tuple[str, list[str]]:
        row = "palace_1 farm_1 castle_1"
        state = rattus.table(hand, "sword", "", row=row, first=1)
        state = rattus.all_enter(state, "0 sword", "1")
        await driver.put(rattus.after(state, *rattus.entering(0)[:1]))
        said = await driver.press("Lay no cards")
        hand_left = (await driver.table()).state.players[0].hand
        return said, [card_id(card) for card in hand_left]

    _, left = await give("king king_1")
    assert left == ["king_0", "king_1"], "the player chooses"
    said, left = await give("king king")
    assert left == ["king_0"]
    assert "You had only one option left, so I did it for you: You choose to give: King" in said


async def test_tip_says_how_many_follow(sim: DiscordFixture) -> None:
    driver = await begin_tutorial(sim, "saint_petersburg")
    labels = list[str]()
    while driver.tip is not None:
        labels.append(button_labels(driver.message)[0])
        await driver.press_next()
    more = [f"Next ({left} more)" for left in range(len(labels) - 1, 0, -1)]
    assert len(labels) > 1
    assert labels == [*more, "Next"]


async def test_tip_to_pass_has_a_button_that_passes(
    driver: TutorialDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise(monkeypatch, driver.sim, ActionValue(PASS, 40, 0.5, 0.0, 0.0, 0.0))
    assert "**My tip:** pass." in await driver.start_or_resume()
    labels = button_labels(driver.message)
    assert {"Pass", "Do that", "Hint"} <= set(labels)
    before = (await driver.table()).row.ply
    await driver.press("Do that")
    assert (await driver.table()).row.ply > before
    await driver.read_on()
    assert "You pass." in driver.replies[-1]


async def test_tip_names_several_cards_and_one_press_lays_them_down(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = LAY[rattus.card("knight")], LAY[rattus.card("peasant")]
    driver = await begin_playing(sim, "rattus_cartus")
    advise(monkeypatch, sim, ActionValue(both[0], 40, 0.5, 0.0, 0.0, 0.0, (), (both[1], DONE)))
    state = rattus.table("knight peasant king", "monk", "", row="farm_1 office_1 palace_1")
    await driver.put(rattus.after(state, *rattus.entering(2)[:1]))
    assert "**My tip:** lay down: Peasant and Knight." in driver.replies[-1]
    await driver.press("Do that")
    player = (await driver.table()).state.players[0]
    assert player.hand == rattus.cards("king")
    assert player.chosen == []


async def lay_none_in_second_building(sim: DiscordFixture, row: str) -> TutorialDriver:
    """Enter the second building last, the others being in the first one, and lay no cards."""
    driver = await begin_playing(sim, "rattus_cartus")
    state = rattus.all_enter(rattus.table("monk", "", "", row=row, first=1), "0", "0")
    await driver.put(rattus.after(state, *rattus.entering(1)[:1]))
    await driver.press("Lay no cards")
    return driver


async def test_menu_begins_empty_after_cards_were_picked_in_it(sim: DiscordFixture) -> None:
    """A client keeps what was picked in a menu with the same number, or in the same place."""
    driver = await begin_tutorial(sim, "rattus_cartus")
    row = "guard_tower_1 hospital_1 marketplace_1"
    await driver.put(
        rattus.all_enter(rattus.table("monk king king", "", "", row=row), "1", "2", "2")
    )
    await driver.press("Discard cards")
    before, _ = menus_of(driver.message)[0]
    first, *_ = [option["value"] for option in before["options"]]
    answer = await sim.people[0].select(driver.message, [first], custom_id=before["custom_id"])
    driver.read_reply(answer)
    await driver.press("Discard cards")
    after, _ = menus_of(driver.message)[0]
    assert len(after["options"]) == len(before["options"]) - 1, "one card was discarded"
    assert not any(option.get("default") for option in after["options"])
    assert after["id"] != before["id"]
    assert after["custom_id"] != before["custom_id"]


async def test_nun_card_that_was_looked_at_is_told_first_on_the_next_screen(
    sim: DiscordFixture,
) -> None:
    row = "castle_1 fortune_tellers_tent_1 palace_1"
    driver = await lay_none_in_second_building(sim, row)
    for _ in range(2):
        await driver.move()
        assert driver.replies[-1].startswith("Nun card ")
    assert driver.tip == "outcome.2"
    assert "You were in the Fortune-teller’s Tent: 2 nun cards seen." in driver.replies[-1]


async def test_cards_drawn_are_told_before_what_others_did(sim: DiscordFixture) -> None:
    driver = await lay_none_in_second_building(sim, "castle_1 farm_1 palace_1")
    assert driver.tip == "outcome.2"
    own, drawn, tip = driver.replies[-1].splitlines()
    assert own == "You lay down no cards here."
    assert drawn.startswith("You draw: ")
    assert tip.startswith("**Round 1 of 9 is over.** You were in the Farm: 4 cards drawn.")
    await driver.read_on()
    assert drawn in driver.replies[-1].splitlines()
    assert own not in driver.replies[-1], "said above the tip"


async def test_below_a_tip_the_hand_is_told_in_one_line(driver: TutorialDriver) -> None:
    assert "My tip" in driver.replies[-1]
    assert driver.replies[-1].endswith("**25 rubles** and 0 points.\nWhat would you like to do?")


async def test_picture_of_the_hand_is_not_told_again_below_it(driver: TutorialDriver) -> None:
    assert await driver.press("My hand") == "You have **25 rubles** and 0 points."
    assert "25 rubles" in (driver.sim.files_of(driver.message)[0].description or "")


async def test_kinds_of_actions_keep_their_places(driver: TutorialDriver) -> None:
    """Whichever card the first legal action is about."""
    for _ in range(12):
        table = await driver.table()
        verbs = GAME_UIS["saint_petersburg"].panels.verbs(table.game.view(table.state, 0))
        shown = [press.path[1] for press in driver.move_buttons if len(press.path) == 2]
        assert shown == [verb for verb in verbs if verb in shown]
        await driver.move()
        await driver.read_on()


async def test_pass_that_the_table_made_is_not_told_as_the_players_own(
    driver: TutorialDriver,
) -> None:
    await driver.put(
        position(
            player(rubles=9),
            player(rubles=0),
            phase=Phase.WORKER,
            upper="lumberjack",
            stacks=dict.fromkeys(Phase, "20*market"),
        )
    )
    await driver.press("Buy")
    await driver.press_custom_id(driver.move_buttons[0])
    await driver.read_on()
    assert "You buy a Lumberjack" in driver.replies[-1]
    assert "You pass" not in driver.replies[-1]
    assert (await driver.table()).state.phase == Phase.BUILDING


async def test_first_tip_after_a_draw_names_what_was_drawn(sim: DiscordFixture) -> None:
    driver = await begin_playing(sim, "heller_und_pfennig")
    told = await driver.press("Draw a tile")
    assert driver.tip is not None
    state = (await driver.table()).state
    assert told.startswith(f"You draw the {tile_with_value(state.drawn, SAY)}.")
    while driver.tip is not None:
        told = await driver.press_next()
        assert driver.tip is None or "You draw" not in told


async def test_shortened_recap_leads_to_all_that_happened(
    driver: TutorialDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recap, "MORE_LENGTH", 0)
    monkeypatch.setattr(
        tutorial_panel, "shorten", lambda told, say, _: recap.shorten(told, say, 25)
    )
    await driver.press("Pass")
    await driver.read_on()
    told = driver.replies[-1]
    assert "You pass.\nOne more thing happened: press **What happened** to read it all." in told
    everything = await driver.press("What happened")
    assert everything.startswith("You pass.\nMenshikov ")
    assert "Menshikov buys" not in told
    assert await driver.press("Back to the table") == told


async def test_tip_says_first_what_the_rival_has_done(sim: DiscordFixture) -> None:
    driver = await begin_playing(sim, "heller_und_pfennig")
    await driver.press("Place a stall")
    while driver.tip is None:
        await driver.press_custom_id(driver.move_buttons[0])
    own, rival, tip, *_ = driver.replies[-1].splitlines()
    assert own.startswith("You place your stall on ")
    assert rival.startswith("Menshikov ")
    assert tip.startswith("**What a line is worth**")
    await driver.press_next()
    assert rival not in driver.replies[-1] or driver.tip is None


async def test_back_to_the_first_question_leads_to_the_table(sim: DiscordFixture) -> None:
    """Also if there is only one kind of action."""
    driver = await begin_playing(sim, "heller_und_pfennig")
    await driver.press("Draw a tile")
    await driver.read_on()
    table_reply = driver.replies[-1]
    await driver.press_custom_id(driver.move_buttons[-1])
    assert "Cancel" not in button_labels(driver.message)
    assert await driver.press("Back") == table_reply


async def test_card_looked_up_in_a_tutorial_leads_back_to_the_table(
    sim: DiscordFixture, driver: TutorialDriver
) -> None:
    shown = driver.replies[-1]
    explained = await sim.slash(0, "stpete show card", name="observatory")
    assert "New Society" not in driver.read_reply(explained)
    assert await driver.press("Back to the table") == shown


async def test_hint_beside_a_list_of_cards_keeps_the_list(driver: TutorialDriver) -> None:
    listed = await driver.press("Buy")
    cards = driver.move_buttons
    hinted = await driver.press("Hint")
    assert hinted.startswith("My advice: **")
    assert listed in hinted
    assert driver.move_buttons == cards
    before = (await driver.table()).row.ply
    await driver.press("Do that")
    assert (await driver.table()).row.ply > before
