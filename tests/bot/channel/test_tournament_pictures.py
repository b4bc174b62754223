"""What the picture of a tournament's standings shows of each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.channel.pictures import PictureCache
from bot.channel.tournament_pictures import draw_standings, standings_rows
from bot.channel.tournament_texts import entry_message, final_message
from bot.i18n.texts import shared_texts
from bot.registry import GAME_UIS
from bot.storage.tournament_records import TournamentPlayer
from bot.tournaments import progress as transitions
from bot.tournaments.held.codec import dump_state, load_state
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import Tournament, TournamentState, player_key
from bot.tournaments.progress import Phase
from bot.tournaments.results import PlayedRound, TableResult
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules
from tests.support.tournaments import ROW, entered

UI = next(iter(GAME_UIS.values()))


def played(rounds: int, *, are_alike: bool = False) -> Tournament:
    """A tournament of four after some rounds, in which those with the lower numbers win.

    If its tables `are_alike`, they end with the same points.
    """
    rules = Rules(Format.SWISS, TableSizes(2, 2), rounds=3)
    progress = transitions.start(entered(rules, 4, 4), 1)
    for _ in range(rounds):
        progress = transitions.begin_round(progress)
        assert progress.pairing is not None
        for number, table in enumerate(progress.pairing.tables):
            ranks = tuple(1 + (player != min(table)) for player in table)
            result = TableResult(table, ranks, (30 if are_alike else 20 + number, 10))
            progress = transitions.report_result(progress, number, result)
        progress = transitions.pair_next_round(progress)
    players = {
        player_key(number): TournamentPlayer(number, None, f"Player {number}", "easy")
        for number in range(1, 5)
    }
    return Tournament(ROW, TournamentSettings(), TournamentState(progress), players)


def test_rows_have_points_places_and_tables() -> None:
    tournament = played(1)
    assert tournament.progress.phase is Phase.PAIRED
    rows = standings_rows(tournament)
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert [row.points for row in rows] == [100, 100, 0, 0]
    assert {row.table for row in rows} == {1, 2}
    for row in rows:
        assert {row.place, *row.against} == {
            each.place for each in rows if each.table == row.table
        }, "who plays whom now is told by places"
    assert all(row.moved == 0 for row in rows), "before the first round nobody has a place"


def test_rows_tell_how_far_players_have_moved() -> None:
    before, after = played(1), played(2)
    former = {row.name: row.place for row in standings_rows(before)}
    assert any(row.moved for row in standings_rows(after))
    for row in standings_rows(after):
        assert row.moved == former[row.name] - row.place


def test_players_whom_only_the_lot_parts_share_a_place_and_show_their_lots() -> None:
    tournament = played(1, are_alike=True)
    rows = standings_rows(tournament)
    assert [row.place for row in rows] == [1, 1, 3, 3]
    lots = tournament.progress.lots or {}
    assert [row.lot for row in rows] == [
        lots[line.player] for line in tournament.progress.standings
    ]
    assert not any(row.lot for row in standings_rows(played(1)))


async def test_nothing_is_drawn_before_the_first_result() -> None:
    translate = shared_texts().in_language("en")
    assert await draw_standings(PictureCache(), UI, played(0), translate) is None
    picture = await draw_standings(PictureCache(), UI, played(1), translate)
    assert picture is not None
    assert picture.alt.startswith("Winter Cup, after round 1")
    ended = replace(played(1), row=replace(ROW, status="ended"))
    assert await draw_standings(PictureCache(), UI, ended, translate) is not None


def test_the_standings_are_computed_once_for_all_that_shows_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    computed, places = list[int](), Rules.places

    def count(rules: Rules, lots: Mapping[str, int], rounds: Sequence[PlayedRound]) -> Any:
        computed.append(len(rounds))
        return places(rules, lots, rounds)

    monkeypatch.setattr(Rules, "places", count)
    tournament, translate = played(3), UI.texts.in_language("en")
    assert tournament.is_over
    entry_message(tournament, translate)
    final_message(tournament, (), translate)
    standings_rows(tournament)
    assert computed.count(3) == 1
    assert computed.count(2) == 1, "those before are for the changes of place"
    assert load_state(dump_state(tournament.state)) == tournament.state
