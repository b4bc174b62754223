"""Refused commands: each is explained in private, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.errors import RequestRejected
from bot.table.table import Table
from engine import codec
from engine.games.saint_petersburg.actions import PASS, buy, take
from engine.games.saint_petersburg.cards import card_number
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import state_of
from tests.support.storage.sqlite import latest_game

SEED = 70
PLAYERS = (0, 1, 2)
STRANGER = 3

CATHERINE, BORIS = 2, 1
"""With this seed Catherine has the first turn; Žofie is next."""

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

FROM_A_NAME = ("stpete buy", "stpete take", "stpete play")

FORGED = (
    "~lumberjack.upper",
    "4~",
    "4~nonsense",
    "4~nonsense.upper",
    "4~lumberjack.cellar",
    "4~lumberjack",
    "4~lumberjack.upper.upper",
    "4~lumberjack.upper/lumberjack",
    "99999~lumberjack.upper",
    "9" * 30 + "~lumberjack.upper",
    "9" * 5000 + "~lumberjack.upper",
    "-1~lumberjack.upper",
    "\N{SUPERSCRIPT TWO}~lumberjack.upper",
)


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED)


async def test_a_move_out_of_turn_names_the_player_to_act(
    sim: DiscordFixture, table: Table
) -> None:
    for command, options in MOVES[:-1]:
        said = await sim.assert_refused(sim.slash(BORIS, command, **options))
        assert PLAYER_NAMES[CATHERINE] in said


async def test_strangers_cannot_move(sim: DiscordFixture, table: Table) -> None:
    for command, options in (*MOVES, ("stpete hand", {})):
        said = await sim.assert_refused(sim.slash(STRANGER, command, **options))
        assert "not at this table" in said
        assert "{" not in said


async def test_only_the_player_to_act_gets_suggestions(sim: DiscordFixture, table: Table) -> None:
    assert await sim.autocomplete(CATHERINE, "stpete buy", "card")
    assert await sim.autocomplete(BORIS, "stpete buy", "card") == {}
    assert await sim.autocomplete(STRANGER, "stpete buy", "card") == {}


async def test_an_unknown_card_is_quoted(sim: DiscordFixture, table: Table) -> None:
    for command in FROM_A_NAME:
        for typed in ("Nonsense", "", "?", "🂡", "market.upper", "x" * 3000, "*bold*"):
            said = await sim.assert_refused(sim.slash(CATHERINE, command, card=typed))
            assert "to choose here" in said


async def test_a_forged_suggestion_is_refused(sim: DiscordFixture, table: Table) -> None:
    for command in FROM_A_NAME:
        for typed in FORGED:
            await sim.assert_refused(sim.slash(CATHERINE, command, card=typed))


async def test_suggestion_from_an_earlier_ply_is_stale(sim: DiscordFixture, table: Table) -> None:
    offered = await sim.autocomplete(CATHERINE, "stpete buy", "card")
    await sim.slash(CATHERINE, "stpete buy", card=next(iter(offered.values())))
    for player in (0, BORIS):
        await sim.slash(player, "stpete pass")
    older = list(offered.values())[-1]
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy", card=older))
    assert "moved on" in said


async def test_same_suggestion_sent_twice_is_reported_as_done(
    sim: DiscordFixture, table: Table
) -> None:
    value = next(iter((await sim.autocomplete(CATHERINE, "stpete buy", "card")).values()))
    await sim.slash(CATHERINE, "stpete buy", card=value)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy", card=value))
    assert "already been done" in said


async def test_the_same_interaction_counts_once(sim: DiscordFixture) -> None:
    alone = await sim.start((0,), SEED)
    lumberjack = buy(table_card(alone), "upper")
    user = sim.people[0].id
    await alone.play.submit(user, [lumberjack], None, 77)
    standing = await sim.visible_state()
    ply = alone.row.ply
    with pytest.raises(RequestRejected) as refused:
        await alone.play.submit(user, [PASS], ply, 77)
    assert refused.value.reason == "seen"
    assert alone.row.ply == ply
    assert (await sim.visible_state())[:3] == standing[:3]


def table_card(table: Table) -> int:
    """Return a card of the upper row."""
    return int(state_of(table).upper[0])


async def test_two_moves_at_once_change_the_game_once(sim: DiscordFixture, table: Table) -> None:
    """As with two processes of the bot during a deployment: the second one is too late."""
    other = Table(sim.bot.runtime.store, await _row(sim), table.seats)
    user = sim.people[CATHERINE].id
    await other.play.submit(user, [PASS], None, 88)
    with pytest.raises(RequestRejected) as refused:
        await table.play.submit(user, [take(table_card(table), "upper")], None, 89)
    assert refused.value.reason == "stale"
    assert codec.dump_state(table.game, table.state) == codec.dump_state(other.game, other.state)


async def _row(sim: DiscordFixture) -> Any:
    row = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert row is not None
    return row


async def test_a_full_hand_is_refused_with_its_limit(sim: DiscordFixture, table: Table) -> None:
    state_of(table).players[CATHERINE].hand = [
        card_number(c) for c in ("market", "wharf", "author")
    ]
    await sim.store_state(table)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete take", card="Lumberjack"))
    assert "full" in said
    assert "3" in said
    assert "full" in await sim.assert_refused(sim.slash(CATHERINE, "stpete take"))
    assert await sim.autocomplete(CATHERINE, "stpete take", "card") == {}


async def test_too_few_rubles_are_refused_with_both_amounts(
    sim: DiscordFixture, table: Table
) -> None:
    state_of(table).players[CATHERINE].rubles = 2
    await sim.store_state(table)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy", card="Lumberjack"))
    assert "costs 3" in said
    assert "have 2" in said
    assert "costs more than you have" in await sim.assert_refused(
        sim.slash(CATHERINE, "stpete buy")
    )


async def test_an_empty_hand_is_distinguished_from_an_unplayable_one(
    sim: DiscordFixture, table: Table
) -> None:
    assert "hand is empty" in await sim.assert_refused(sim.slash(CATHERINE, "stpete play"))
    owner = state_of(table).players[CATHERINE]
    owner.hand, owner.rubles = [card_number("wharf")], 0
    await sim.store_state(table)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete play"))
    assert "any card of your hand" in said
    assert "empty" not in said


async def test_a_refusal_offers_the_possible_moves(sim: DiscordFixture, table: Table) -> None:
    state_of(table).players[CATHERINE].rubles = 2
    await sim.store_state(table)
    for command, options in (
        ("stpete play", {}),
        ("stpete buy", {}),
        ("stpete buy", {"card": "Lumberjack"}),
        ("stpete buy", {"card": "Nonsense"}),
    ):
        answer = (await sim.slash(CATHERINE, command, **options)).response
        assert button_labels(answer) == ["Take", "Pass", "My hand"]
    assert button_labels((await sim.slash(BORIS, "stpete buy")).response) == []
    asked = text_of(await sim.press(CATHERINE, answer, "Take"))
    assert "Which card would you like to take" in asked


async def test_after_a_draw_the_refusal_names_the_remaining_moves(
    sim: DiscordFixture, table: Table
) -> None:
    state = state_of(table)
    state.drawn = card_number("hospital")
    state.players[CATHERINE].rubles = 13
    await sim.store_state(table)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy"))
    assert said == "That costs 14, and you have 13. Take it into your hand, or discard it."
    for command in ("stpete play", "stpete pass", "stpete observatory"):
        assert "Hospital" in await sim.assert_refused(sim.slash(CATHERINE, command))
    state.players[CATHERINE].hand = [card_number("market")] * 3
    await sim.store_state(table)
    for command in ("stpete buy", "stpete take"):
        said = await sim.assert_refused(sim.slash(CATHERINE, command))
        assert "all you can do is discard it" in said


async def test_the_observatory_is_refused_outside_the_building_phase(
    sim: DiscordFixture, table: Table
) -> None:
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete observatory"))
    assert "building phase only" in said


async def test_an_unaffordable_trading_card_is_refused_with_both_amounts(
    sim: DiscordFixture, table: Table
) -> None:
    player = state_of(table).players[CATHERINE]
    player.rubles, player.hand = 3, [card_number("hermitage")]
    player.in_play[card_number("market")] = 1
    await sim.store_state(table)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete play", card="Hermitage"))
    assert "have 3" in said


async def test_a_trading_card_with_nothing_to_displace_is_refused(
    sim: DiscordFixture, table: Table
) -> None:
    state_of(table).players[CATHERINE].hand = [card_number("hermitage")]
    await sim.store_state(table)
    said = await sim.assert_refused(sim.slash(CATHERINE, "stpete play", card="Hermitage"))
    assert "nothing in play" in said


async def test_displacing_with_a_normal_card_is_refused(sim: DiscordFixture, table: Table) -> None:
    state_of(table).players[CATHERINE].in_play[card_number("market")] = 1
    await sim.store_state(table)
    trying = sim.slash(CATHERINE, "stpete buy", card="Lumberjack", displace="Market")
    said = await sim.assert_refused(trying)
    assert "It displaces nothing" in said


async def test_a_wrong_card_to_displace_lists_the_right_ones(
    sim: DiscordFixture, table: Table
) -> None:
    player = state_of(table).players[CATHERINE]
    player.hand = [card_number("hermitage")]
    player.in_play[card_number("market")] = player.in_play[card_number("author")] = 1
    await sim.store_state(table)
    trying = sim.slash(CATHERINE, "stpete play", card="Hermitage", displace="Author")
    said = await sim.assert_refused(trying)
    assert said.index("Author") < said.index("Market")


async def test_refused_move_says_when_it_is_possible(sim: DiscordFixture, table: Table) -> None:
    assert "building phase" in await sim.assert_refused(sim.slash(CATHERINE, "stpete observatory"))
    assert "just drawn" in await sim.assert_refused(sim.slash(CATHERINE, "stpete discard"))
    for options in ({}, {"points": 0}, {"points": 10}):
        said = await sim.assert_refused(sim.slash(CATHERINE, "stpete pub", **options))
        assert "after the building scoring" in said
    not_passing = {"rest-of-phase": False}
    assert "not passing" in await sim.assert_refused(sim.slash(BORIS, "stpete pass", **not_passing))
