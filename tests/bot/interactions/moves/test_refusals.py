"""Refused commands: each is explained in private, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.errors import RequestRejected
from bot.table.table import Table
from engine.games.saint_petersburg.actions import PASS, buy
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    SEED,
    STRANGER,
    state_of,
)

MOVES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("stpete buy", {"card": "Lumberjack"}),
    ("stpete buy", {}),
    ("stpete take", {"card": "Market"}),
    ("stpete take", {}),
    ("stpete play", {"card": "Market"}),
    ("stpete play", {}),
    ("stpete observatory", {}),
    ("stpete discard", {}),
    ("stpete pub", {"points": 1}),
    ("stpete pass", {}),
    ("stpete pass", {"rest-of-phase": True}),
)

CARD_COMMANDS = ("stpete buy", "stpete take", "stpete play")

FORGED = (
    *("~lumberjack.upper", "4~", "4~nonsense", "4~nonsense.upper", "4~lumberjack.cellar"),
    *("4~lumberjack", "4~lumberjack.upper.upper", "4~lumberjack.upper/lumberjack"),
    *("99999~lumberjack.upper", "9" * 30 + "~lumberjack.upper", "9" * 5000 + "~lumberjack.upper"),
    *("-1~lumberjack.upper", "\N{SUPERSCRIPT TWO}~lumberjack.upper"),
)


async def test_move_out_of_turn_names_the_player_to_act(sim: DiscordFixture, table: Table) -> None:
    for command, options in MOVES[:-1]:
        reply = await sim.assert_refused(sim.slash(BORIS, command, **options))
        assert PLAYER_NAMES[CATHERINE] in reply


async def test_only_the_player_to_act_gets_suggestions(sim: DiscordFixture, table: Table) -> None:
    assert await sim.autocomplete(CATHERINE, "stpete buy", "card")
    assert await sim.autocomplete(BORIS, "stpete buy", "card") == {}
    assert await sim.autocomplete(STRANGER, "stpete buy", "card") == {}


async def test_unknown_card_is_refused(sim: DiscordFixture, table: Table) -> None:
    for command in CARD_COMMANDS:
        for typed in ("Nonsense", "", "?", "🂡", "market.upper", "x" * 3000, "*bold*"):
            reply = await sim.assert_refused(sim.slash(CATHERINE, command, card=typed))
            assert "Pick one of the suggestions" in reply


async def test_forged_suggestion_is_refused(sim: DiscordFixture, table: Table) -> None:
    for command in CARD_COMMANDS:
        for typed in FORGED:
            await sim.assert_refused(sim.slash(CATHERINE, command, card=typed))


async def test_suggestion_from_an_earlier_ply_is_stale(sim: DiscordFixture, table: Table) -> None:
    suggestions = await sim.autocomplete(CATHERINE, "stpete buy", "card")
    await sim.slash(CATHERINE, "stpete buy", card=next(iter(suggestions.values())))
    for player in (0, BORIS):
        await sim.slash(player, "stpete pass")
    old_value = list(suggestions.values())[-1]
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy", card=old_value))
    assert "moved on" in reply


async def test_same_suggestion_sent_twice_is_reported_as_done(
    sim: DiscordFixture, table: Table
) -> None:
    value = next(iter((await sim.autocomplete(CATHERINE, "stpete buy", "card")).values()))
    await sim.slash(CATHERINE, "stpete buy", card=value)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy", card=value))
    assert "already been done" in reply


async def test_repeated_interaction_id_is_refused(sim: DiscordFixture) -> None:
    table = await sim.start((0,), SEED)
    lumberjack = buy(int(state_of(table).upper[0]), "upper")
    user = sim.people[0].id
    await table.play.submit(user, [lumberjack], None, 77)
    before = await sim.visible_state()
    ply = table.row.ply
    with pytest.raises(RequestRejected) as refusal:
        await table.play.submit(user, [PASS], ply, 77)
    assert refusal.value.reason == "seen"
    assert table.row.ply == ply
    assert (await sim.visible_state())[:3] == before[:3]
