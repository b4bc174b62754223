"""A game played by slash commands, with somebody pedantic looking on at every step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.core.suggestions import MAX_SUGGESTIONS
from bot.interactions.moves.choice_tree import node_at, selectable_paths
from bot.storage.records import GameRow, MoveRow
from bot.table.table import Table
from engine import codec
from engine.core import PhaseEnded, Seat, apply
from render.translation import Translate
from tests.contract.bot_adapter import MoveCommand
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture


class GameDriver:
    """One game of some people in a room, of whatever kind, and what was seen of it so far."""

    def __init__(self, sim: DiscordFixture, players: Sequence[int]) -> None:
        self.sim = sim
        self.players = players
        self.phase_summary_count = 0
        self.events: list[Any] = []
        self._chosen_label = ""
        self._ply = 0
        self._requests = 0
        self._seats_asked: set[Seat] | None = None
        self._mover: Seat | None = None
        self._game_id = 0
        self._public_view: Any = None
        self._replayed: Any = None

    @property
    def ui(self) -> AnyGameUI:
        return self.sim.ui

    @property
    def translate(self) -> Translate:
        return self.ui.texts.in_language(self.sim.language)

    @property
    def state(self) -> Any:
        """The game as the stored moves make it: never what the bot holds in memory."""
        return self._replayed

    @property
    def names(self) -> list[str]:
        return [PLAYER_NAMES[player] for player in self.players]

    async def begin(self, seed: int, **options: Any) -> None:
        """Open the table with these options, sit down and start."""
        await self._follow(await self.sim.start(self.players, seed, **options), seed)

    async def _follow(self, table: Table, seed: int) -> None:
        self._game_id = table.row.id
        options = codec.load_options(table.game, table.row.options)
        self._replayed = table.game.new(len(self.players), seed, options)
        await self.check()

    async def row(self) -> GameRow:
        """The game as it is stored."""
        row = await self.sim.bot.runtime.store.game(self._game_id)
        assert row is not None
        return row

    # Playing

    async def move(self, seat: Seat, action: Any) -> str:
        """Make a move as a person does, check what became of it, and return the answer."""
        answer = await self.command(seat, action)
        assert self.translate("refused-our-fault") not in answer
        before = len(self.events)
        await self.check()
        assert len(self.events) > before, answer
        if price := getattr(self.events[before], "cost", 0):
            assert re.search(rf"\b{price}\b", self._chosen_label), "the suggestion told the price"
        return answer

    async def command(self, seat: Seat, action: Any) -> str:
        """Choose from the suggestions and send the command."""
        verb, *codes = self.ui.panels.path(action)
        command = BOT_ADAPTERS[self.ui.name].commands[verb]
        name = f"{self.ui.command_name} {command.name}"
        self._chosen_label = ""
        filled: dict[str, Any] = {}
        if command.takes_number:
            view = self.ui.game.view(self.state, seat)
            self._chosen_label = self.ui.panels.label(
                (verb, *codes), [action], view, self.translate
            )
            filled = {command.options[0]: int(codes[0])}
        elif command.takes_several:
            filled = {
                command.options[0]: await self._choose_several_suggestions(
                    seat, name, command, codes
                )
            }
        else:
            for depth, code in enumerate(codes, start=1):
                path = (verb, *codes[: depth - 1])
                filled[command.options[depth - 1]] = await self._choose_suggestion(
                    seat, name, command.options[depth - 1], path, code, filled
                )
        return await self.sim.private_reply(self.players[seat], name, **filled)

    async def _choose_suggestion(
        self,
        seat: Seat,
        command: str,
        option: str,
        path: ChoicePath,
        code: str,
        filled: dict[str, Any],
    ) -> str:
        """The value of one suggestion, after checking that they are exactly what is legal.

        What is not among the first of them must be among those for its label.
        """
        who = self.players[seat]
        legal = self.ui.game.legal_actions(self.state, seat)
        possible = {
            one[-1]: actions for one, actions in _choices_after(self.ui, legal, path).items()
        }
        offered = await self.sim.autocomplete(who, command, option, **filled)
        values = [value.partition("~")[2] for value in offered.values()]
        assert values == list(possible)[:MAX_SUGGESTIONS]
        if code not in values:
            view = self.ui.game.view(self.state, seat)
            label = self.ui.panels.label((*path, code), possible[code], view, self.translate)
            offered = await self.sim.autocomplete(who, command, option, label, **filled)
        self._chosen_label, value = next(
            one for one in offered.items() if one[1].endswith(f"~{code}")
        )
        return value

    async def _choose_several_suggestions(
        self, seat: Seat, name: str, command: MoveCommand, codes: Sequence[str]
    ) -> str:
        """The value of one suggestion for several codes: each time one more is offered."""
        typed = value = ""
        for place in range(len(codes)):
            wanted = "/".join(codes[: place + 1])
            offered = await self.sim.autocomplete(
                self.players[seat], name, command.options[0], typed
            )
            label, value = next(
                one for one in offered.items() if one[1].partition("~")[2] == wanted
            )
            typed = f"{label}, "
        return value

    # Looking on

    async def check(self) -> None:
        """Compare what is stored, held in memory and shown in the channel with the rules."""
        row = await self.row()
        moves = await self.sim.bot.runtime.store.moves(row.id, self._ply)
        events = self._replay(moves)
        assert row.state == codec.dump_state(self.ui.game, self._replayed)
        if row.status == "running":
            table = await self.sim.table()
            assert codec.dump_state(table.game, table.state) == row.state
        assert row.announced_ply == row.ply
        self._ply = row.ply
        self.events += events
        self._check_posts(events, row)
        self._check_channel(row)

    def _replay(self, moves: Sequence[MoveRow]) -> list[Any]:
        happened: list[Any] = []
        self._mover = None
        for move in moves:
            if move.action is None:
                continue
            assert move.seat is not None
            self._mover = move.seat if self._mover is None else self._mover
            action = codec.load_action(self.ui.game, move.action)
            transition = apply(self.ui.game, self._replayed, move.seat, action)
            self._replayed, events = transition.state, transition.events
            assert codec.load_events(self.ui.game, move.events) == events
            happened += events
        return happened

    def new_posts(self) -> list[dict[str, Any]]:
        """What was posted in the channel since it was last looked at."""
        return self._new_requests()[0]

    def _new_requests(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """What was posted and what was changed in the channel since it was last looked at."""
        path = f"/channels/{self.sim.channel.id}/messages"
        new = self.sim.env.http_requests[self._requests :]
        self._requests += len(new)
        posts = [one.json for one in new if one.method == "POST" and one.path == path]
        edits = [one.json for one in new if one.method == "PATCH" and one.path.startswith(path)]
        return posts, edits

    def _check_posts(self, events: Sequence[Any], row: GameRow) -> None:
        """A message for each phase that ended, and one for the turn, which calls who is asked.

        Where there is nothing to tell and nobody to call, the turn's message is changed instead,
        and not even that where nothing changed that everybody sees.
        """
        posts, edits = self._new_requests()
        ended = [event for event in events if isinstance(event, PhaseEnded)]
        started = self._seats_asked is None
        acting = self.ui.game.to_act(self._replayed)
        called = [seat for seat in acting if seat not in (self._seats_asked or ())]
        called = [seat for seat in called if started or seat != self._mover]
        before, self._public_view = self._public_view, self.ui.game.view(self._replayed, None)
        self._seats_asked = set(acting)
        told = "\n".join(post["content"] for post in posts)
        # What a game's adapter looks for is English.
        if self.sim.language == "en":
            for event in self.ui.coalesce(
                [one for one in events if self._is_in_summary(one, ended)]
            ):
                BOT_ADAPTERS[self.ui.name].assert_narrated(event, self.names, told)
        if not (started or ended or called or row.status != "running" or self._is_narrated(events)):
            assert posts == [], "nothing to tell"
            assert len(edits) == (before != self._public_view), "changed for who is still to decide"
            return
        assert len(posts) == len(ended) + 1 + started, [post["content"] for post in posts]
        self.phase_summary_count += len(ended)
        *stories, turn = posts[started:]
        for event, story in zip(ended, stories, strict=True):
            assert self.translate(f"phase-{event.phase}") in story["content"].splitlines()[0]
            assert _mentioned_users(story) == [], "a story calls nobody"
        assert all(post["attachments"][0]["description"] for post in posts[started:])
        assert _mentioned_users(turn) == [self.sim.people[self.players[seat]].id for seat in called]

    def _is_in_summary(self, event: Any, ended: Sequence[PhaseEnded]) -> bool:
        return not ended or self.ui.narration.in_phase_summary(event)

    def _is_narrated(self, events: Sequence[Any]) -> bool:
        """Whether any of it is a sentence for everybody."""
        public = (self.ui.game.redact(event, None) for event in events)
        return any(
            event is not None and self.ui.narration.narrate(event, self.names, self.translate)
            for event in public
        )

    def _check_channel(self, row: GameRow) -> None:
        """Left behind are the lobby's message, one a phase, and the turn's or the end's."""
        public = self.sim.public_messages
        assert len(public) == 1 + self.phase_summary_count + 1
        if row.status == "running":
            assert public[-1].id == row.turn_message_id
            assert public[-1].components
        assert not any(message.components for message in public[:-1])


def _choices_after(
    ui: AnyGameUI, legal: Sequence[Any], path: ChoicePath
) -> dict[ChoicePath, list[Any]]:
    """What may be chosen after a path, with the actions in which it is chosen."""
    return selectable_paths(ui, node_at(ui, legal, path))


def _mentioned_users(post: dict[str, Any]) -> list[int]:
    """Whom a posted message notifies: who stands in it, and who is allowed to be."""
    written = [int(user) for user in re.findall(r"<@!?(\d+)>", post["content"])]
    allowed = post["allowed_mentions"]
    assert allowed["parse"] == []
    assert list(map(int, allowed.get("users", []))) == written
    return written
