"""Planning moves in private while others are on turn."""

from __future__ import annotations

import pytest

from bot.table.plans import MAX_PLANS
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.plans import (
    BUY_LUMBERJACK,
    PASS_UNTIL_TRADE,
    hand_text,
    open_list,
    plan,
    press_beginning,
)
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    ZOFIE,
    state_of,
)

# Making and changing plans


async def test_plan_is_made_by_buttons_in_private(sim: DiscordFixture, table: Table) -> None:
    before = await sim.visible_state()
    planned = await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    assert text_of(planned).splitlines() == [
        "Planned: buy a Lumberjack.",
        "**Your plans.** When it’s your turn, I’ll wait a moment, then carry out the first one "
        "that’s possible. Only you see this.",
        "1. buy a Lumberjack",
    ]
    assert await sim.visible_state() == before, "nobody else can see it"


async def test_hand_offers_planning_only_while_others_are_on_turn(
    sim: DiscordFixture, table: Table
) -> None:
    for who, offered in ((CATHERINE, False), (ZOFIE, True), (BORIS, True)):
        hand = await sim.slash(who, "stpete hand")
        assert ("Plan a move" in button_labels(hand.response)) == offered


async def test_list_shows_what_can_be_planned(sim: DiscordFixture, table: Table) -> None:
    answer = await open_list(sim, ZOFIE)
    assert "No plans yet" in text_of(answer)
    assert button_labels(answer.response) == [
        "Buy",
        "Take",
        "Pass until somebody buys or takes a card",
        "Pass until a card is gone or cheaper",
        "My hand",
    ]


async def test_plan_can_be_changed_and_dropped(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await plan(sim, ZOFIE, "Take", "Shepherd")
    answer = await open_list(sim, ZOFIE)
    assert text_of(answer).splitlines()[1:] == [
        "1. buy a Lumberjack",
        "2. take a Shepherd into your hand",
    ]
    answer = await plan(sim, ZOFIE, "Change 1", "Buy", "Gold Miner")
    assert text_of(answer).splitlines()[2:] == [
        "1. buy a Gold Miner",
        "2. take a Shepherd into your hand",
    ]
    answer = await press_beginning(sim, ZOFIE, answer, "Drop 2")
    assert text_of(answer).splitlines()[0] == "Dropped: take a Shepherd into your hand."
    assert text_of(answer).splitlines()[2:] == ["1. buy a Gold Miner"]
    hand = await sim.slash(ZOFIE, "stpete hand")
    assert "My plan" in button_labels(hand.response)


async def test_plans_survive_a_restart(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    await sim.restart()
    assert "1. buy a Lumberjack" in text_of(await open_list(sim, ZOFIE))
    await sim.slash(CATHERINE, "stpete pass")
    assert "Žofie buys a Lumberjack" in sim.last_message.content


# Refused


async def test_planning_on_ones_own_turn_is_refused(sim: DiscordFixture, table: Table) -> None:
    labels = ("Buy", PASS_UNTIL_TRADE[0])
    panels = [await open_list(sim, ZOFIE) for _ in labels]
    await sim.slash(CATHERINE, "stpete pass")
    for panel, label in zip(panels, labels, strict=True):
        refused = await sim.assert_refused(sim.press(ZOFIE, panel.response, label))
        assert "It’s already your turn" in refused


async def test_planning_a_card_that_is_gone_is_refused(sim: DiscordFixture, table: Table) -> None:
    state = state_of(table)
    state.upper = list(dict.fromkeys(state.upper))
    await sim.store_state(table)
    panel = await plan(sim, BORIS, "Buy")
    await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
    press = press_beginning(sim, BORIS, panel, "Lumberjack")
    assert "That’s gone" in await sim.assert_refused(press)
    assert table.plans.active(BORIS) == []


async def test_planning_after_an_undo_is_refused(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
    panel = await plan(sim, BORIS, "Buy")
    await sim.slash(CATHERINE, "stpete undo")
    press = press_beginning(sim, BORIS, panel, "Lumberjack")
    assert "took a move back" in await sim.assert_refused(press)
    assert table.plans.active(BORIS) == []


async def test_changing_a_plan_that_is_over_is_refused(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    panels = [await open_list(sim, ZOFIE) for _ in range(2)]
    await sim.slash(CATHERINE, "stpete pass")
    for panel, label in zip(panels, ("Change 1", "Drop 1"), strict=True):
        refused = await sim.assert_refused(sim.press(ZOFIE, panel.response, label))
        assert "That plan is done" in refused


async def test_button_of_a_dropped_plan_does_not_drop_a_newer_one(
    sim: DiscordFixture, table: Table
) -> None:
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    panel, old_panel = [await open_list(sim, ZOFIE) for _ in range(2)]
    await sim.press(ZOFIE, panel.response, "Drop 1")
    await plan(sim, ZOFIE, "Take", "Shepherd")
    press = sim.press(ZOFIE, old_panel.response, "Drop 1")
    assert "That plan is done" in await sim.assert_refused(press)
    assert len(table.plans.active(ZOFIE)) == 1


async def test_number_of_a_plan_does_not_count_the_plans_of_others(
    sim: DiscordFixture, table: Table
) -> None:
    """A button's id contains it, so it would tell that there are some."""
    for _ in range(2):
        await plan(sim, BORIS, *BUY_LUMBERJACK)
    await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    answer = await plan(sim, ZOFIE, "Take", "Shepherd")
    numbers = [each.number for each in table.plans.active(ZOFIE)]
    assert numbers == sorted(numbers)
    assert min(numbers) > MAX_PLANS * len(PLAYERS)
    assert "2. take a Shepherd into your hand" in text_of(answer)


async def test_at_most_five_moves_can_be_planned(sim: DiscordFixture, table: Table) -> None:
    panel = await open_list(sim, ZOFIE)
    for _ in range(5):
        answer = await plan(sim, ZOFIE, *BUY_LUMBERJACK)
    assert "Buy" not in button_labels(answer.response)
    attempt = await sim.press(ZOFIE, panel.response, "Buy")
    press = press_beginning(sim, ZOFIE, attempt, "Lumberjack")
    assert "I can only remember 5 plans" in await sim.assert_refused(press)


async def test_strangers_cannot_plan(sim: DiscordFixture, table: Table) -> None:
    button = await sim.send_old_button(f"1/plan/{table.row.id}/{table.row.ply}")
    assert "not at this table" in await sim.assert_refused(sim.press(3, button, "Old"))


async def test_malformed_plan_button_is_refused(
    sim: DiscordFixture, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    malformed = ("x", "0/fly", "drop/x", "1", "0/do/nothing", "0/do/buy/nothing", "0/wait/nothing")
    for codes in (*malformed, "99999"):
        button = await sim.send_old_button(f"1/plan/{table.row.id}/{table.row.ply}/{codes}")
        await sim.assert_refused(sim.press(ZOFIE, button, "Old"))
    for verb in ("plan-pick", "plan-page"):
        button = await sim.send_old_button(f"1/{verb}/{table.row.id}/{table.row.ply}")
        await sim.assert_refused(sim.press(ZOFIE, button, "Old"))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
async def test_plans_are_told_in_every_language(
    sim: DiscordFixture, table: Table, language: str
) -> None:
    await sim.set_language(language)
    translate = sim.ui.texts.in_language(language)
    hand = await sim.slash(ZOFIE, "stpete hand")
    answer = await sim.press(ZOFIE, hand.response, translate("button-plan", number=0))
    assert text_of(answer) == translate("plans-none")
    answer = await sim.press(ZOFIE, answer.response, translate("wait-trade"))
    assert translate("plan-pass-trade") in text_of(answer)
    await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
    told = translate("plan-ended", end="true", what=translate("plan-pass-trade"), why="")
    assert (await hand_text(sim, ZOFIE)).startswith(told)
