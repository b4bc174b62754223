"""What every store promises about tournaments."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.storage.tournament_records import (
    TournamentGame,
    TournamentPlayer,
    TournamentRow,
    TournamentTable,
)
from tests.support.storage.records import ANNA, BORIS, SEATS, create_lobby, game_update

CUP = TournamentRow(
    70, 5, 6, ANNA, "Cup", "game", "{}", "{}", "open", 1, '{"phase":"entering","entered":["p1"]}'
)
PLAYER = TournamentPlayer(1, ANNA, "Anna")


async def test_a_tournament_is_set_up_once(store: Store) -> None:
    assert await store.create_tournament(CUP)
    assert not await store.create_tournament(replace(CUP, name="Again"))
    assert await store.tournament(CUP.id) == CUP
    assert await store.tournament(71) is None
    assert await store.open_tournaments() == (CUP,)


async def test_only_its_organiser_knows_of_a_draft(store: Store) -> None:
    await store.create_tournament(replace(CUP, status="draft"))
    assert await store.open_tournaments() == ()
    assert await store.tournaments_of_guild(CUP.guild_id, 9) == ()
    await store.delete_drafts(BORIS)
    assert await store.tournament(CUP.id) is not None
    await store.delete_drafts(ANNA)
    assert await store.tournament(CUP.id) is None


async def test_of_two_changes_of_a_version_one_is_made(store: Store) -> None:
    await store.create_tournament(CUP)
    changed = await asyncio.gather(
        *(store.update_tournament(replace(CUP, progress=text)) for text in ("one", "other"))
    )
    assert sorted(changed) == [False, True]
    made = "one" if changed[0] else "other"
    assert await store.tournament(CUP.id) == replace(CUP, version=2, progress=made)


async def test_an_ended_tournament_is_kept_but_not_open(store: Store) -> None:
    await store.create_tournament(CUP)
    await store.update_tournament(replace(CUP, status="ended"))
    assert await store.open_tournaments() == ()
    (kept,) = await store.tournaments_of_guild(CUP.guild_id, 9)
    assert kept.status == "ended"


async def test_the_latest_tournaments_of_a_server_come_first(store: Store) -> None:
    for number, guild_id in ((70, 5), (71, 5), (72, 6), (73, 5)):
        await store.create_tournament(replace(CUP, id=number, guild_id=guild_id))
    assert [row.id for row in await store.tournaments_of_guild(5, 2)] == [73, 71]


async def test_a_number_means_whoever_was_stored_last(store: Store) -> None:
    await store.create_tournament(CUP)
    await store.set_tournament_player(CUP.id, PLAYER)
    ai = TournamentPlayer(2, None, "Ada", "hard")
    await store.set_tournament_player(CUP.id, ai)
    assert await store.tournament_players(CUP.id) == (PLAYER, ai)
    assert [row.id for row in await store.tournaments_of_user(ANNA)] == [CUP.id]
    await store.set_tournament_player(CUP.id, TournamentPlayer(1, BORIS, "Boris"))
    assert await store.tournaments_of_user(ANNA) == ()
    assert [row.id for row in await store.tournaments_of_user(BORIS)] == [CUP.id]


async def test_a_table_has_one_game(store: Store) -> None:
    await store.create_tournament(CUP)
    table = TournamentTable(1, 0, await create_lobby(store, channel_id=3))
    other = TournamentTable(1, 0, await create_lobby(store, channel_id=2))
    assert await store.set_tournament_table(CUP.id, table)
    assert not await store.set_tournament_table(CUP.id, table)
    assert not await store.set_tournament_table(CUP.id, other)
    assert await store.tournament_games(CUP.id) == (
        TournamentGame(1, 0, table.game_id, 3, "lobby"),
    )
    assert (await store.tournament_of_game(table.game_id)) == CUP
    assert await store.tournament_of_game(other.game_id) is None


async def test_the_seats_of_running_tables_are_read_at_once(store: Store) -> None:
    await store.create_tournament(CUP)
    games = [await create_lobby(store, channel_id=channel) for channel in (2, 3, 4)]
    for number, game_id in enumerate(games[:2]):
        await store.set_tournament_table(CUP.id, TournamentTable(1, number, game_id))
    assert await store.seats_at_running_tables(CUP.id) == []
    for game_id in games[1:]:
        await store.commit(game_update(game_id))
    seats = await store.seats(games[1])
    assert await store.seats_at_running_tables(CUP.id) == [(games[1], seat) for seat in seats]


async def test_a_forgotten_user_is_in_no_tournament(store: Store) -> None:
    await store.create_tournament(CUP)
    await store.create_tournament(replace(CUP, id=71, status="draft"))
    boris = TournamentPlayer(2, BORIS, "Boris")
    for player in (PLAYER, boris):
        await store.set_tournament_player(CUP.id, player)
    await store.forget_user(ANNA, "somebody")
    assert await store.tournament(CUP.id) == replace(CUP, organiser_id=None)
    assert await store.tournament(71) is None
    assert await store.tournament_players(CUP.id) == (
        TournamentPlayer(1, None, "somebody"),
        boris,
    )
    assert await store.tournaments_of_user(ANNA) == ()


async def test_finished_games_of_several_users_tell_how_long_they_took(store: Store) -> None:
    people = (SeatRow(0, "Anna", ANNA), SeatRow(1, "Boris", BORIS))
    kinds = {2: (people, "over"), 3: (people, "over"), 4: (SEATS, "over"), 5: (people, "running")}
    for channel, (seats, status) in kinds.items():
        game_id = await create_lobby(store, channel_id=channel, seats=seats)
        at = 1000 + 100 * channel
        await store.commit(game_update(game_id, status=status, at=at))
    spans = await store.game_spans(1, "saint_petersburg", 9)
    assert [(span.created, span.ended) for span in spans] == [(1000, 1300), (1000, 1200)]
    assert await store.game_spans(1, "saint_petersburg", 1) == spans[:1]
    assert await store.game_spans(2, "saint_petersburg", 9) == ()
    assert await store.game_spans(1, "other", 9) == ()
