"""Composes all messages about whole games, without Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.channel.composer import MessageComposer
from bot.channel.outgoing_message import OutgoingMessage
from bot.channel.phase_summaries import phase_summaries
from bot.i18n.texts import sanitize_name
from bot.registry import GAME_UIS
from bot.storage.records import GameRow, MoveRow, SeatRow
from bot.table.move_log import MoveKind
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import PhaseEnded, apply
from engine.games.saint_petersburg.state import Options

UI = GAME_UIS["saint_petersburg"]
GAME = UI.game


@dataclass(frozen=True, slots=True)
class ComposedPosts:
    """The messages composed for one state of a game, and that state."""

    snapshot: TableSnapshot
    messages: tuple[OutgoingMessage, ...]


def lobby_snapshot(names: Sequence[str], options: Options) -> TableSnapshot:
    """Return the snapshot of a lobby with these players."""
    row = GameRow(
        id=10**9,
        channel_id=1,
        guild_id=2,
        name=GAME.name,
        schema=GAME.schema,
        options=codec.dump_options(GAME, options),
        seed=None,
        status="lobby",
        ply=len(names),
        announced_ply=0,
        announced_phase_ply=0,
        turn_message_id=None,
        state=None,
        created=0,
        updated=0,
        settings="{}",
    )
    seats = tuple(
        SeatRow(seat=seat, name=sanitize_name(name), user_id=10**18 + seat)
        for seat, name in enumerate(names)
    )
    return TableSnapshot(row, seats, None)


def compose_whole_game(
    names: Sequence[str], seed: int, options: Options
) -> Iterator[ComposedPosts]:
    """Compose a random game at every move, sometimes with the channel some moves behind."""
    rng, snapshot = Random(seed), lobby_snapshot(names, options)
    yield ComposedPosts(snapshot, (_composer(snapshot).lobby_message(),))
    state = GAME.new(len(names), seed, options)
    row = replace(
        snapshot.row, status="running", ply=10**6, announced_ply=10**6, announced_phase_ply=10**6
    )
    unannounced_moves: list[MoveRow] = []
    phase_moves: list[MoveRow] = []
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        action = rng.choice(GAME.legal_actions(state, seat))
        transition = apply(GAME, state, seat, action)
        state, events = transition.state, transition.events
        over = GAME.result(state) is not None
        row = replace(row, ply=row.ply + 1, status="over" if over else "running")
        move = _move(row.ply, seat, action, events)
        unannounced_moves.append(move)
        phase_moves.append(move)
        snapshot = TableSnapshot(row, snapshot.seats, state)
        phase_ended = any(isinstance(event, PhaseEnded) for event in events)
        if phase_ended or over or rng.random() < 0.2:
            yield ComposedPosts(snapshot, _messages(snapshot, unannounced_moves, phase_moves))
            unannounced_moves = []
        if phase_ended:
            row = replace(row, announced_phase_ply=row.ply)
            phase_moves = [move]


def _messages(
    snapshot: TableSnapshot, unannounced_moves: Sequence[MoveRow], moves: Sequence[MoveRow]
) -> tuple[OutgoingMessage, ...]:
    composer, announced_phase_ply = _composer(snapshot), snapshot.row.announced_phase_ply
    messages = [
        composer.phase_message(summary, snapshot.state, moves)
        for summary in phase_summaries(UI, moves, announced_phase_ply)
    ]
    messages.append(
        composer.turn_message(
            unannounced_moves, snapshot.row.ply if messages else announced_phase_ply
        )
    )
    if snapshot.row.status == "running":
        messages.append(composer.reposted_turn_message())
    return tuple(messages)


def _composer(snapshot: TableSnapshot) -> MessageComposer:
    return MessageComposer(UI, snapshot, "en")


def _move(ply: int, seat: int, action: Any, events: list[Any]) -> MoveRow:
    return MoveRow(
        ply=ply,
        seat=seat,
        user_id=10**18 + seat,
        kind=MoveKind.USER_ACTION,
        interaction_id=None,
        action=codec.dump_action(GAME, action),
        events=codec.dump_events(GAME, events),
        at=0,
    )
