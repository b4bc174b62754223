"""Hints: private, for the player to act, if the table allows them, without secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.interactions.moves.turn_actions import hint_button
from bot.registry import GAME_UIS
from bot.table.table import Table
from engine.ai.agents import ActionValue
from engine.ai.registry import AGENT_SPECS
from engine.ai.worker import WorkerRequest, encode_request
from tests.support.simulated_discord.button_driver import custom_ids_of, press_custom_id
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.quick_games import start_game
from tests.support.simulated_discord.saint_petersburg import (
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    state_of,
)


@pytest.fixture(autouse=True)
def no_time_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the time cap, which would change hints on a busy machine."""
    monkeypatch.setattr("bot.ai_seats.scheduler.HINT_TIME_CAP", None)


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    started = await sim.start(PLAYERS, SEED)
    sim.bot.runtime.ai_scheduler._playouts = 4
    return started


async def test_hint_is_private_and_names_legal_actions(sim: DiscordFixture, table: Table) -> None:
    before = await sim.visible_state()
    answer = await sim.slash(CATHERINE, "stpete hint")
    best, reason, *alternatives = text_of(answer).splitlines()
    assert best.startswith("My advice: **")
    assert reason
    assert len(alternatives) == 2
    assert all(line.startswith("Or ") for line in alternatives)
    assert all(line.endswith((" worse.", ": about as good.")) for line in alternatives)
    assert await sim.visible_state() == before
    assert answer.response.id not in [message.id for message in sim.messages_visible_to(0)]


async def test_hint_is_refused_out_of_turn(sim: DiscordFixture, table: Table) -> None:
    assert "Catherine" in await sim.assert_refused(sim.slash(0, "stpete hint"))
    assert "not at this table" in await sim.assert_refused(sim.slash(STRANGER, "stpete hint"))


async def test_hint_is_refused_if_hints_are_off(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    await sim.configure(0, {"Allow hints": False})
    assert "hasn’t begun" in await sim.assert_refused(sim.slash(0, "stpete hint"))
    await sim.slash(0, "stpete start")
    assert "without hints" in await sim.assert_refused(sim.slash(0, "stpete hint"))
    assert "Hint" not in button_labels((await sim.slash(0, "stpete hand")).response)


async def test_worker_request_does_not_contain_the_stacks(
    sim: DiscordFixture, table: Table
) -> None:
    """Requests are compared in the encoding that is sent to worker processes."""
    requests: set[Any] = set()
    state = state_of(table)
    for seed in range(5):
        table.stored.state = table.game.determinize(state, CATHERINE, seed)
        assert table.state.stacks != state.stacks
        requests.add(encode_request(sim.bot.runtime.ai_scheduler.make_request(table, CATHERINE)))
    assert len(requests) == 1


async def test_hint_is_the_same_after_a_move_was_taken_back(
    sim: DiscordFixture, table: Table
) -> None:
    def seed() -> int:
        make_request = sim.bot.runtime.ai_scheduler.make_request
        return make_request(table, CATHERINE, hint=True).info_state.seed

    before, ply = seed(), table.row.ply
    await sim.slash(CATHERINE, "stpete pass")
    await sim.slash(CATHERINE, "stpete undo")
    assert table.row.ply > ply
    assert seed() == before


async def test_hint_for_a_forced_move_has_no_alternatives(
    sim: DiscordFixture, table: Table
) -> None:
    state = state_of(table)
    state.players[CATHERINE].rubles = 0
    state.players[CATHERINE].hand = [*state.upper[:1]] * 3
    await sim.store_state(table)
    reply = await sim.private_reply(CATHERINE, "stpete hint")
    assert reply.startswith("My advice: **pass**.")
    assert "Or " not in reply


async def test_second_hint_request_is_refused_at_once(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_slowly(work: Callable[..., Any], *requests: WorkerRequest) -> Any:
        # Pictures are rendered in threads, too.
        if requests:
            await asyncio.sleep(60)
        return work(*requests)

    monkeypatch.setattr("bot.ai_seats.workers.asyncio.to_thread", run_slowly)
    answer = await sim.slash(CATHERINE, "stpete hint")
    assert "Just a moment" in await sim.private_reply(CATHERINE, "stpete hint")
    assert not text_of(answer).startswith("My advice")
    await sim.env.advance_time(61)
    assert [shown_text(message)[:9] for message in sim.messages_visible_to(CATHERINE)].count(
        "My advice"
    ) == 1
    later_answer = await sim.slash(CATHERINE, "stpete hint")
    assert "Just a moment" not in text_of(later_answer)
    await sim.env.advance_time(61)


async def test_game_without_ai_has_no_hints(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(AGENT_SPECS, table.game.name)
    assert "no AI players" in await sim.assert_refused(sim.slash(CATHERINE, "stpete hint"))


@pytest.mark.parametrize("name", [name for name, ui in GAME_UIS.items() if ui.hints is not None])
async def test_hint_can_be_asked_for_and_done_inside_a_menu_of_choices(
    sim: DiscordFixture, name: str
) -> None:
    table = await start_game(sim, name)
    sim.bot.runtime.ai_scheduler._playouts = 4
    (who, *_), before = table.acting_seats, table.row.ply
    hand = (await sim.slash(who, f"{GAME_UIS[name].command_name} hand")).response
    opening = next(press for press in custom_ids_of(hand) if press.verb == "do")
    menu = (await press_custom_id(sim, who, hand, opening)).response
    assert (await sim.table()).row.ply == before, "something is left to choose"
    hint = await sim.press(who, menu, "Hint")
    assert text_of(hint).startswith("My advice: **")
    await sim.press(who, hint.response, "Do that")
    assert (await sim.table()).row.ply > before


async def test_buttons_of_a_hint_belong_to_the_question_it_was_asked_in(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that overtakes the hint makes them stale, so that they do nothing in a later turn."""
    before, evaluate = table.row.ply, sim.bot.workers.evaluate_actions

    async def overtaken(user_id: int, request: WorkerRequest) -> Any:
        values = await evaluate(user_id, request)
        await table.play.submit(user_id, (values[0].action,), None, 1)
        return values

    monkeypatch.setattr(sim.bot.workers, "evaluate_actions", overtaken)
    hint = await sim.slash(CATHERINE, "stpete hint")
    assert table.row.ply > before
    assert {press.ply for press in custom_ids_of(hint.response)} == {before}


def test_button_of_a_long_move_opens_its_choices() -> None:
    """The id of a button holds 100 characters."""
    ui: Any = SimpleNamespace(
        panels=SimpleNamespace(path=lambda action: ("lay", *map(str, range(100, 100 + action))))
    )
    row: Any = SimpleNamespace(id=2**40, ply=12_345)
    texts = [
        hint_button(ui, ActionValue(number, 1, 0.5, 0.0, 0.0, 0.0), (), row, lambda key, **_: key)
        for number in (3, 40)
    ]
    assert [button.custom_id.path for button in texts] == [("lay", "100", "101", "102"), ("lay",)]
    assert all(button.custom_id.encoded for button in texts)
