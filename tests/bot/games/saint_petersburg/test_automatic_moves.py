"""Automatic moves in Saint Petersburg: forced passes, and auto-pass in the Pub."""

from __future__ import annotations

import pytest

from bot.table.move_log import MoveKind
from bot.table.table import Table
from engine.games.saint_petersburg.state import State
from engine.registry import find_game
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.saint_petersburg import CATHERINE, SEED, state_of


async def test_auto_pass_does_not_skip_the_pub(sim: DiscordFixture) -> None:
    table = await sim.start((0, 1), SEED)
    who = await sim.player_to_act((0, 1))
    state_of(table).pub_owners = [who]
    await sim.store_state(table)
    auto_pass_button = await sim.send_old_button(f"1/rest/{table.row.id}/{table.row.ply}")
    await sim.press(who, auto_pass_button, "Old")
    assert table.seats[who].intent is not None
    assert state_of(table).pub_owners == [who]
    assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == []


def _leave_only_passes(state: State) -> None:
    """Empty the rows: everybody can see that only passes are left."""
    for row in (state.upper, state.lower):
        state.discard_pile += row
        row.clear()


async def test_publicly_forced_pass_is_made_automatically(
    sim: DiscordFixture, table: Table
) -> None:
    _leave_only_passes(state_of(table))
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert len(await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION)) >= 2
    assert state_of(table).phase.label != "worker"


@pytest.mark.parametrize("rubles", [0, 1, 99])
async def test_automatic_passes_do_not_depend_on_rubles(
    sim: DiscordFixture, table: Table, rubles: int
) -> None:
    for player in state_of(table).players:
        player.rubles = rubles
        player.hand = [0, 1]
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == [], (
        "a player who can only pass because of her rubles is asked, too"
    )
    assert [(press.verb, *press.path) for press in custom_ids_of(sim.last_message)][1:] == [
        ("do", "buy"),
        ("do", "take"),
        ("do", "play"),
        ("do", "pass"),
        ("rest",),
    ]


def test_forced_moves_are_derived_from_the_public_view() -> None:
    game = find_game("saint_petersburg")
    state = game.new(3, SEED, game.codecs.options.validate_python({}))
    for emptied in (False, True):
        if emptied:
            _leave_only_passes(state)
        seat = game.to_act(state)[0]
        forced_actions = [
            game.forced_action(game.view(game.conceal(state, None, n), None), seat)
            for n in range(20)
        ]
        assert set(forced_actions) == {game.pass_action if emptied else None}
