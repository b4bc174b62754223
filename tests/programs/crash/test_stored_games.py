"""What the crash program demands of stored games: nothing lost, doubled, or told twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.table.move_log import MoveKind
from tests.programs.crash.clients.short_games import find_missing_people
from tests.programs.crash.short_games import ShortGamesChecker
from tests.programs.crash.stored_games import (
    Deed,
    Query,
    StoredGame,
    StoredMove,
    find_deed_faults,
    find_stored_faults,
)
from tests.support.fake_discord.payloads import FIRST_CHANNEL
from tests.support.fake_discord.recording import Message, Recording

ANNA, BORIS, EVE = 1, 2, 3
SENDERS = {101: ANNA, 102: BORIS, 103: ANNA, 104: ANNA, 105: BORIS, 106: EVE}


def move(ply: int, kind: MoveKind, user_id: int | None, interaction_id: int | None) -> StoredMove:
    return StoredMove(7, ply, kind, user_id, interaction_id)


MOVES = (
    move(1, MoveKind.LOBBY_OPENED, ANNA, 101),
    move(2, MoveKind.SEAT_TAKEN, BORIS, 102),
    move(3, MoveKind.GAME_STARTED, ANNA, 103),
    move(4, MoveKind.USER_ACTION, ANNA, 104),
    move(5, MoveKind.USER_ACTION, BORIS, 105),
)
GAME = StoredGame(MOVES, (ANNA, BORIS), 7, FIRST_CHANNEL, "over", 5, 5, 2)
DEEDS = {
    101: Deed(ANNA, MoveKind.LOBBY_OPENED, confirmed=True),
    102: Deed(BORIS, MoveKind.SEAT_TAKEN, confirmed=True),
}


def message(message_id: int, nonce: str) -> Message:
    return Message(message_id, FIRST_CHANNEL, "", [], nonce, 0.0, 1)


TURN, PHASE, RESULT = map(message, range(3), ("turn-7-4", "phase-7-5", "turn-7-5"))


def faults_of(game: StoredGame, messages: Sequence[Message] = (TURN, PHASE, RESULT)) -> list[str]:
    return find_stored_faults([game], SENDERS, {FIRST_CHANNEL: messages})


def test_game_that_was_played_and_told_once_is_right() -> None:
    assert faults_of(GAME) == []


@pytest.mark.parametrize(
    "doubled",
    [
        move(6, MoveKind.USER_ACTION, ANNA, None),
        move(6, MoveKind.USER_ACTION, ANNA, 999),
        move(6, MoveKind.USER_ACTION, ANNA, 106),
    ],
    ids=["by nobody", "by an unknown press", "by a press of another"],
)
def test_pass_done_twice_is_detected(doubled: StoredMove) -> None:
    """The log alone does not tell: a table passes for people by itself, too."""
    game = replace(GAME, status="running", results=0, moves=(*MOVES, doubled))
    assert faults_of(game) == [f"game 7: nobody sent {doubled}"]


def test_moves_that_the_table_makes_need_no_press() -> None:
    kinds = (MoveKind.AUTOMATIC_ACTION, MoveKind.PLANNED_ACTION, MoveKind.AI_ACTION)
    made = [move(6 + number, kind, ANNA, None) for number, kind in enumerate(kinds)]
    assert faults_of(replace(GAME, status="running", results=0, moves=(*MOVES, *made))) == []


@pytest.mark.parametrize(
    ("users", "fault"),
    [
        ((ANNA,), "game 7: 1 seats, but 2 were taken"),
        ((ANNA, BORIS, EVE), "game 7: 3 seats, but 2 were taken"),
        ((ANNA, ANNA), "game 7: somebody has two seats: [1, 1]"),
    ],
)
def test_seats_lost_or_doubled_are_detected(users: tuple[int, ...], fault: str) -> None:
    lobby = replace(GAME, status="lobby", results=0, ply=3, announced_ply=3, users=users)
    assert faults_of(lobby) == [fault]


def test_seat_of_somebody_else_is_detected() -> None:
    assert list(find_missing_people([GAME], DEEDS)) == []
    assert list(find_missing_people([replace(GAME, users=(ANNA, EVE))], DEEDS))


def test_confirmed_join_that_is_lost_is_detected() -> None:
    assert list(find_deed_faults([GAME], DEEDS)) == []
    without = replace(GAME, moves=(MOVES[0], *MOVES[2:]))
    assert list(find_deed_faults([without], DEEDS)) == ["a confirmed join of 2 is lost"]


def test_refused_join_that_was_made_is_detected() -> None:
    refused = DEEDS | {102: Deed(BORIS, MoveKind.SEAT_TAKEN, confirmed=False)}
    assert list(find_deed_faults([GAME], refused))
    unknown = DEEDS | {102: Deed(BORIS, MoveKind.SEAT_TAKEN)}
    assert list(find_deed_faults([GAME], unknown)) == []


@pytest.mark.parametrize(
    ("status", "results", "expected"),
    [("over", 0, 2), ("over", 1, 2), ("over", 3, 2), ("running", 2, 0)],
)
def test_results_that_are_not_recorded_once_at_the_end_are_detected(
    status: str, results: int, expected: int
) -> None:
    assert faults_of(replace(GAME, status=status, results=results)) == [
        f"game 7 is {status}, with {results} of {expected} results"
    ]


@pytest.mark.parametrize(
    ("again", "fault"),
    [
        ("turn-7-5", "told turn-7-5 2 times"),
        ("turn-7-5-345", "game 7: its result was told 2 times"),
        ("turn-7-4", "told turn-7-4 2 times"),
        ("phase-7-5", "told phase-7-5 2 times"),
    ],
)
def test_what_is_told_twice_is_detected(again: str, fault: str) -> None:
    found = faults_of(GAME, (TURN, PHASE, RESULT, message(9, again)))
    assert any(fault in each for each in found)


def test_result_that_is_not_told_is_detected() -> None:
    assert faults_of(GAME, (TURN, PHASE)) == ["game 7: its result was told 0 times"]
    assert faults_of(replace(GAME, announced_ply=4), (TURN, PHASE)) == [], "it is on its way"


def test_message_that_still_asks_is_detected() -> None:
    """A table asks people to join, or to act, in one message at a time."""
    recording, join = Recording(), {"type": 2, "label": "Join", "custom_id": "1/join/7/1"}
    old, new = (
        Message(number, FIRST_CHANNEL, "", [join], f"lobby-7-{number}", 0.0, 1) for number in (1, 2)
    )
    recording.add(old)
    recording.add(new)
    discord: Any = SimpleNamespace(recording=recording)
    client: Any = SimpleNamespace(channel_id=FIRST_CHANNEL)
    checker = ShortGamesChecker(discord, [client], cast(Query, None))
    assert list(checker.find_leftovers()) == [
        f"channel {FIRST_CHANNEL} shows ['lobby-7-1', 'lobby-7-2']"
    ]
    old.deleted = True
    assert list(checker.find_leftovers()) == []
