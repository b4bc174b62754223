"""Refusals by the rules of Saint Petersburg, with the numbers and cards that explain them."""

from __future__ import annotations

from bot.table.table import Table
from engine.games.saint_petersburg.cards import card_number
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.saint_petersburg import BORIS, CATHERINE, state_of


async def test_full_hand_is_refused_with_its_limit(sim: DiscordFixture, table: Table) -> None:
    state_of(table).players[CATHERINE].hand = [
        card_number(c) for c in ("market", "wharf", "author")
    ]
    await sim.store_state(table)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete take", card="Lumberjack"))
    assert "full" in reply
    assert "3" in reply
    assert "full" in await sim.assert_refused(sim.slash(CATHERINE, "stpete take"))
    assert await sim.autocomplete(CATHERINE, "stpete take", "card") == {}


async def test_too_few_rubles_are_refused_with_both_amounts(
    sim: DiscordFixture, table: Table
) -> None:
    state_of(table).players[CATHERINE].rubles = 2
    await sim.store_state(table)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy", card="Lumberjack"))
    assert "costs 3" in reply
    assert "have 2" in reply
    assert "is too expensive" in await sim.assert_refused(sim.slash(CATHERINE, "stpete buy"))


async def test_empty_hand_is_distinguished_from_an_unplayable_one(
    sim: DiscordFixture, table: Table
) -> None:
    assert "hand is empty" in await sim.assert_refused(sim.slash(CATHERINE, "stpete play"))
    owner = state_of(table).players[CATHERINE]
    owner.hand, owner.rubles = [card_number("wharf")], 0
    await sim.store_state(table)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete play"))
    assert "any card from your hand" in reply
    assert "empty" not in reply


async def test_refusal_offers_the_possible_moves(sim: DiscordFixture, table: Table) -> None:
    state_of(table).players[CATHERINE].rubles = 2
    await sim.store_state(table)
    for command, options in (
        ("stpete play", {}),
        ("stpete buy", {}),
        ("stpete buy", {"card": "Lumberjack"}),
        ("stpete buy", {"card": "Nonsense"}),
    ):
        answer = (await sim.slash(CATHERINE, command, **options)).response
        assert button_labels(answer) == ["Take", "Pass", "Auto-pass this phase", "My hand"]
    assert button_labels((await sim.slash(BORIS, "stpete buy")).response) == []
    question = text_of(await sim.press(CATHERINE, answer, "Take"))
    assert "Which card would you like to take" in question


async def test_refusal_after_a_draw_names_the_remaining_moves(
    sim: DiscordFixture, table: Table
) -> None:
    state = state_of(table)
    state.drawn = card_number("hospital")
    state.players[CATHERINE].rubles = 13
    await sim.store_state(table)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete buy"))
    assert reply == "That costs 14, and you only have 13. Take it into your hand, or discard it."
    for command in ("stpete play", "stpete pass", "stpete observatory"):
        assert "Hospital" in await sim.assert_refused(sim.slash(CATHERINE, command))
    state.players[CATHERINE].hand = [card_number("market")] * 3
    await sim.store_state(table)
    for command in ("stpete buy", "stpete take"):
        reply = await sim.assert_refused(sim.slash(CATHERINE, command))
        assert "you have to discard it" in reply


async def test_unaffordable_trading_card_is_refused_with_both_amounts(
    sim: DiscordFixture, table: Table
) -> None:
    player = state_of(table).players[CATHERINE]
    player.rubles, player.hand = 3, [card_number("hermitage")]
    player.in_play[card_number("market")] = 1
    await sim.store_state(table)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete play", card="Hermitage"))
    assert "have 3" in reply


async def test_trading_card_with_nothing_to_displace_is_refused(
    sim: DiscordFixture, table: Table
) -> None:
    state_of(table).players[CATHERINE].hand = [card_number("hermitage")]
    await sim.store_state(table)
    reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete play", card="Hermitage"))
    assert "nothing in play" in reply


async def test_displacing_with_a_normal_card_is_refused(sim: DiscordFixture, table: Table) -> None:
    state_of(table).players[CATHERINE].in_play[card_number("market")] = 1
    await sim.store_state(table)
    request = sim.slash(CATHERINE, "stpete buy", card="Lumberjack", displace="Market")
    reply = await sim.assert_refused(request)
    assert "It doesn’t displace anything" in reply


async def test_refused_displacement_names_the_given_and_a_valid_card(
    sim: DiscordFixture, table: Table
) -> None:
    player = state_of(table).players[CATHERINE]
    player.hand = [card_number("hermitage")]
    player.in_play[card_number("market")] = player.in_play[card_number("author")] = 1
    await sim.store_state(table)
    request = sim.slash(CATHERINE, "stpete play", card="Hermitage", displace="Author")
    reply = await sim.assert_refused(request)
    assert reply.index("Author") < reply.index("Market")


async def test_refused_move_says_when_it_is_possible(sim: DiscordFixture, table: Table) -> None:
    assert "building phase" in await sim.assert_refused(sim.slash(CATHERINE, "stpete observatory"))
    assert "you just drew" in await sim.assert_refused(sim.slash(CATHERINE, "stpete discard"))
    for options in ({}, {"points": 0}, {"points": 10}):
        reply = await sim.assert_refused(sim.slash(CATHERINE, "stpete pub", **options))
        assert "after the building scoring" in reply
    not_passing = {"rest-of-phase": False}
    assert "Auto-pass is off" in await sim.assert_refused(
        sim.slash(BORIS, "stpete pass", **not_passing)
    )
