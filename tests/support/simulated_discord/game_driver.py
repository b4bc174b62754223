"""Plays a game by slash commands, and checks the bot after every move."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.contract.adapter import MoveCommand
from bot.game_ui import AnyGameUI, ChoicePath
from bot.interactions.core.suggestions import MAX_SUGGESTIONS
from bot.interactions.moves.choice_tree import node_at, selectable_paths
from bot.storage.records import GameRow, MoveRow
from bot.table.table import Table
from engine import codec
from engine.core import PhaseEnded, Seat, apply
from render.translation import Translate
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.simulated_discord.fixture import PLAYER_NAMES, DiscordFixture, button_labels


class GameDriver:
    """One game of any kind, and what the bot has stored and posted of it so far.

    A replay of the stored moves by the rules says what must be stored and shown.
    """

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
        """The state after replaying the stored moves, independent of the bot's memory."""
        return self._replayed

    @property
    def names(self) -> list[str]:
        return [PLAYER_NAMES[player] for player in self.players]

    async def begin(self, seed: int, **options: Any) -> None:
        """Open a table with these options, have the players join, and start the game."""
        await self._follow(await self.sim.start(self.players, seed, **options), seed)

    async def _follow(self, table: Table, seed: int) -> None:
        self._game_id = table.row.id
        options = codec.load_options(table.game, table.row.options)
        self._replayed = table.game.new(len(self.players), seed, options)
        await self.check()

    async def row(self) -> GameRow:
        """Return the game's row in the store."""
        row = await self.sim.bot.runtime.store.game(self._game_id)
        assert row is not None
        return row

    # Playing

    async def move(self, seat: Seat, action: Any) -> str:
        """Make a move as a person does, check its effects, and return the text of the answer."""
        answer = await self.command(seat, action)
        assert self.translate("refused-our-fault") not in answer
        before = len(self.events)
        await self.check()
        assert len(self.events) > before, answer
        if price := getattr(self.events[before], "cost", 0):
            assert re.search(rf"\b{price}\b", self._chosen_label), "the suggestion shows the price"
        return answer

    async def command(self, seat: Seat, action: Any) -> str:
        """Choose each option from the suggestions, send the command, and return the answer."""
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
        """Return the value of one suggestion, after checking that all legal ones are suggested.

        One that is not among the first must be found by its label.
        """
        who = self.players[seat]
        legal = self.ui.game.legal_actions(self.state, seat)
        choices = selectable_paths(self.ui, node_at(self.ui, legal, path))
        actions_by_code = {choice[-1]: actions for choice, actions in choices.items()}
        offered = await self.sim.autocomplete(who, command, option, **filled)
        values = [value.partition("~")[2] for value in offered.values()]
        assert values == list(actions_by_code)[:MAX_SUGGESTIONS]
        if code not in values:
            view = self.ui.game.view(self.state, seat)
            label = self.ui.panels.label((*path, code), actions_by_code[code], view, self.translate)
            offered = await self.sim.autocomplete(who, command, option, label, **filled)
        self._chosen_label, value = next(
            suggestion for suggestion in offered.items() if suggestion[1].endswith(f"~{code}")
        )
        return value

    async def _choose_several_suggestions(
        self, seat: Seat, name: str, command: MoveCommand, codes: Sequence[str]
    ) -> str:
        """Return one suggestion's value for several codes, suggested one after another."""
        typed = value = ""
        for count in range(1, len(codes) + 1):
            wanted = "/".join(codes[:count])
            offered = await self.sim.autocomplete(
                self.players[seat], name, command.options[0], typed
            )
            label, value = next(
                suggestion
                for suggestion in offered.items()
                if suggestion[1].partition("~")[2] == wanted
            )
            typed = f"{label}, "
        return value

    # Checks

    async def check(self) -> None:
        """Compare what is stored, cached and shown in the channel with a replay by the rules."""
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
        """Apply new moves to the replayed state, and return their events."""
        replayed: list[Any] = []
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
            replayed += events
        return replayed

    def _new_requests(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Return what was posted and what was edited in the channel since the last call."""
        path = f"/channels/{self.sim.channel.id}/messages"
        new_requests = self.sim.env.http_requests[self._requests :]
        self._requests += len(new_requests)
        posts = [
            request.json
            for request in new_requests
            if request.method == "POST" and request.path == path
        ]
        edits = [
            request.json
            for request in new_requests
            if request.method == "PATCH" and request.path.startswith(path)
        ]
        return posts, edits

    def _check_posts(self, events: Sequence[Any], row: GameRow) -> None:
        """Check for a message per ended phase, and a turn message that mentions the asked people.

        Without anything to narrate and anybody to mention, the turn message must be edited
        instead, or nothing sent at all if the public view is the same.
        """
        posts, edits = self._new_requests()
        ended = [event for event in events if isinstance(event, PhaseEnded)]
        started = self._seats_asked is None
        acting = self.ui.game.to_act(self._replayed)
        mentioned = [seat for seat in acting if seat not in (self._seats_asked or ())]
        mentioned = [seat for seat in mentioned if started or seat != self._mover]
        before, self._public_view = self._public_view, self.ui.game.view(self._replayed, None)
        self._seats_asked = set(acting)
        # The first one opened the lobby: it narrates nothing.
        posted = "\n".join(post["content"] for post in posts[started:])
        # The adapters of the games look for English words.
        if self.sim.language == "en":
            summarised = [event for event in events if self._is_in_summary(event, ended)]
            for event in self.ui.coalesce(summarised):
                BOT_ADAPTERS[self.ui.name].assert_narrated(event, self.names, posted)
        must_post = started or ended or mentioned or row.status != "running"
        if not (must_post or self._is_narrated(events)):
            assert posts == [], "nothing to narrate"
            assert len(edits) == (before != self._public_view), "the turn message shows the view"
            return
        assert len(posts) == len(ended) + 1 + started, [post["content"] for post in posts]
        self.phase_summary_count += len(ended)
        *summaries, turn = posts[started:]
        for event, summary in zip(ended, summaries, strict=True):
            assert self.translate(f"phase-{event.phase}") in summary["content"].splitlines()[0]
            assert _mentioned_users(summary) == [], "a phase summary mentions nobody"
        assert all(post["attachments"][0]["description"] for post in posts[started:])
        expected = [self.sim.people[self.players[seat]].id for seat in mentioned]
        assert _mentioned_users(turn) == expected

    def _is_in_summary(self, event: Any, ended: Sequence[PhaseEnded]) -> bool:
        return not ended or self.ui.narration.in_phase_summary(event)

    def _is_narrated(self, events: Sequence[Any]) -> bool:
        """Whether any of the events has a sentence for everybody."""
        public = (self.ui.game.redact(event, None) for event in events)
        return any(
            event is not None and self.ui.narration.narrate(event, self.names, self.translate)
            for event in public
        )

    def _check_channel(self, row: GameRow) -> None:
        """Check for the lobby's message, one per phase, and the turn message or the result."""
        public = self.sim.public_messages
        assert len(public) == 1 + self.phase_summary_count + 1
        if row.status == "running":
            assert public[-1].id == row.turn_message_id
            assert public[-1].components
        assert not any(button_labels(message) for message in public[:-1])


def _mentioned_users(post: dict[str, Any]) -> list[int]:
    """Return the users whom a message notifies. It must mention exactly those in its text."""
    written = [int(user) for user in re.findall(r"<@!?(\d+)>", post["content"])]
    allowed = post["allowed_mentions"]
    assert allowed["parse"] == []
    assert list(map(int, allowed.get("users", []))) == written
    return written
