"""What the screens of a guided game say around the end of a market."""

from __future__ import annotations

import re

import pytest

from bot.interactions.tutorial import tutorial_panel
from engine.ai.agents import ActionValue
from engine.games.heller_und_pfennig.state import State
from tests.bot.interactions.tutorial.tutorial_driver import (
    TutorialDriver,
    advise,
    begin_playing,
    begin_tutorial,
)
from tests.engine.games.heller_und_pfennig import positions as market
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of

BORIS = 1


def almost_full_market(state: State, round_number: int) -> State:
    """A market with three empty spaces, on which the players have only stalls with 1 good left."""
    *others, _, _, _ = [space for space, piece in enumerate(state.board) if not piece]
    for space in others:
        state.board[space] = market.piece("+1")
    seats = [market.player(stalls) for stalls in ((2, 0, 0, 0), (1, 0, 0, 0))]
    for seat in seats:
        seat.earned = [0] * (round_number - 1)
    return market.position(
        *seats, board=state.board, round_number=round_number, last_round=round_number == 3
    )


async def fill_market(sim: DiscordFixture, round_number: int) -> TutorialDriver:
    """Fill a market whose last space the table fills for the player."""
    driver = await begin_tutorial(sim, "heller_und_pfennig")
    await driver.put(almost_full_market((await driver.table()).state, round_number))
    while driver.tip is None:
        await driver.press_custom_id(driver.move_buttons[0])
    return driver


async def test_last_space_that_the_table_filled_is_told_on_the_next_screen(
    sim: DiscordFixture,
) -> None:
    driver = await fill_market(sim, 1)
    assert driver.tip == "paid.1"
    own, rival, automatic, tip = driver.replies[-1].splitlines()
    assert own.startswith("You place your stall on ")
    assert rival.startswith("Menshikov places a stall ")
    assert automatic.startswith("You had only one option left, so I did it for you: You place")
    assert tip.startswith("**The market paid you ")


async def test_last_market_has_its_payment_before_the_result(sim: DiscordFixture) -> None:
    driver = await fill_market(sim, 3)
    assert driver.tip == "paid.3"
    assert "**The market paid you " in driver.replies[-1]
    assert "Stop here" not in button_labels(driver.message)
    (on,) = custom_ids_of(driver.message)
    result = await driver.press_next()
    assert "wins!" in result
    assert "\n\n**That was the whole game" in result, "not a part of the list above it"
    await sim.restart()
    old = await sim.send_old_button(on.encoded)
    assert driver.read_reply(await sim.press(0, old, "Old")) == result
    assert "guided game is over" in text_of(await sim.press(BORIS, old, "Old"))


async def test_payment_of_a_market_is_told_whole_or_not_at_all(sim: DiscordFixture) -> None:
    """A part of it with "The other lines pay nothing." would be untrue."""
    driver = await fill_market(sim, 3)
    while driver.tip is not None:
        result = await driver.press_next()
    rest = "more things happened: press **What happened** to read it all."
    assert rest in result
    assert "pay nothing" not in result
    assert "Column" not in result
    number = int(re.findall(r"(\d+) more things", result)[0])
    everything = await driver.press("What happened")
    assert everything.endswith("Lines not listed pay nothing.")
    assert number == len(everything.splitlines())
    assert sum(line.startswith(("Row ", "Column ")) for line in everything.splitlines()) > 1
    assert await driver.press("Back to the table") == result


async def last_draw(sim: DiscordFixture) -> TutorialDriver:
    """Place the last piece of one's own; after the rival's move only drawing is left."""
    driver = await begin_tutorial(sim, "heller_und_pfennig")
    board = (await driver.table()).state.board
    *others, _, _, _, _, _ = [space for space, piece in enumerate(board) if not piece]
    for space in others:
        board[space] = market.piece("+1")
    await driver.put(
        market.position(
            market.player(kept="+5", money=60),
            market.player((1, 0, 0, 0), money=60),
            board=board,
            pile="+2 +3 +4",
            round_number=2,
        )
    )
    await driver.press_custom_id(next(each for each in driver.move_buttons if "kept" in each.path))
    while (await driver.table()).state.drawn is None:
        await driver.press_custom_id(driver.move_buttons[0])
    return driver


async def test_what_is_done_for_the_player_is_told_when_it_happened_and_why_once(
    sim: DiscordFixture,
) -> None:
    driver = await last_draw(sim)
    own, rival, automatic, *_ = driver.replies[-1].splitlines()
    assert own.startswith("You place your secret tile")
    assert rival.startswith("Menshikov ")
    assert automatic.startswith("You had only one option left, so I did it for you: You draw")
    await driver.move()
    own, rival, automatic, *_ = driver.replies[-1].splitlines()
    assert (own[:10], rival[:10]) == ("You place ", "Menshikov ")
    assert automatic.startswith("Done for you: You draw the ")
    again = await driver.start_or_resume()
    assert automatic in again.splitlines()


async def test_last_move_of_the_rival_is_told_before_what_it_made_the_market_pay(
    sim: DiscordFixture,
) -> None:
    driver = await begin_playing(sim, "heller_und_pfennig")
    players = market.player((1, 0, 0, 0)), market.player((1, 0, 0, 0))
    board = market.all_but("A1", "B1", filling="+1")
    await driver.put(market.position(*players, board=board, pile="+2 +3"))
    while driver.tip is None:
        await driver.press_custom_id(driver.move_buttons[0])
    assert driver.tip == "paid.1"
    own, rival, tip = driver.replies[-1].splitlines()
    assert own.startswith("You place your stall on ")
    assert rival.startswith("Menshikov ")
    assert tip.startswith("**The market paid you ")
    assert len(driver.replies[-1]) <= tutorial_panel.MAX_SCREEN_LENGTH


async def test_new_secret_tile_is_not_done_for_the_player(sim: DiscordFixture) -> None:
    driver = await fill_market(sim, 1)
    await driver.read_on()
    lines = driver.replies[-1].splitlines()
    assert any(line.startswith("A new round, a new secret tile: ") for line in lines)


async def test_hint_leaves_room_for_what_happened(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather than for its worst alternative."""
    driver = await last_draw(sim)
    await driver.read_on()
    told = driver.replies[-1].splitlines()[:3]
    legal = (await driver.table()).game.legal_actions((await driver.table()).state, 0)
    worse_by = zip(legal, (0.0, 9.0, 5.0), strict=False)
    values = [ActionValue(action, 9, 0.5, 0.0, 0.0, lost) for action, lost in worse_by]
    advise(monkeypatch, sim, *values)
    for most, alternatives in ((900, 2), (430, 1), (370, 0), (200, 2)):
        monkeypatch.setattr(tutorial_panel, "MAX_SCREEN_LENGTH", most)
        hint = await driver.press("Hint")
        assert hint.count("\nOr place") == alternatives, most
        assert all(line in hint for line in told) == (most > 200)
        await driver.start_or_resume()
