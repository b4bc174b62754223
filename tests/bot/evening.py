"""A game played by slash commands, with somebody pedantic looking on at every step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from bot.store.records import GameRow, MoveRow
from engine import codec
from engine.core import PhaseEnded, Seat, apply
from engine.games.saint_petersburg.events import Passed
from engine.games.saint_petersburg.state import State
from tests.bot.room import PEOPLE, Room
from tests.bot.told import SAY, assert_told

COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "buy": ("stpete buy", ("card", "displace")),
    "take": ("stpete take", ("card",)),
    "play": ("stpete play", ("card", "displace")),
    "draw": ("stpete observatory", ("stack",)),
    "discard": ("stpete discard", ()),
    "pass": ("stpete pass", ()),
}
"""The command of each kind of action, and its options in the order of the action's codes."""


class Evening:
    """One game of some people in a room, and what was seen of it so far."""

    def __init__(self, room: Room, players: Sequence[int]) -> None:
        self.room = room
        self.players = players
        self.stories = 0
        self.events: list[Any] = []
        self._chosen = ""
        self._ply = 0
        self._requests = 0
        self._on_turn: Seat | None = None
        self._game_id = 0
        self._replayed: State

    @property
    def ui(self) -> AnyGameUI:
        return GAME_UIS["saint_petersburg"]

    @property
    def state(self) -> State:
        """The game as the stored moves make it: never what the bot holds in memory."""
        return self._replayed

    @property
    def names(self) -> list[str]:
        return [PEOPLE[player] for player in self.players]

    async def begin(self, seed: int) -> None:
        """Open the table, sit down and start."""
        table = await self.room.start(self.players, seed)
        self._game_id = table.row.id
        options = codec.load_options(table.game, table.row.options)
        self._replayed = table.game.new(len(self.players), seed, options)
        await self.check()

    async def row(self) -> GameRow:
        """The game as it is stored."""
        row = await self.room.bot.shard.store.game(self._game_id)
        assert row is not None
        return row

    # Playing

    async def move(self, seat: Seat, action: Any) -> str:
        """Make a move as a person does, check what became of it, and return the answer."""
        answer = await self.command(seat, action)
        assert SAY("refused-our-fault") not in answer
        before = len(self.events)
        await self.check()
        assert len(self.events) > before, answer
        if price := getattr(self.events[before], "cost", 0):
            assert re.search(rf"\b{price}\b", self._chosen), "the suggestion told the price"
        return answer

    async def command(self, seat: Seat, action: Any) -> str:
        """Choose from the suggestions and send the command."""
        who = self.players[seat]
        verb, *codes = self.ui.panels.path(action)
        self._chosen = ""
        if verb == "pub":
            self._chosen = str(2 * int(codes[0]))
            return await self.room.says(who, "stpete pub", points=int(codes[0]))
        command, options = COMMANDS[verb]
        filled: dict[str, str] = {}
        for depth, code in enumerate(codes, start=1):
            filled[options[depth - 1]] = await self._suggested(
                seat, command, options[depth - 1], (verb, *codes[: depth - 1]), code, filled
            )
        return await self.room.says(who, command, **filled)

    async def _suggested(
        self,
        seat: Seat,
        command: str,
        option: str,
        path: tuple[str, ...],
        code: str,
        filled: dict[str, str],
    ) -> str:
        """The value of one suggestion, after checking that they are exactly what is legal."""
        offered = await self.room.suggestions(self.players[seat], command, option, **filled)
        legal = self.ui.game.legal_actions(self.state, seat)
        paths = [self.ui.panels.path(action) for action in legal]
        depth = len(path)
        possible = dict.fromkeys(
            whole[depth] for whole in paths if whole[:depth] == path and len(whole) > depth
        )
        values = list(offered.values())
        assert [value.partition("~")[2] for value in values] == list(possible)
        self._chosen, value = next(one for one in offered.items() if one[1].endswith(f"~{code}"))
        return value

    # Looking on

    async def check(self) -> None:
        """Compare what is stored, held in memory and shown in the channel with the rules."""
        row = await self.row()
        moves = await self.room.bot.shard.store.moves(row.id, self._ply)
        events = self._replay(moves)
        assert row.state == codec.dump_state(self.ui.game, self._replayed)
        if row.status == "running":
            table = await self.room.table()
            assert codec.dump_state(table.game, table.state) == row.state
        assert row.posted_ply == row.ply
        self._ply = row.ply
        self.events += events
        self._check_posts(events, row)
        self._check_channel(row)

    def _replay(self, moves: Sequence[MoveRow]) -> list[Any]:
        happened: list[Any] = []
        for move in moves:
            if move.action is None:
                continue
            assert move.seat is not None
            action = codec.load_action(self.ui.game, move.action)
            self._replayed, events = apply(self.ui.game, self._replayed, move.seat, action)
            assert codec.load_events(self.ui.game, move.events) == events
            happened += events
        return happened

    def posts(self) -> list[dict[str, Any]]:
        """What was posted in the channel since it was last looked at."""
        path = f"/channels/{self.room.channel.id}/messages"
        new = self.room.env.http_requests[self._requests :]
        self._requests += len(new)
        return [one.json for one in new if one.method == "POST" and one.path == path]

    def _check_posts(self, events: Sequence[Any], row: GameRow) -> None:
        """A message for each phase that ended, and one for the turn, which calls who is next."""
        posts = self.posts()
        ended = [event for event in events if isinstance(event, PhaseEnded)]
        started = self._on_turn is None
        assert len(posts) == len(ended) + 1 + started, [post["content"] for post in posts]
        self.stories += len(ended)
        *stories, turn = posts[started:]
        for event, story in zip(ended, stories, strict=True):
            assert SAY(f"phase-{event.phase}") in story["content"].splitlines()[0]
            assert _called(story) == [], "a story calls nobody"
        told = "\n".join(post["content"] for post in posts)
        for event in events:
            if not (ended and isinstance(event, Passed)):
                assert_told(event, self.names, told)
        assert all(post["attachments"][0]["description"] for post in posts[started:])
        acting = self.ui.game.to_act(self._replayed)
        expected = []
        if row.status == "running" and acting[0] != self._on_turn:
            expected = [self.room.people[self.players[acting[0]]].id]
        assert _called(turn) == expected
        self._on_turn = acting[0] if acting else -1

    def _check_channel(self, row: GameRow) -> None:
        """Left behind are the lobby's message, one a phase, and the turn's or the end's."""
        public = self.room.public
        assert len(public) == 1 + self.stories + 1
        if row.status == "running":
            assert public[-1].id == row.turn_message_id
            assert public[-1].components
        assert not any(message.components for message in public[:-1])


def _called(post: dict[str, Any]) -> list[int]:
    """Whom a posted message notifies: who stands in it, and who is allowed to be."""
    written = [int(user) for user in re.findall(r"<@!?(\d+)>", post["content"])]
    allowed = post["allowed_mentions"]
    assert allowed["parse"] == []
    assert list(map(int, allowed.get("users", []))) == written
    return written
