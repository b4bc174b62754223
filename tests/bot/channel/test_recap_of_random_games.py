"""Over random games, the turn message tells each public move of others once, and nothing else."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.channel.composer import MessageComposer
from bot.channel.phase_summaries import phase_summaries
from bot.channel.recap import MAX_LENGTH, Recap, ToldSentence, recap_lines
from bot.registry import GAME_UIS
from bot.storage.records import MoveRow, SeatRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.move_log import TOLD_KINDS, USER_ACTIONS, MoveKind
from bot.table.repository import TableRepository
from bot.table.staged_moves import TableUpdate
from bot.table.table import Table
from bot.table.undo import undo
from engine import codec
from engine.core import PhaseEnded

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Boris", "Clara")
STEPS = 110
STAND_IN = "easy"
CASES = [
    ("saint_petersburg", 3, 11),
    ("saint_petersburg", 2, 21),
    ("heller_und_pfennig", 3, 21),
    ("rattus_cartus", 3, 21),
    ("rattus_cartus", 2, 18),
]
"""A game, the number of players, and a seed."""

MORE = re.compile(r"… and (\d+) moves? before: ")


@dataclass
class RandomGame:
    """A game in which people move, take back, run out of time and come back at random."""

    table: Table
    store: Store
    rng: Random
    presses: count[int]
    announced_undos: set[int]
    """The plies of the undos that took back what was announced."""

    async def step(self) -> None:
        """Let one thing happen, with what the table does after it."""
        table, chance = self.table, self.rng.random()
        away = next((row for row in table.seats if row.stand_in), None)
        if chance < 0.15:
            await self._undo(self.rng.choice(table.seats))
        elif chance < 0.2 and away is None:
            await self._stand_in(self.rng.choice(table.acting_seats))
        elif chance < 0.3 and away is not None and away.user_id is not None:
            await table.play.come_back(away.user_id, next(self.presses))
        else:
            row = table.seats[self.rng.choice(table.acting_seats)]
            action = self.rng.choice(table.game.legal_actions(table.state, row.seat))
            if row.playing_user is None:
                await table.play.submit_for_ai(row.seat, action)
            else:
                await table.play.submit(row.playing_user, [action], None, next(self.presses))

    async def _undo(self, row: SeatRow) -> None:
        announced_ply, ply = self.table.row.announced_ply, self.table.row.ply
        assert row.user_id is not None
        try:
            await undo(self.table, self.store, row.user_id, None, next(self.presses))
        except RequestRejected:
            return
        (taken,) = await self.table.stored.moves(ply, ply + 1)
        if json.loads(taken.action or "")["taken"][0] <= announced_ply:
            self.announced_undos.add(taken.ply)

    async def _stand_in(self, seat: int) -> None:
        seats = (replace(r, stand_in=STAND_IN) if r.seat == seat else r for r in self.table.seats)
        await self.table.stored.commit(
            TableUpdate(
                kind=MoveKind.STAND_IN,
                seat=seat,
                action=json.dumps({"level": STAND_IN}),
                seats=tuple(seats),
                state=self.table.state,
            )
        )


async def start(store: Store, name: str, seats: int, seed: int) -> RandomGame:
    table = await TableRepository(store, lambda _: None).open_lobby(
        GAME_UIS[name].game,
        {},
        channel_id=1,
        guild_id=1,
        seats=tuple(SeatRow(seat, NAMES[seat], seat + 1) for seat in range(seats)),
        interaction_id=1,
    )
    await table.lobby.start(1, 2, seed=seed)
    return RandomGame(table, store, Random(seed), count(100), set())


class Told:
    """What the log of a game says, read without the code that is tested."""

    def __init__(self, game: RandomGame, log: Sequence[MoveRow]) -> None:
        self.ui, self.game = GAME_UIS[game.table.game.name], game.table.game
        self.names = game.table.snapshot.names
        taken = {
            ply
            for move in log
            if move.kind == MoveKind.MOVE_UNDONE
            for ply in json.loads(move.action or "")["taken"]
        }
        self.moves = [m for m in log if m.ply not in taken and m.kind != MoveKind.MOVE_UNDONE]
        self.undos = [move for move in log if move.kind == MoveKind.MOVE_UNDONE]
        ends = [move.ply for move in self.moves if self._ends(move)]
        self.phase_ply = max(ends, default=0)

    def events(self, move: MoveRow) -> list[Any]:
        seen = (self.game.redact(e, None) for e in codec.load_events(self.game, move.events))
        return [event for event in seen if event is not None]

    def _ends(self, move: MoveRow) -> bool:
        return any(isinstance(event, PhaseEnded) for event in self.events(move))

    def sentences(self, move: MoveRow, view: Any = None) -> list[str]:
        """What is to be told of a move in the current phase, besides what the question repeats."""
        if move.ply < self.phase_ply or (move.ply == self.phase_ply and move.kind in TOLD_KINDS):
            return []
        name = self.names[move.seat or 0]
        if move.kind == MoveKind.STAND_IN:
            return [f"{name} ran out of time: an easy AI plays on until {name} is back."]
        if move.kind == MoveKind.RETURNED:
            return [f"{name} is back."]
        events = self.events(move)
        if move.ply == self.phase_ply:
            while any(isinstance(event, PhaseEnded) for event in events):
                events.pop(0)
        say = self.ui.texts.in_language("en")
        told = [
            self.ui.narration.narrate(event, self.names, say)
            for event in self.ui.coalesce(events)
            if view is None or not self.ui.narration.is_repeated_in_prompt(event, view)
        ]
        return [sentence for sentence in told if sentence]


def check_told(game: RandomGame, log: Sequence[MoveRow], told: Sequence[ToldSentence]) -> None:
    """Assert that a recap tells what it must, and nothing that it must not."""
    oracle, table = Told(game, log), game.table
    view = table.game.view(table.state, None)
    expected = {move.ply: oracle.sentences(move, view) for move in oracle.moves}
    newest_public = max((m.ply for m in oracle.moves if oracle.sentences(m)), default=0)
    undos = [m for m in oracle.undos if oracle.sentences(m) and m.ply in game.announced_undos]
    newest_undo = undos[-1].ply if undos else 0
    by_ply: dict[int, list[str]] = {}
    for sentence in told:
        by_ply.setdefault(sentence.ply, []).append(sentence.text)
    undo_is_told = by_ply.pop(newest_undo, None) is not None
    assert undo_is_told == (newest_undo > max(newest_public, oracle.phase_ply))
    assert list(by_ply) == sorted(by_ply)
    assert by_ply == {ply: expected.get(ply) for ply in by_ply}, "all of a move, once"

    settled = [move for move in oracle.moves if move.ply <= newest_public]
    asked = [table.seats[seat] for seat in table.acting_seats]
    for row in (row for row in asked if row.playing_user is not None):
        own = [
            move
            for move in settled
            if (move.seat, move.user_id) == (row.seat, row.user_id) and move.kind in USER_ACTIONS
        ]
        last_ply = own[-1].ply if own else 0
        others = (move.ply for move in oracle.moves if move.ply > last_ply and move not in own)
        assert {ply for ply in others if expected[ply]} <= set(by_ply)
        if len(asked) == 1 and not any(table.has_decided(each.seat) for each in table.seats):
            assert min(by_ply, default=last_ply) >= min(last_ply, table.row.announced_ply + 1)


def check_text(told: Sequence[ToldSentence], lines: Sequence[str]) -> None:
    """Assert that lines tell the newest of these sentences, and count the moves before rightly."""
    match = MORE.match(lines[0]) if lines else None
    if match is None:
        assert list(lines) == recap_lines(told, 10**6, "nevsky", str)
        return
    starts = range(1, len(told) + 1)
    first = next(n for n in starts if recap_lines(told[n:], 10**6, "", str) == list(lines[1:]))
    left_out, kept = ({each.ply for each in part} for part in (told[:first], told[first:]))
    assert int(match[1]) == (len(left_out - kept) or 1)
    assert not left_out & kept or len(kept) == 1, "that move alone is too long"


def named(content: str) -> str:
    """The content of a message with names instead of mentions."""
    return re.sub(r"<@(\d)>", lambda match: NAMES[int(match[1]) - 1], content)


def check_message(game: RandomGame, log: Sequence[MoveRow], max_length: int) -> None:
    """Assert that the message of the turn is right, and marks what it tells as announced."""
    table, ui = game.table, GAME_UIS[game.table.game.name]
    say, view = ui.texts.in_language("en"), table.game.view(table.state, None)
    phase_ply, announced_ply = Told(game, log).phase_ply, table.row.announced_ply
    recap = Recap(ui, table.snapshot, log, say)
    begin = recap.first_ply()
    first_ply = min(announced_ply + 1, begin if begin is not None else announced_ply + 1)
    told = recap.sentences(first_ply, phase_ply, view)
    check_told(game, log, told)

    unannounced = [move for move in log if move.ply > announced_ply]
    composer = MessageComposer(ui, table.snapshot, "en", moves=log)
    content = named(composer.turn_message(unannounced, phase_ply).content)
    question = ui.narration.question(view, [NAMES[seat] for seat in view.to_act], say)
    lines = content[: content.index(question)].splitlines()
    if ui.unsettled is not None and (unsettled := ui.unsettled(view, table.snapshot.names, say)):
        assert lines[-len(unsettled) :] == unsettled
        del lines[-len(unsettled) :]
    if recap.ended_phases(first_ply, phase_ply):
        assert lines.pop(0).startswith("Finished meanwhile: ")
    check_text(told, lines)
    assert len(content) <= max_length or len(lines) <= 2, "one line is told in any case"

    table.stored.mark_phases_announced(phase_ply)
    table.stored.mark_announced(table.row.ply, 1)
    if first_ply == begin:
        reposted = MessageComposer(ui, table.snapshot, "en", moves=log).reposted_turn_message()
        assert reposted.content == content


@pytest.mark.parametrize(("name", "seats", "seed"), CASES)
async def test_recap_tells_each_public_move_of_others_once(
    store: Store, name: str, seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await start(store, name, seats, seed)
    for _ in range(STEPS):
        await game.step()
        if game.table.row.status != "running":
            break
        if game.rng.random() < 0.8:
            max_length = game.rng.choice((MAX_LENGTH, 500))
            monkeypatch.setattr("bot.channel.composer.MAX_LENGTH", max_length)
            check_message(game, await game.table.stored.moves(0), max_length)


@pytest.mark.parametrize("name", ["heller_und_pfennig", "rattus_cartus"])
async def test_recap_is_made_of_what_everybody_may_know(
    store: Store, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the sentences of a game may say of an event that is not redacted."""
    game, ui, events = await start(store, name, 3, 21), GAME_UIS[name], list[Any]()
    for _ in range(STEPS):
        await game.step()
        if game.table.row.status != "running":
            break
    log = await game.table.stored.moves(0)
    monkeypatch.setattr(ui.narration, "narrate", lambda event, *_: events.append(repr(event)))
    recap = Recap(ui, game.table.snapshot, log, ui.texts.in_language("en"))
    recap.sentences(first_ply=0, phase_ply=0)
    oracle = Told(game, log)
    public = {repr(event) for move in oracle.moves for event in ui.coalesce(oracle.events(move))}
    assert len(events) > STEPS / 2
    assert set(events) <= public


@pytest.mark.parametrize(("name", "seats", "seed"), CASES)
async def test_each_public_event_belongs_to_one_phase(
    store: Store, name: str, seats: int, seed: int
) -> None:
    game = await start(store, name, seats, seed)
    for _ in range(STEPS):
        await game.step()
        if game.table.row.status != "running":
            break
    log = await game.table.stored.moves(0)
    told, summaries = Told(game, log), phase_summaries(GAME_UIS[name], log, 0)
    events = [event for move in told.moves for event in told.events(move)]
    of_phases = [event for summary in summaries for event in summary.events]
    assert sum(isinstance(event, PhaseEnded) for event in of_phases) == len(summaries) > 0
    last = max(index for index, event in enumerate(events) if isinstance(event, PhaseEnded))
    assert Counter(map(repr, of_phases)) <= Counter(map(repr, events[: last + 1]))
    missing = Counter(map(repr, events[: last + 1])) - Counter(map(repr, of_phases))
    assert all(event.startswith("Revealed(") for event in missing), "of a later building"
