"""Who may not, cannot or comes too late: each is told so in private, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.table import RequestRejected, Table
from engine import codec
from engine.games.saint_petersburg.actions import PASS, buy, take
from engine.games.saint_petersburg.cards import card_number
from tests.bot.room import PEOPLE, Room, labels, state_of, text_of
from tests.store.sqlite import latest_game

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
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def test_who_moves_out_of_turn_is_told_whose_turn_it_is(room: Room, table: Table) -> None:
    for command, options in MOVES[:-1]:
        said = await room.refused(room.slash(BORIS, command, **options))
        assert PEOPLE[CATHERINE] in said


async def test_a_stranger_can_do_nothing(room: Room, table: Table) -> None:
    for command, options in (*MOVES, ("stpete hand", {})):
        said = await room.refused(room.slash(STRANGER, command, **options))
        assert "not at this table" in said
        assert "{" not in said


async def test_suggestions_are_for_who_is_on_turn_only(room: Room, table: Table) -> None:
    assert await room.suggestions(CATHERINE, "stpete buy", "card")
    assert await room.suggestions(BORIS, "stpete buy", "card") == {}
    assert await room.suggestions(STRANGER, "stpete buy", "card") == {}


async def test_an_unknown_card_is_named_back(room: Room, table: Table) -> None:
    for command in FROM_A_NAME:
        for typed in ("Nonsense", "", "?", "🂡", "market.upper", "x" * 3000, "*bold*"):
            said = await room.refused(room.slash(CATHERINE, command, card=typed))
            assert "to choose here" in said


async def test_a_forged_suggestion_is_refused(room: Room, table: Table) -> None:
    for command in FROM_A_NAME:
        for typed in FORGED:
            await room.refused(room.slash(CATHERINE, command, card=typed))


async def test_a_suggestion_of_before_is_stale(room: Room, table: Table) -> None:
    offered = await room.suggestions(CATHERINE, "stpete buy", "card")
    await room.slash(CATHERINE, "stpete buy", card=next(iter(offered.values())))
    for player in (0, BORIS):
        await room.slash(player, "stpete pass")
    older = list(offered.values())[-1]
    said = await room.refused(room.slash(CATHERINE, "stpete buy", card=older))
    assert "moved on" in said


async def test_the_same_suggestion_sent_twice_was_done_already(room: Room, table: Table) -> None:
    value = next(iter((await room.suggestions(CATHERINE, "stpete buy", "card")).values()))
    await room.slash(CATHERINE, "stpete buy", card=value)
    said = await room.refused(room.slash(CATHERINE, "stpete buy", card=value))
    assert "already been done" in said


async def test_the_same_interaction_counts_once(room: Room) -> None:
    alone = await room.start((0,), SEED)
    lumberjack = buy(table_card(alone), "upper")
    user = room.people[0].id
    await alone.submit(user, [lumberjack], None, 77)
    standing = await room.standing()
    ply = alone.row.ply
    with pytest.raises(RequestRejected) as refused:
        await alone.submit(user, [PASS], ply, 77)
    assert refused.value.reason == "seen"
    assert alone.row.ply == ply
    assert (await room.standing())[:3] == standing[:3]


def table_card(table: Table) -> int:
    """A card of the upper row."""
    return int(state_of(table).upper[0])


async def test_two_moves_at_once_change_the_game_once(room: Room, table: Table) -> None:
    """As when two processes of the bot run at a deploy: one of them comes too late."""
    other = Table(room.bot.runtime.store, await _row(room), table.seats)
    user = room.people[CATHERINE].id
    await other.submit(user, [PASS], None, 88)
    with pytest.raises(RequestRejected) as refused:
        await table.submit(user, [take(table_card(table), "upper")], None, 89)
    assert refused.value.reason == "stale"
    assert codec.dump_state(table.game, table.state) == codec.dump_state(other.game, other.state)


async def _row(room: Room) -> Any:
    row = await latest_game(room.bot.runtime.store, room.channel.id)
    assert row is not None
    return row


async def test_a_full_hand_is_named_with_its_limit(room: Room, table: Table) -> None:
    state_of(table).players[CATHERINE].hand = [
        card_number(c) for c in ("market", "wharf", "author")
    ]
    await room.store_state(table)
    said = await room.refused(room.slash(CATHERINE, "stpete take", card="Lumberjack"))
    assert "full" in said
    assert "3" in said
    assert "full" in await room.refused(room.slash(CATHERINE, "stpete take"))
    assert await room.suggestions(CATHERINE, "stpete take", "card") == {}


async def test_too_few_rubles_are_named_with_both_numbers(room: Room, table: Table) -> None:
    state_of(table).players[CATHERINE].rubles = 2
    await room.store_state(table)
    said = await room.refused(room.slash(CATHERINE, "stpete buy", card="Lumberjack"))
    assert "costs 3" in said
    assert "have 2" in said
    assert "costs more than you have" in await room.refused(room.slash(CATHERINE, "stpete buy"))


async def test_an_empty_hand_is_told_from_one_that_cannot_be_played(
    room: Room, table: Table
) -> None:
    assert "hand is empty" in await room.refused(room.slash(CATHERINE, "stpete play"))
    owner = state_of(table).players[CATHERINE]
    owner.hand, owner.rubles = [card_number("wharf")], 0
    await room.store_state(table)
    said = await room.refused(room.slash(CATHERINE, "stpete play"))
    assert "any card of your hand" in said
    assert "empty" not in said


async def test_who_cannot_do_one_thing_is_offered_the_others(room: Room, table: Table) -> None:
    state_of(table).players[CATHERINE].rubles = 2
    await room.store_state(table)
    for command, options in (
        ("stpete play", {}),
        ("stpete buy", {}),
        ("stpete buy", {"card": "Lumberjack"}),
        ("stpete buy", {"card": "Nonsense"}),
    ):
        answer = (await room.slash(CATHERINE, command, **options)).response
        assert labels(answer) == ["Take", "Pass", "My hand"]
    assert labels((await room.slash(BORIS, "stpete buy")).response) == []
    asked = text_of(await room.press(CATHERINE, answer, "Take"))
    assert "Which card would you like to take" in asked


async def test_after_a_draw_the_true_reason_is_told_with_what_is_left(
    room: Room, table: Table
) -> None:
    state = state_of(table)
    state.drawn = card_number("hospital")
    state.players[CATHERINE].rubles = 13
    await room.store_state(table)
    said = await room.refused(room.slash(CATHERINE, "stpete buy"))
    assert said == "That costs 14, and you have 13. Take it into your hand, or discard it."
    for command in ("stpete play", "stpete pass", "stpete observatory"):
        assert "Hospital" in await room.refused(room.slash(CATHERINE, command))
    state.players[CATHERINE].hand = [card_number("market")] * 3
    await room.store_state(table)
    for command in ("stpete buy", "stpete take"):
        said = await room.refused(room.slash(CATHERINE, command))
        assert "all you can do is discard it" in said


async def test_out_of_the_building_phase_the_observatory_says_so(room: Room, table: Table) -> None:
    said = await room.refused(room.slash(CATHERINE, "stpete observatory"))
    assert "building phase only" in said


async def test_a_trading_card_too_dear_is_named_with_both_numbers(room: Room, table: Table) -> None:
    player = state_of(table).players[CATHERINE]
    player.rubles, player.hand = 3, [card_number("hermitage")]
    player.in_play[card_number("market")] = 1
    await room.store_state(table)
    said = await room.refused(room.slash(CATHERINE, "stpete play", card="Hermitage"))
    assert "have 3" in said


async def test_a_trading_card_with_nothing_to_displace_says_so(room: Room, table: Table) -> None:
    state_of(table).players[CATHERINE].hand = [card_number("hermitage")]
    await room.store_state(table)
    said = await room.refused(room.slash(CATHERINE, "stpete play", card="Hermitage"))
    assert "nothing in play" in said


async def test_a_card_that_displaces_nothing_says_so(room: Room, table: Table) -> None:
    state_of(table).players[CATHERINE].in_play[card_number("market")] = 1
    await room.store_state(table)
    trying = room.slash(CATHERINE, "stpete buy", card="Lumberjack", displace="Market")
    said = await room.refused(trying)
    assert "It displaces nothing" in said


async def test_a_wrong_card_to_displace_lists_the_right_ones(room: Room, table: Table) -> None:
    player = state_of(table).players[CATHERINE]
    player.hand = [card_number("hermitage")]
    player.in_play[card_number("market")] = player.in_play[card_number("author")] = 1
    await room.store_state(table)
    trying = room.slash(CATHERINE, "stpete play", card="Hermitage", displace="Author")
    said = await room.refused(trying)
    assert said.index("Author") < said.index("Market")


async def test_moves_of_another_moment_say_when_they_are_for(room: Room, table: Table) -> None:
    assert "building phase" in await room.refused(room.slash(CATHERINE, "stpete observatory"))
    assert "just drawn" in await room.refused(room.slash(CATHERINE, "stpete discard"))
    for options in ({}, {"points": 0}, {"points": 10}):
        said = await room.refused(room.slash(CATHERINE, "stpete pub", **options))
        assert "after the building scoring" in said
    not_passing = {"rest-of-phase": False}
    assert "not passing" in await room.refused(room.slash(BORIS, "stpete pass", **not_passing))
