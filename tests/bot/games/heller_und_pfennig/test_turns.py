"""Single moves: drawing, keeping, refusals, and suggestions."""

from __future__ import annotations

import re
from random import Random

from engine.core import apply
from engine.games.heller_und_pfennig.actions import DRAW
from engine.games.heller_und_pfennig.events import RoundBegan
from engine.games.heller_und_pfennig.market import SPACE_NAMES, stall_piece
from engine.games.heller_und_pfennig.state import State
from tests.bot.games.heller_und_pfennig.game_drivers import (
    PLAYERS,
    codes_of,
    random_action,
    start_game,
)
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of


async def market_state(sim: DiscordFixture) -> State:
    state = (await sim.table()).state
    assert isinstance(state, State)
    return state


async def set_state(sim: DiscordFixture, state: State) -> None:
    """Put the table into a state."""
    table = await sim.table()
    table.stored.state = state
    await sim.store_state(table)
    await sim.slash(PLAYERS[0], "heller show board")


# Drawing


async def test_drawing_opens_the_placement_menu(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    answer = (await sim.press(who, sim.last_message, "Draw a tile")).response
    assert re.match(r"You draw the .+\.\nIn which row would you like to place the ", answer.content)
    *choices, home, hint = button_labels(answer)
    assert [label.partition(":")[0] for label in choices] == [f"Row {n}" for n in range(1, 6)]
    assert (home, hint) == ("My hand", "Hint"), "the draw is binding, so there is no Back"
    rows = (await sim.press(who, answer, button_labels(answer)[3])).response
    *spaces, back, _ = button_labels(rows)
    assert [label.partition(":")[0] for label in spaces] == [f"{c}4" for c in "ABCDEF"]
    assert back == "Back"
    reply = text_of(await sim.press(who, rows, button_labels(rows)[1]))
    assert re.match(r"You place the .+ on B4\.", reply)


async def test_hint_after_drawing_says_where_to_place_the_tile(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    sim.bot.runtime.ai_scheduler._playouts = 4
    menu = (await sim.press(who, sim.last_message, "Draw a tile")).response
    before = sum(map(bool, (await market_state(sim)).board))
    hint = await sim.press(who, menu, "Hint")
    assert text_of(hint).startswith("My advice: **place the ")
    await sim.press(who, hint.response, "Do that")
    assert sum(map(bool, (await market_state(sim)).board)) > before


async def test_drawing_is_binding_and_survives_a_restart(sim: DiscordFixture) -> None:
    who, follower = await start_game(sim)
    await sim.slash(who, "heller draw")
    drawn = (await market_state(sim)).drawn
    posts = len(sim.public_messages)
    await sim.restart()
    assert (await market_state(sim)).drawn == drawn
    reply = await sim.assert_refused(sim.slash(who, "heller draw"))
    assert reply.startswith("Place the tile you drew first, the ")
    assert "you can’t put it back" in reply
    reply = await sim.assert_refused(sim.slash(who, "heller place", piece="3", space="A1"))
    assert "Place the tile you drew" in reply
    assert "something hidden" in await sim.assert_refused(sim.slash(who, "heller undo"))
    assert "has drawn a tile" in sim.last_message.content
    assert button_labels(sim.last_message)[1:] == ["Place the drawn tile"]
    reply = await sim.private_reply(who, "heller place", space="B4")
    assert re.match(r"You place the .+ on B4\.", reply)
    assert len(sim.public_messages) == posts, "one message per turn"
    assert await sim.player_to_act(PLAYERS) == follower
    assert "draws the " in sim.last_message.content
    assert "on B4." in sim.last_message.content


async def test_move_is_announced_in_one_line(sim: DiscordFixture) -> None:
    who, follower = await start_game(sim)
    await sim.slash(who, "heller place", piece="stall with 3 wares", space="c2")
    announcement, question, _ = sim.last_message.content.splitlines()
    assert announcement.endswith(" places a stall with 3 wares on C2.")
    assert "it’s your turn. Round 1 of 3." in question
    await sim.slash(follower, "heller draw")
    await sim.slash(follower, "heller place", space="5f")
    *announcements, _, _ = sim.last_message.content.splitlines()
    assert announcements[0] == announcement
    assert len(announcements) == 2, "one line for each of the others"


# Kept tiles


async def test_kept_tile_is_shown_only_to_its_owner_and_placed_once(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    hand = await sim.private_reply(who, "heller hand")
    kept = re.search(r"Your secret tile is the (.+)\. Only you", hand)
    assert kept
    assert kept[1] not in sim.last_message.content
    labels = button_labels((await sim.slash(who, "heller hand")).response)
    assert f"Place your secret tile: {kept[1]}" in labels
    assert "Place your secret tile" in button_labels(sim.last_message)
    reply = await sim.private_reply(who, "heller place", piece=kept[1], space="A1")
    assert reply.startswith(f"You place your secret tile, the {kept[1]}, on A1.")
    assert f"places their secret tile on A1: the {kept[1]}." in sim.last_message.content
    assert "already placed your secret tile" in await sim.private_reply(who, "heller hand")


async def test_new_kept_tile_is_announced_privately_once(sim: DiscordFixture) -> None:
    await start_game(sim)
    rng, state, game = Random(1), await market_state(sim), sim.ui.game
    while True:
        (seat,) = game.to_act(state)
        action = random_action(rng, state, game.legal_actions(state, seat))
        transition = apply(game, state, seat, action)
        next_state, events = transition.state, transition.events
        if any(isinstance(event, RoundBegan) for event in events):
            break
        state = next_state
    await set_state(sim, state)
    _, *codes = sim.ui.panels.path(action)
    piece = "drawn" if state.drawn else "kept" if action.kind == "place-kept" else codes[0]
    reply = await sim.private_reply(PLAYERS[seat], "heller place", piece=piece, space=codes[-1])
    announcement = "A new round, a new secret tile: the "
    assert reply.count(announcement) == 1
    assert all(announcement not in message.content for message in sim.public_messages)
    for player in (who for who in PLAYERS if who != PLAYERS[seat]):
        hand = await sim.private_reply(player, "heller hand")
        assert hand.count(announcement) == 1
        assert announcement not in await sim.private_reply(player, "heller hand")
    assert announcement not in await sim.private_reply(PLAYERS[seat], "heller hand")


# Refusals


async def test_refusals_name_the_possible_moves(sim: DiscordFixture) -> None:
    who, follower = await start_game(sim)
    await sim.slash(who, "heller place", piece="4", space="A1")
    for piece, space, reason in (
        ("3", "A1", "A1 is already taken"),
        ("King", "B1", "The tiles are face down at this table."),
        ("drawn", "B1", "You haven’t drawn a tile."),
        ("3", "G7", "Pick one of the suggestions"),
        ("7", "B1", "Pick one of the suggestions"),
    ):
        request = sim.slash(follower, "heller place", piece=piece, space=space)
        reply = await sim.assert_refused(request)
        assert reason in reply
        assert "suggestions" in reason or "</heller " in reply
    request = sim.slash(who, "heller place", piece="3", space="B1")
    assert "turn" in await sim.assert_refused(request)


async def test_used_up_stall_is_refused_by_its_wares(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    state = (await market_state(sim)).clone()
    assert state.turn is not None
    state.players[state.turn].stalls[3] = 0
    await set_state(sim, state)
    request = sim.slash(who, "heller place", piece="4", space="A1")
    assert "no stall with 4 wares left" in await sim.assert_refused(request)
    assert "no such stall" in await sim.assert_refused(sim.slash(who, "heller place", piece="4"))


async def test_empty_pile_and_a_placed_tile_are_refused(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    state = (await market_state(sim)).clone()
    assert state.turn is not None
    state.pile.clear()
    state.players[state.turn].kept = None
    await set_state(sim, state)
    assert "The pile is empty." in await sim.assert_refused(sim.slash(who, "heller draw"))
    request = sim.slash(who, "heller place", piece="kept", space="A1")
    assert "already placed your secret tile" in await sim.assert_refused(request)
    assert "already placed your secret tile" in await sim.assert_refused(
        sim.slash(who, "heller place", piece="kept")
    )


async def test_drawing_is_refused_if_all_tiles_are_open(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim, **{"no-luck": True})
    assert button_labels(sim.last_message) == ["My hand", "Place a stall", "Place a tile"]
    refused = await sim.assert_refused(sim.slash(who, "heller draw"))
    assert "nobody draws one or has a secret one" in refused
    reply = await sim.private_reply(who, "heller place", piece="+6", space="D3")
    assert reply.startswith("You place the King (+6) on D3.")


# Suggestions


async def test_spaces_are_suggested_with_their_values_best_first(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    state = (await market_state(sim)).clone()
    seat = state.turn
    assert seat is not None
    state.board[SPACE_NAMES.index("B3")] = stall_piece(seat, 3)
    state.players[seat].kept = 1
    await set_state(sim, state)
    suggestions = await sim.autocomplete(who, "heller place", "space", piece="kept")
    assert len(suggestions) == 25
    values = [int(label.partition(": ")[2].replace("−", "-")) for label in suggestions]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0
    assert next(iter(suggestions))[:2] in ("A3", "C3", "D3", "E3", "F3", "B1", "B2", "B4", "B5")
    for typed in ("f5", "5F", "f 5"):
        matches = await sim.autocomplete(who, "heller place", "space", typed, piece="kept")
        assert list(map(codes_of, matches.values())) == [("5", "F5")]
    assert await sim.autocomplete(who, "heller place", "space", "b3", piece="kept") == {}


async def test_spaces_without_a_piece_are_suggested_only_after_drawing(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    assert await sim.autocomplete(who, "heller place", "space") == {}
    await sim.slash(who, "heller draw")
    suggestions = await sim.autocomplete(who, "heller place", "space", "b4")
    assert list(map(codes_of, suggestions.values())) == [("drawn", "4", "B4")]
    reply = await sim.private_reply(who, "heller place", space=next(iter(suggestions.values())))
    assert reply.endswith("on B4.")


async def test_place_without_options_opens_the_menu(sim: DiscordFixture) -> None:
    who, _ = await start_game(sim)
    answer = (await sim.slash(who, "heller place")).response
    assert answer.content == "What would you like to do?"
    assert [label.partition(":")[0] for label in button_labels(answer)] == [
        "Place a stall",
        "Draw a tile",
        "Place your secret tile",
        "My hand",
        "Hint",
    ]
    assert DRAW in sim.ui.game.legal_actions((await market_state(sim)), PLAYERS.index(who))
