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

    moment: TableSnapshot
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
    rng, moment = Random(seed), lobby_snapshot(names, options)
    yield ComposedPosts(moment, (_composer(moment).lobby_message(),))
    state = GAME.new(len(names), seed, options)
    row = replace(
        moment.row, status="running", ply=10**6, announced_ply=10**6, announced_phase_ply=10**6
    )
    behind: list[MoveRow] = []
    story: list[MoveRow] = []
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        action = rng.choice(GAME.legal_actions(state, seat))
        transition = apply(GAME, state, seat, action)
        state, events = transition.state, transition.events
        over = GAME.result(state) is not None
        row = replace(row, ply=row.ply + 1, status="over" if over else "running")
        move = _move(row.ply, seat, action, events)
        behind.append(move)
        story.append(move)
        moment = TableSnapshot(row, moment.seats, state)
        ended = any(isinstance(event, PhaseEnded) for event in events)
        if ended or over or rng.random() < 0.2:
            yield ComposedPosts(moment, _messages(moment, behind, story))
            behind = []
        if ended:
            row = replace(row, announced_phase_ply=row.ply)
            story = [move]


def _messages(
    moment: TableSnapshot, behind: Sequence[MoveRow], story: Sequence[MoveRow]
) -> tuple[OutgoingMessage, ...]:
    composer, told = _composer(moment), moment.row.announced_phase_ply
    messages = [
        composer.phase_message(one, moment.state, story)
        for one in phase_summaries(GAME, story, told)
    ]
    messages.append(composer.turn_message(behind, moment.row.ply if messages else told))
    if moment.row.status == "running":
        messages.append(composer.reposted_turn_message())
    return tuple(messages)


def _composer(moment: TableSnapshot) -> MessageComposer:
    return MessageComposer(UI, moment, "en")


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
