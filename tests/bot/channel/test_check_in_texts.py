"""The messages that ask who is here, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.check_in_texts import MAX_MENTIONS, calls, name_or_mention
from bot.i18n.texts import shared_texts
from bot.storage.tournament_records import TournamentPlayer
from bot.table.preferences import LIVE
from bot.tournaments.held import check_in
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import MAX_TOURNAMENT, Format, Rules
from tests.support.tournaments import played_tournament

LONGEST_ID = 2**63


@cache
def asking(number: int) -> Tournament:
    """A live tournament with so many people, of the longest name, before its second round."""
    over = played_tournament(Rules(Format.SWISS, TableSizes(2, 2), rounds=2), number, rounds=1)
    progress = replace(over.progress, phase=Phase.BETWEEN_ROUNDS, pairing=None)
    players = {
        key: TournamentPlayer(who.number, LONGEST_ID - who.number, "*" * 32)
        for key, who in over.players.items()
    }
    tournament = replace(
        over.with_progress(progress),
        row=replace(over.row, name="*" * 60),
        settings=TournamentSettings(time_limit=LIVE),
        players=players,
    )
    return check_in.opened_before_round(tournament, 10**10)


def users(tournament: Tournament) -> dict[str, int]:
    return {key: who.user_id or 0 for key, who in tournament.players.items()}


@pytest.mark.parametrize("language", shared_texts().languages)
@pytest.mark.parametrize("is_waiting", [False, True])
def test_the_largest_tournament_is_called_by_two_messages_that_mention_everybody_once(
    language: str, is_waiting: bool
) -> None:
    tournament = asking(MAX_TOURNAMENT).with_state(is_waiting=is_waiting)
    names = name_or_mention(tournament, users(tournament))
    messages = calls(tournament, names, shared_texts().in_language(language))
    assert len(messages) == 2
    assert all(len(call.text) <= MAX_MESSAGE_LENGTH for call in messages)
    assert all(len(call.players) <= MAX_MENTIONS for call in messages)
    called = [player for call in messages for player in call.players]
    assert sorted(called) == sorted(tournament.players)
    for call in messages:
        assert all(names[player] in call.text for player in call.players)


@pytest.mark.parametrize("language", shared_texts().languages)
def test_names_without_room_are_counted(language: str) -> None:
    """Nobody wants mentions, and all names are as long as can be."""
    tournament = asking(MAX_TOURNAMENT)
    names = name_or_mention(tournament, {})
    first, second = calls(tournament, names, shared_texts().in_language(language))
    assert len(first.text) <= MAX_MESSAGE_LENGTH
    assert len(second.text) <= MAX_MESSAGE_LENGTH
    hidden = MAX_TOURNAMENT - len(first.players) - len(second.players)
    assert hidden > 0
    assert str(hidden) in second.text


def test_a_call_says_who_is_still_missing_and_how_many_are_here() -> None:
    tournament = asking(4)
    for player in ("p1", "p3"):
        tournament = check_in.checked_in(tournament, player)
    translate = shared_texts().in_language("en")
    (call,) = calls(tournament, name_or_mention(tournament, {"p2": 5}), translate)
    *_, count, missing = call.text.splitlines()
    assert count == "Here: 2 of 4"
    assert missing.startswith("Not yet: <@5>, ")
    assert call.players == ("p2", "p4")
