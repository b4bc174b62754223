"""What the channel reads: composed from a table's moment and its log, sent by the poster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.channel.buttons import Button, Press
from bot.channel.courses import course_of
from bot.channel.stories import Story, after_story
from bot.channel.wording import Wording, latest
from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.log import FOLLOWING, SEATED, UNDONE, events_for, standing, taken_back
from bot.table.preferences import TableSettings
from bot.table.table import Moment
from bot.texts import shown_name
from engine import codec
from engine.ai.registry import has_agents
from engine.core import Seat
from render.picture import Picture

_STYLES = discord.ButtonStyle

STORY_LENGTH = 1_800
"""Characters of a phase's story; what is longer is cut at a sentence."""


@dataclass(frozen=True, slots=True)
class Beside:
    """One more picture in a message: left out where it cannot be drawn."""

    key: tuple[Any, ...]
    paint: Callable[[], Picture]


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
    beside: Beside | None = None


@dataclass(frozen=True, slots=True)
class Alone:
    """What a solo game is compared with: the most that its player has reached before, if any.

    It `begins` while no move of it was told.
    """

    best: int | None
    begins: bool


class Telling:
    """Composes the messages about one moment of a table, in the table's language."""

    def __init__(
        self,
        ui: AnyGameUI,
        moment: Moment,
        locale: str,
        quiet: frozenset[int] = frozenset(),
        alone: Alone | None = None,
        log: Sequence[MoveRow] = (),
    ) -> None:
        """`nothing_to_announce` are the users whom no message mentions; `alone` is there in a solo game, and
        the whole `log` once the game is over.
        """
        self._log = log
        self._alone = alone
        self._quiet = quiet
        self._ui = ui
        self._game = ui.game
        self.moment = moment
        self._locale = locale
        self._say = ui.texts.in_language(locale)
        self._names = tuple(shown_name(name) for name in moment.names)

    def lobby(self, called: Sequence[int] = (), pings: tuple[int, ...] = ()) -> Message:
        """Who sits at the table, and the buttons to sit down while it waits.

        All who were `called` are named until they sit; the `pings` among them are notified.
        """
        say, row = self._say, self.moment.row
        title = say("game-title")
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
        free = max(0, self._game.seat_counts(options).stop - 1 - len(self._names))
        lines.append(say("lobby-how", host=self._host, free=free))
        if awaited := tuple(f"<@{user}>" for user in called if user not in self.users):
            lines.append(say("lobby-called", names=awaited))
        lines.append(self._settings_in_words())
        return Message("\n".join(lines), buttons=self._lobby_buttons(free), pings=pings)

    def _lobby_buttons(self, free: int) -> tuple[Button, ...]:
        row, primary, success = self.moment.row, _STYLES.primary, _STYLES.success

        def button(verb: str, key: str, style: _STYLES = _STYLES.secondary) -> Button:
            return Button(self._say(key, free=free), Press(verb, row.id, row.ply), style)

        return (
            *([button("join", "button-join", primary)] if free else []),
            button("leave", "button-leave"),
            *([button("ai", "button-add-ai")] if has_agents(row.name) else []),
            button("settings", "button-settings"),
            button("start", "button-start", success),
            replace(button("rules", "button-rules"), new_row=True),
            *([button("invite", "button-invite")] if free else []),
            *self._guided(),
        )

    def _guided(self) -> Sequence[Button]:
        """For who does not know the game: a guided one, beside this table."""
        if self._ui.lessons is None or not has_agents(self._ui.name):
            return ()
        press = Press("learn", 0, 0, (self._ui.name,))
        return (Button(self._say("button-learn"), press),)

    @property
    def users(self) -> frozenset[int]:
        """The people who sit at the table."""
        return frozenset(seat.user_id for seat in self.moment.seats if seat.user_id is not None)

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
        return self._ui.options.in_words(options, self._names, self._say)

    def phase(self, story: Story, state: Any, moves: Sequence[MoveRow]) -> Message:
        """The story of a phase, with the table as the phase left it.

        `moves` reach from the phase's first to the newest.
        """
        say, row = self._say, self.moment.row
        sentences = self._story(story, moves) or [say("story-nobody-acted")]
        head = say("story-title", phase=say(f"phase-{story.ended.phase}"), round=story.ended.round)
        view, painter = self._game.view(state, None), self._ui.painter
        return Message(
            f"**{head}**\n{latest(sentences, say, STORY_LENGTH)}",
            picture_key=("phase", row.id, story.ply, story.number, self._locale),
            paint=lambda: painter.phase(
                view, story.events, self.moment.names, say, ai=self.moment.ai
            ),
            text_boards=lambda: painter.text_boards(view, self._names, say),
        )

    def turn(self, moves: Sequence[MoveRow], told: int) -> Message:
        """What just happened and who is next; or how it all ended.

        `informed_ply` is the ply up to which the stories tell what happened.
        """
        status = self.moment.row.status
        if status == "abandoned":
            if self.moment.state is None:
                return Message(self._say("lobby-abandoned"))
            return Message(self._say("game-abandoned"), buttons=(self._replay(),))
        lines = self._lines(moves, told)
        if status == "over":
            return self._end(lines)
        view = self._game.view(self.moment.state, None)
        acting = [self._addressed(seat, moves) for seat in view.to_act]
        lines += self._begins_alone()
        lines.append(self._ui.narration.question(view, acting, self._say))
        pings = tuple(user for seat in view.to_act if (user := self._called(seat, moves)))
        return self._with_table(latest(lines, self._say, STORY_LENGTH), view, pings)

    def is_news(self, moves: Sequence[MoveRow], told: int) -> bool:
        """Whether these moves are worth a message: something to tell, or somebody to call.

        Else all that everybody can see of them is who still has to decide. After a story the
        turn comes below it in any case.
        """
        row = self.moment.row
        if row.status != "running" or told > row.announced_ply or self._lines(moves, told):
            return True
        acting = self._game.to_act(self.moment.state)
        return any(self._is_called(seat, moves) for seat in acting)

    def _story(self, story: Story, moves: Sequence[MoveRow]) -> list[str]:
        return self._wording(moves).story(story.happened)

    def _wording(self, moves: Sequence[MoveRow]) -> Wording:
        return Wording(self._ui, self._names, moves, self._say)

    def reminder(self, users: tuple[int, ...]) -> Message:
        """The turn once more, calling these people, who have not acted for long."""
        board = self.board()
        words = self._say("reminder", name=tuple(f"<@{user}>" for user in users))
        return replace(board, content=f"{words}\n{board.content}", pings=users)

    def board(self) -> Message:
        """The turn once more, for the bottom of the channel: calls nobody."""
        view = self._game.view(self.moment.state, None)
        acting = [self._names[seat] for seat in view.to_act]
        return self._with_table(self._ui.narration.question(view, acting, self._say), view)

    def _end(self, lines: list[str]) -> Message:
        view = self._game.view(self.moment.state, None)
        content = self._ui.narration.standings(view, self._names, self._say)
        if self._alone is not None and self._ui.solo_target is not None:
            content = f"{content}\n{self._ends_alone(self._ui.solo_target, self._alone.best)}"
        if lines:
            # What no story tells: the game ended in the middle of a phase.
            content = f"{latest(lines, self._say, STORY_LENGTH - len(content))}\n{content}"
        return Message(
            content,
            buttons=(
                Button(self._say("button-rematch"), Press("rematch", self.moment.row.id)),
                self._replay(),
                *self._review(),
            ),
            picture_key=("result", self.moment.row.id, self._locale),
            paint=lambda: self._ui.painter.result(
                view, self.moment.names, self._say, ai=self.moment.ai
            ),
            beside=self._course(),
        )

    def _replay(self) -> Button:
        """To look at it all again."""
        return Button(self._say("button-replay"), Press("replay", self.moment.row.id))

    def _course(self) -> Beside | None:
        """How the game went, in a game that can show it."""
        paint = course_of(self._ui, self.moment, self._log, self._say)
        if paint is None:
            return None
        return Beside(("course", self.moment.row.id, self.moment.row.ply, self._locale), paint)

    def _review(self) -> Sequence[Button]:
        """For each of those who played, to go over his own decisions."""
        if not self._ui.can_be_reviewed:
            return ()
        return (Button(self._say("button-review"), Press("review", self.moment.row.id)),)

    def _begins_alone(self) -> list[str]:
        """What who plays alone can compare with, before the first move."""
        target, alone = self._ui.solo_target, self._alone
        if target is None or alone is None or not alone.begins:
            return []
        first = int(alone.best is None)
        return [self._say("solo-start", target=target, first=first, best=alone.best or 0)]

    def _ends_alone(self, target: int, best: int | None) -> str:
        """How a solo game compares: with the player's own best, and with a strong AI."""
        result = self._game.result(self.moment.state)
        assert result is not None
        points = result.points[0]
        return self._say(
            "solo-end",
            first=int(best is None),
            record=int(best is not None and points > best),
            best=best or 0,
            target=target,
        )

    def _is_called(self, seat: Seat, moves: Sequence[MoveRow]) -> bool:
        """Whether this seat is asked something new, and was not on turn all the while: then its
        person is mentioned. So is who was put on it by somebody else.
        """
        row = self.moment.row
        user_id, asked = self.moment.seats[seat].user_id, self.moment.seats[seat].question_ply
        if any(m.kind == SEATED and m.seat == seat and m.user_id != user_id for m in moves):
            return True
        if not moves:
            return True
        if asked is not None and asked <= row.announced_ply:
            return False
        return moves[0].seat != seat or any(
            move.seat != seat and move.kind not in FOLLOWING for move in moves
        )

    def _addressed(self, seat: int, moves: Sequence[MoveRow]) -> str:
        user_id = self._called(seat, moves)
        return f"<@{user_id}>" if user_id else self._names[seat]

    def _called(self, seat: int, moves: Sequence[MoveRow]) -> int | None:
        """The person to mention for a seat on turn, if any."""
        user_id = self.moment.seats[seat].user_id
        wanted = user_id not in self._quiet and self._is_called(seat, moves)
        return user_id if wanted else None

    def _lines(self, moves: Sequence[MoveRow], told: int) -> list[str]:
        """What these moves did, in sentences, as far as no story up to the ply `informed_ply` says it;
        what was told before and taken back since, too.
        """
        stand, wording = {move.ply for move in standing(moves)}, self._wording(moves)
        lines: list[str] = []
        for move in moves:
            if move.ply in stand:
                lines += self._move_in_words(move, told, wording)
            elif move.kind == UNDONE and move.ply > told:
                lines += self._undone_in_words(move, wording)
        return lines

    def _undone_in_words(self, move: MoveRow, wording: Wording) -> list[str]:
        """What was taken back, if it was told and is to be known."""
        events = events_for(self._game, move, None)
        what = " ".join(wording.sentences(events, move.ply))
        if not what or min(taken_back(move, ()), default=move.ply) > self.moment.row.announced_ply:
            return []
        name = wording.names_at(move.ply)[move.seat or 0]
        return [self._say("told-undone", name=name, what=what)]

    def _move_in_words(self, move: MoveRow, told: int, wording: Wording) -> list[str]:
        if move.ply < told:
            return []
        if move.kind == SEATED:
            return [] if move.ply == told else [wording.seat_change(move)]
        events = events_for(self._game, move, None)
        return wording.sentences(after_story(events) if move.ply == told else events, move.ply)

    def _buttons(self, view: Any) -> tuple[Button, ...]:
        row, panels = self.moment.row, self._ui.panels
        own = "look" if self._ui.hand is None else "hand"
        first = Button(self._say(f"button-{own}"), Press(own, row.id, row.ply))
        verbs = tuple(
            Button(
                panels.verb_label(verb, view, self._say),
                Press("do", row.id, row.ply, (verb,)),
                discord.ButtonStyle.primary,
            )
            for verb in panels.verbs(view)
        )
        return (first, *verbs)

    def _with_table(self, content: str, view: Any, pings: tuple[int, ...] = ()) -> Message:
        painter, row = self._ui.painter, self.moment.row
        return Message(
            content,
            buttons=self._buttons(view),
            pings=pings,
            picture_key=("table", row.id, row.ply, self._locale),
            paint=lambda: painter.table(view, self.moment.names, self._say, ai=self.moment.ai),
            text_boards=lambda: painter.text_boards(view, self._names, self._say),
        )
