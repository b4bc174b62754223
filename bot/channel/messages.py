"""What the channel reads: composed from a table's moment and its log, sent by the poster."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.channel.buttons import Button, Press
from bot.game_ui import GameUI
from bot.store.records import MoveRow
from bot.table.preferences import TableSettings
from bot.table.table import FOLLOWING, SEATED, Moment
from bot.table.undo import UNDONE, standing, taken_back_to
from bot.texts import shown_name, texts
from engine import codec
from engine.core import AnyGame, PhaseEnded
from engine.players.registry import has_skill
from render.picture import Picture

STORY_LENGTH = 1_800
"""Characters of a phase's story; what is longer is cut at a sentence."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message for everybody. `pings` are the users it notifies.

    `paint` draws its picture; where that fails, `text_boards` say the same in words.
    """

    content: str
    buttons: tuple[Button, ...] = ()
    pings: tuple[int, ...] = ()
    picture_key: tuple[Any, ...] = ()
    paint: Callable[[], Picture] | None = None
    text_boards: Callable[[], Sequence[str]] | None = None


class Telling:
    """Composes the messages about one moment of a table, in the table's language."""

    def __init__(
        self,
        ui: GameUI,
        game: AnyGame,
        moment: Moment,
        locale: str,
        quiet: frozenset[int] = frozenset(),
        best: int | None = None,
    ) -> None:
        """`quiet` are the users whom no message mentions, `best` the most that who plays alone
        has reached before.
        """
        self._best = best
        self._quiet = quiet
        self._ui = ui
        self._game = game
        self.moment = moment
        self._locale = locale
        self._say = texts().in_language(locale)
        self._names = [shown_name(name) for name in moment.names]

    def lobby(self) -> Message:
        """Who sits at the table, and the buttons to sit down while it waits."""
        say, row = self._say, self.moment.row
        title = say("game-title", game=row.name)
        open_ = row.status == "lobby"
        lines = [
            say("lobby-open" if open_ else "lobby-closed", title=title, status=row.status),
            *(
                say(
                    "lobby-seat",
                    place=seat.seat + 1,
                    name=shown_name(seat.name),
                    role=seat.ai or ("host" if seat.user_id == self.moment.host else "guest"),
                )
                for seat in self.moment.seats
            ),
            # An empty line, or Discord takes what follows for a part of the last seat.
            "",
            *self._options_in_words(),
        ]
        if not open_:
            return Message("\n".join(lines))
        options = codec.load_options(self._game, row.options)
        most = self._game.seats(options).stop - 1
        lines.append(say("lobby-how", host=self._host, free=most - len(self._names)))
        lines.append(self._settings_in_words())
        success = discord.ButtonStyle.success
        add_ai = [Button(say("button-add-ai"), Press("ai", row.id))] if has_skill(row.name) else []
        return Message(
            "\n".join(lines),
            buttons=(
                Button(say("button-join"), Press("join", row.id), discord.ButtonStyle.primary),
                Button(say("button-leave"), Press("leave", row.id)),
                *add_ai,
                Button(say("button-settings"), Press("settings", row.id)),
                Button(say("button-start"), Press("start", row.id), success),
            ),
        )

    @property
    def _host(self) -> str:
        host = self.moment.host
        names = [seat.name for seat in self.moment.seats if seat.user_id == host]
        return shown_name(names[0]) if names else ""

    def _settings_in_words(self) -> str:
        settings = TableSettings.model_validate_json(self.moment.row.settings)
        return self._say("lobby-settings", pings=int(settings.pings), reminder=settings.reminder)

    def _options_in_words(self) -> list[str]:
        """A line for each option that is not as in the rules."""
        options = codec.load_options(self._game, self.moment.row.options)
        return self._ui.options_in_words(options, self._names, self._say)

    def phase_ends(self, moves: Iterable[MoveRow]) -> list[MoveRow]:
        """The moves that ended a phase whose story is not told yet."""
        return [
            move
            for move in moves
            if move.ply > self.moment.row.story_ply
            and any(isinstance(event, PhaseEnded) for event in self._events(move))
        ]

    def phase(self, moves: Sequence[MoveRow], state: Any) -> Message:
        """The story of the phase that these moves were, with the table as it stands now.

        Events after the phase's end, such as the new cards, are told with it.
        """
        events = [event for move in standing(moves) for event in self._events(move)]
        ended = next(event for event in events if isinstance(event, PhaseEnded))
        told = self._sentences(event for event in events if self._ui.in_story(event))
        sentences = told or [self._say("story-nobody-acted")]
        head = self._say("story-title", phase=self._say(f"phase-{ended.phase}"), round=ended.round)
        return self._with_table(f"**{head}**\n{_cut(sentences, self._say)}", state, moves[-1].ply)

    def turn(self, moves: Sequence[MoveRow]) -> Message:
        """What just happened and who is next; or how it all ended."""
        status = self.moment.row.status
        if status == "abandoned":
            ended = "lobby-abandoned" if self.moment.state is None else "game-abandoned"
            return Message(self._say(ended))
        if status == "over":
            return self._end()
        ends = self.phase_ends(moves)
        told = ends[-1].ply if ends else self.moment.row.story_ply
        recent = [move for move in moves if move.ply > told]
        state = self.moment.state
        view = self._game.view(state, None)
        questions = [
            self._ui.question(view, self._addressed(seat, moves), self._say) for seat in view.to_act
        ]
        pings = [user for seat in view.to_act if (user := self._called(seat, moves))]
        lines = [*self._lines(recent), *questions]
        return self._with_table(
            _cut(lines, self._say), state, self.moment.row.ply, self._buttons(view), tuple(pings)
        )

    def log(self, moves: Sequence[MoveRow]) -> str:
        """The latest of what happened, as much as a message holds."""
        return _cut(self._lines(standing(moves)), self._say)

    def reminder(self, users: tuple[int, ...]) -> Message:
        """The turn once more, calling these people, who have not acted for long."""
        board = self.board()
        words = self._say("reminder", name=", ".join(f"<@{user}>" for user in users))
        return replace(board, content=f"{words}\n{board.content}", pings=users)

    def board(self) -> Message:
        """The turn once more, for the bottom of the channel: calls nobody."""
        view = self._game.view(self.moment.state, None)
        lines = [self._ui.question(view, self._names[seat], self._say) for seat in view.to_act]
        return self._with_table(
            "\n".join(lines), self.moment.state, self.moment.row.ply, self._buttons(view)
        )

    def _end(self) -> Message:
        view = self._game.view(self.moment.state, None)
        content = self._ui.standings(view, self._names, self._say)
        if len(self._names) == 1:
            content = f"{content}\n{self._alone()}"
        return Message(
            content,
            buttons=(Button(self._say("button-rematch"), Press("rematch", self.moment.row.id)),),
            picture_key=("result", self.moment.row.id, self._locale),
            paint=lambda: self._ui.painter.result(view, self.moment.names, self._say),
        )

    def _alone(self) -> str:
        """How a solo game compares: with the player's own best, and with a strong AI."""
        result = self._game.result(self.moment.state)
        assert result is not None
        points, best = result.points[0], self._best
        return self._say(
            "solo-end",
            first=int(best is None),
            record=int(best is not None and points > best),
            best=best or 0,
            target=self._ui.solo_target,
        )

    def _is_called(self, seat: int, moves: Sequence[MoveRow]) -> bool:
        """Whether this seat was not on turn all the while: then its person is mentioned.

        Neither was who was put on it by somebody else.
        """
        user_id = self.moment.seats[seat].user_id
        if any(m.kind == SEATED and m.seat == seat and m.user_id != user_id for m in moves):
            return True
        return (
            not moves
            or moves[0].seat != seat
            or any(move.seat != seat and move.kind not in FOLLOWING for move in moves)
        )

    def _addressed(self, seat: int, moves: Sequence[MoveRow]) -> str:
        user_id = self._called(seat, moves)
        return f"<@{user_id}>" if user_id else self._names[seat]

    def _called(self, seat: int, moves: Sequence[MoveRow]) -> int | None:
        """The person to mention for a seat on turn, if any."""
        user_id = self.moment.seats[seat].user_id
        wanted = user_id not in self._quiet and self._is_called(seat, moves)
        return user_id if wanted else None

    def _lines(self, moves: Sequence[MoveRow]) -> list[str]:
        """What these moves did, in sentences; what was told before and taken back since, too."""
        stand = {move.ply for move in standing(moves)}
        lines: list[str] = []
        for move in moves:
            if move.ply in stand:
                lines += self._move_in_words(move)
            elif move.kind == UNDONE and taken_back_to(move) < self.moment.row.posted_ply:
                name = self._names[move.seat or 0]
                what = " ".join(self._sentences(self._events(move)))
                lines.append(self._say("told-undone", name=name, what=what))
        return lines

    def _move_in_words(self, move: MoveRow) -> list[str]:
        if move.kind == SEATED:
            change = json.loads(move.action or "{}")
            old, new = shown_name(change["old"]), shown_name(change["new"])
            return [self._say("told-seated", old=old, new=new)]
        return self._sentences(self._events(move))

    def _buttons(self, view: Any) -> tuple[Button, ...]:
        row = self.moment.row
        hand = Button(self._say("button-hand"), Press("hand", row.id, row.ply))
        return (
            hand,
            *(
                Button(
                    self._ui.verb_label(verb, view, self._say),
                    Press("do", row.id, row.ply, (verb,)),
                    discord.ButtonStyle.primary,
                )
                for verb in self._ui.verbs(view)
            ),
        )

    def _with_table(
        self,
        content: str,
        state: Any,
        ply: int,
        buttons: tuple[Button, ...] = (),
        pings: tuple[int, ...] = (),
    ) -> Message:
        view = self._game.view(state, None)
        painter, names = self._ui.painter, self.moment.names
        return Message(
            content,
            buttons=buttons,
            pings=pings,
            picture_key=("table", self.moment.row.id, ply, self._locale),
            paint=lambda: painter.table(view, names, self._say),
            text_boards=lambda: painter.text_boards(view, self._names, self._say),
        )

    def _events(self, move: MoveRow) -> list[Any]:
        events = codec.load_events(self._game, move.events)
        redacted = (self._game.redact(event, None) for event in events)
        return [event for event in redacted if event is not None]

    def _sentences(self, events: Iterable[Any]) -> list[str]:
        told = (self._ui.tell(event, self._names, self._say) for event in events)
        return [sentence for sentence in told if sentence]


def _cut(sentences: Sequence[str], say: Callable[..., str]) -> str:
    """The sentences a line each; from the front as many left out as a message cannot hold."""
    kept: list[str] = []
    length = 0
    for sentence in reversed(sentences):
        length += len(sentence) + 1
        if length > STORY_LENGTH:
            kept.append(say("story-more", number=len(sentences) - len(kept)))
            break
        kept.append(sentence)
    return "\n".join(reversed(kept))
