"""Auto-pass: passing for the rest of the phase, revoked by the same button, and its end."""

from __future__ import annotations

import pytest

from bot.table.move_log import MoveKind
from bot.table.table import Table
from engine.games.saint_petersburg.state import State
from engine.registry import find_game
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import state_of

SEED = 70
PLAYERS = (0, 1, 2)
CATHERINE = 2
"""With this seed Catherine has the first turn; Žofie and Boris follow."""

REST = {"rest-of-phase": True}


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED)


async def automatic_movers(sim: DiscordFixture, table: Table) -> list[int | None]:
    """Return the seats of all automatic moves."""
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    return [move.seat for move in moves if move.kind == MoveKind.AUTOMATIC_ACTION]


async def let_the_others_act(sim: DiscordFixture) -> None:
    """Have Žofie and Boris act, so that it is Catherine's turn again."""
    await sim.slash(0, "stpete take", card="Lumberjack")
    await sim.slash(1, "stpete take", card="Lumberjack")


async def test_auto_pass_is_set_and_revoked_by_a_button_after_a_pass(
    sim: DiscordFixture, table: Table
) -> None:
    passed = await sim.press(CATHERINE, sim.last_message, "Pass")
    assert button_labels(passed.response) == ["Undo", "Pass for the rest of the phase", "My hand"]
    rests = await sim.press(CATHERINE, passed.response, "Pass for the rest of the phase")
    assert "rest of the phase" in text_of(rests)
    assert button_labels(rests.response) == ["Play on", "My hand"]
    await let_the_others_act(sim)
    assert await automatic_movers(sim, table) == [CATHERINE]
    plays = await sim.press(CATHERINE, rests.response, "Play on")
    assert "You are back in" in text_of(plays)
    await sim.slash(0, "stpete take", card="Shepherd")
    await sim.slash(1, "stpete take", card="Shepherd")
    assert await sim.player_to_act(PLAYERS) == CATHERINE
    assert await automatic_movers(sim, table) == [CATHERINE]


async def test_auto_pass_survives_a_restart_and_ends_with_the_phase(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete pass", **REST)
    await sim.restart()
    await let_the_others_act(sim)
    table = await sim.table()
    assert await automatic_movers(sim, table) == [CATHERINE]
    for who in (0, 1):
        await sim.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    assert all(seat.intent is None for seat in table.seats)
    assert all(seat.intent is None for seat in await sim.bot.runtime.store.seats(table.row.id))


async def test_a_button_of_an_earlier_phase_sets_no_auto_pass(
    sim: DiscordFixture, table: Table
) -> None:
    passed = await sim.press(CATHERINE, sim.last_message, "Pass")
    for who in (0, 1):
        await sim.slash(who, "stpete pass")
    assert state_of(table).phase.label == "building"
    tried = sim.press(CATHERINE, passed.response, "Pass for the rest of the phase")
    assert "moved on" in await sim.assert_refused(tried)
    assert all(seat.intent is None for seat in table.seats)


async def test_auto_passes_of_all_players_end_the_phase(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(0, "stpete pass", **REST)
    await sim.slash(1, "stpete pass", **REST)
    assert await sim.player_to_act(PLAYERS) == CATHERINE
    await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
    assert await sim.player_to_act(PLAYERS) == CATHERINE, (
        "the others have passed, and it is her turn again"
    )
    assert await automatic_movers(sim, table) == [0, 1]
    await sim.slash(CATHERINE, "stpete pass")
    assert state_of(table).phase.label == "building"


async def test_unrequested_auto_pass_cannot_be_revoked(sim: DiscordFixture, table: Table) -> None:
    trying = sim.slash(CATHERINE, "stpete pass", **{"rest-of-phase": False})
    assert "not passing" in await sim.assert_refused(trying)


async def test_auto_pass_does_not_skip_the_pub(sim: DiscordFixture) -> None:
    table = await sim.start((0, 1), SEED)
    first = await sim.player_to_act((0, 1))
    state_of(table).pub_owners = [first]
    await sim.store_state(table)
    passes_on = await sim.send_old_button(f"1/rest/{table.row.id}/{table.row.ply}")
    await sim.press(first, passes_on, "Old")
    assert table.seats[first].intent is not None
    assert state_of(table).pub_owners == [first]
    assert await automatic_movers(sim, table) == []


def _leave_only_passes(state: State) -> None:
    """Empty the rows and the hands: everybody can see that only passes are left."""
    for row in (state.upper, state.lower):
        state.discard_pile += row
        row.clear()


async def test_a_publicly_forced_pass_is_made_automatically(
    sim: DiscordFixture, table: Table
) -> None:
    _leave_only_passes(state_of(table))
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert len(await automatic_movers(sim, table)) >= 2
    assert state_of(table).phase.label != "worker"


@pytest.mark.parametrize("rubles", [0, 1, 99])
async def test_automatic_passes_do_not_depend_on_rubles(
    sim: DiscordFixture, table: Table, rubles: int
) -> None:
    for player in state_of(table).players:
        player.rubles = rubles
        player.hand = [0, 1, 2]
    await sim.store_state(table)
    await sim.slash(CATHERINE, "stpete pass")
    assert await automatic_movers(sim, table) == [], (
        "a player who can only pass because of her rubles is asked, too"
    )
    assert [press.path for press in custom_ids_of(sim.last_message)][1:] == [
        ("buy",),
        ("take",),
        ("play",),
        ("pass",),
    ]


def test_forced_moves_are_derived_from_the_public_view() -> None:
    game = find_game("saint_petersburg")
    state = game.new(3, SEED, game.codecs.options.validate_python({}))
    for emptied in (False, True):
        if emptied:
            _leave_only_passes(state)
        seat = game.to_act(state)[0]
        seen = [
            game.forced_action(game.view(game.conceal(state, None, n), None), seat)
            for n in range(20)
        ]
        assert set(seen) == {game.pass_action if emptied else None}
