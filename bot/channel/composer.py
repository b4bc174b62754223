"""Composes the public messages of a table from a snapshot and the log; the updater sends them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.channel.phase_summaries import PhaseSummary, events_after_phase
from bot.channel.pictures import score_chart_of
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow
from bot.table.move_log import (
    NON_USER_ACTIONS,
    MoveKind,
    effective_moves,
    undone_plies,
    visible_events,
)
from bot.table.preferences import TableSettings
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.ai.registry import has_agents
from engine.core import Seat
from render.picture import Picture

_STYLES = discord.ButtonStyle

MAX_NARRATION_LENGTH = 1_800
"""Maximum length of a phase summary, in characters; a longer one is cut at a sentence."""


@dataclass(frozen=True, slots=True)
class ExtraImage:
    """One more picture in a message, left out if it cannot be drawn."""

    key: tuple[Any, ...]
    render: Callable[[], Picture]


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A public message. `mentions` are the users it notifies.

    `render` draws its picture; if that fails, `text_boards` give the same information as text.
    """

    content: str
    buttons: tuple[Button, ...] = ()
    mentions: tuple[int, ...] = ()
    picture_key: tuple[Any, ...] = ()
    render: Callable[[], Picture] | None = None
    text_boards: Callable[[], Sequence[str]] | None = None
    extra_image: ExtraImage | None = None


@dataclass(frozen=True, slots=True)
class SoloContext:
    """The score to beat in a solo game: the player's personal best, if any.

    `is_start` holds until the first move has been announced.
    """

    best_points: int | None
    is_start: bool


class MessageComposer:
    """Composes the messages about one snapshot of a table, in the table's language."""

    def __init__(
        self,
        ui: AnyGameUI,
        snapshot: TableSnapshot,
        locale: str,
        unmentioned: frozenset[int] = frozenset(),
        solo: SoloContext | None = None,
        moves: Sequence[MoveRow] = (),
    ) -> None:
        """`unmentioned` are users whom no message may mention; `solo` is given in a solo game, and
        all `moves` once the game is over.
        """
        self._moves = moves
        self._solo = solo
        self._unmentioned = unmentioned
        self._ui = ui
        self._game = ui.game
        self.snapshot = snapshot
        self._locale = locale
        self._say = ui.texts.in_language(locale)
        self._names = tuple(escape_name(name) for name in snapshot.names)

    def lobby(self, invited: Sequence[int] = (), mentions: tuple[int, ...] = ()) -> OutgoingMessage:
        """Compose the lobby: the seats, the options, and the buttons to join.

        Users who were `invited` are named until they sit down; `mentions` among them are notified.
        """
        translate, row = self._say, self.snapshot.row
        title = translate("game-title")
        open_ = row.status == "lobby"
        lines = [
            translate("lobby-open" if open_ else "lobby-closed", title=title, status=row.status),
            *(
                translate(
                    "lobby-seat",
                    place=seat.seat + 1,
                    name=escape_name(seat.name),
                    role=seat.ai or ("host" if seat.user_id == self.snapshot.host_id else "guest"),
                )
                for seat in self.snapshot.seats
            ),
            # Without an empty line, Discord renders what follows as part of the last list item.
            "",
            *self._option_lines(),
        ]
        if not open_:
            return OutgoingMessage("\n".join(lines))
        options = codec.load_options(self._game, row.options)
        free = max(0, self._game.seat_counts(options).stop - 1 - len(self._names))
        lines.append(translate("lobby-how", host=self._host, free=free))
        if awaited := tuple(f"<@{user}>" for user in invited if user not in self.users):
            lines.append(translate("lobby-called", names=awaited))
        lines.append(self._settings_line())
        return OutgoingMessage(
            "\n".join(lines), buttons=self._lobby_buttons(free), mentions=mentions
        )

    def _lobby_buttons(self, free: int) -> tuple[Button, ...]:
        row, primary, success = self.snapshot.row, _STYLES.primary, _STYLES.success

        def button(verb: str, key: str, style: _STYLES = _STYLES.secondary) -> Button:
            return Button(self._say(key, free=free), CustomId(verb, row.id, row.ply), style)

        return (
            *([button("join", "button-join", primary)] if free else []),
            button("leave", "button-leave"),
            *([button("ai", "button-add-ai")] if has_agents(row.name) else []),
            button("settings", "button-settings"),
            button("start", "button-start", success),
            replace(button("rules", "button-rules"), new_row=True),
            *([button("invite", "button-invite")] if free else []),
            *self._tutorial_button(),
        )

    def _tutorial_button(self) -> Sequence[Button]:
        """Return the button for newcomers, which opens a tutorial game besides this table."""
        if self._ui.tutorial is None or not has_agents(self._ui.name):
            return ()
        press = CustomId("learn", 0, 0, (self._ui.name,))
        return (Button(self._say("button-learn"), press),)

    @property
    def users(self) -> frozenset[int]:
        """The users at the table."""
        return frozenset(seat.user_id for seat in self.snapshot.seats if seat.user_id is not None)

    @property
    def _host(self) -> str:
        host = self.snapshot.host_id
        names = [seat.name for seat in self.snapshot.seats if seat.user_id == host]
        return escape_name(names[0]) if names else ""

    def _settings_line(self) -> str:
        settings = TableSettings.model_validate_json(self.snapshot.row.settings)
        return self._say("lobby-settings", pings=int(settings.pings), reminder=settings.reminder)

    def _option_lines(self) -> list[str]:
        """Return a line for each option that differs from the rules' default."""
        options = codec.load_options(self._game, self.snapshot.row.options)
        return self._ui.options.describe(options, self._names, self._say)

    def phase(self, summary: PhaseSummary, state: Any, moves: Sequence[MoveRow]) -> OutgoingMessage:
        """Compose the summary of a phase, with the table as the phase left it.

        `moves` go from the first of the phase to the newest of the game.
        """
        translate, row = self._say, self.snapshot.row
        sentences = self._phase_sentences(summary, moves) or [translate("story-nobody-acted")]
        head = translate(
            "story-title",
            phase=translate(f"phase-{summary.phase_end.phase}"),
            round=summary.phase_end.round,
        )
        view, renderer = self._game.view(state, None), self._ui.renderer
        return OutgoingMessage(
            f"**{head}**\n{join_latest(sentences, translate, MAX_NARRATION_LENGTH)}",
            picture_key=("phase", row.id, summary.ply, summary.index, self._locale),
            render=lambda: renderer.phase(
                view,
                summary.events,
                self.snapshot.names,
                translate,
                ai_seats=self.snapshot.ai_seats,
            ),
            text_boards=lambda: renderer.text_boards(view, self._names, translate),
        )

    def turn(self, moves: Sequence[MoveRow], announced_phase_ply: int) -> OutgoingMessage:
        """Compose the turn message: what happened and who is next, or how the game ended.

        Phase summaries cover everything up to `announced_phase_ply`.
        """
        status = self.snapshot.row.status
        if status == "abandoned":
            if self.snapshot.state is None:
                return OutgoingMessage(self._say("lobby-abandoned"))
            return OutgoingMessage(self._say("game-abandoned"), buttons=(self._replay_button(),))
        lines = self._narration_lines(moves, announced_phase_ply)
        if status == "over":
            return self._end(lines)
        view = self._game.view(self.snapshot.state, None)
        acting = [self._addressee(seat, moves) for seat in view.to_act]
        lines += self._solo_start_lines()
        lines.append(self._ui.narration.question(view, acting, self._say))
        mentions = tuple(
            user for seat in view.to_act if (user := self._mentioned_user(seat, moves))
        )
        return self._with_table_picture(
            join_latest(lines, self._say, MAX_NARRATION_LENGTH), view, mentions
        )

    def needs_new_message(self, moves: Sequence[MoveRow], announced_phase_ply: int) -> bool:
        """Whether these moves need a new message, to announce something or to mention somebody.

        If not, the only public change is who still has to decide. After a phase summary, a turn
        message always follows.
        """
        row = self.snapshot.row
        if (
            row.status != "running"
            or announced_phase_ply > row.announced_ply
            or self._narration_lines(moves, announced_phase_ply)
        ):
            return True
        acting = self._game.to_act(self.snapshot.state)
        return any(self._is_newly_asked(seat, moves) for seat in acting)

    def _phase_sentences(self, summary: PhaseSummary, moves: Sequence[MoveRow]) -> list[str]:
        return self._narrator(moves).phase_sentences(summary.entries)

    def _narrator(self, moves: Sequence[MoveRow]) -> MoveNarrator:
        return MoveNarrator(self._ui, self._names, moves, self._say)

    def reminder(self, users: tuple[int, ...]) -> OutgoingMessage:
        """Compose the turn message again as a reminder, mentioning these users."""
        repost = self.repost()
        words = self._say("reminder", name=tuple(f"<@{user}>" for user in users))
        return replace(repost, content=f"{words}\n{repost.content}", mentions=users)

    def repost(self) -> OutgoingMessage:
        """Compose the turn message again for the bottom of the channel, mentioning nobody."""
        view = self._game.view(self.snapshot.state, None)
        acting = [self._names[seat] for seat in view.to_act]
        return self._with_table_picture(self._ui.narration.question(view, acting, self._say), view)

    def _end(self, lines: list[str]) -> OutgoingMessage:
        view = self._game.view(self.snapshot.state, None)
        content = self._ui.final_standings(view, self._names, self._say)
        if self._solo is not None and self._ui.solo_target is not None:
            content = (
                f"{content}\n{self._solo_end_line(self._ui.solo_target, self._solo.best_points)}"
            )
        if lines:
            # No phase summary covers these: the game ended in the middle of a phase.
            content = (
                f"{join_latest(lines, self._say, MAX_NARRATION_LENGTH - len(content))}\n{content}"
            )
        return OutgoingMessage(
            content,
            buttons=(
                Button(self._say("button-rematch"), CustomId("rematch", self.snapshot.row.id)),
                self._replay_button(),
                *self._review_buttons(),
            ),
            picture_key=("result", self.snapshot.row.id, self._locale),
            render=lambda: self._ui.renderer.result(
                view, self.snapshot.names, self._say, ai_seats=self.snapshot.ai_seats
            ),
            extra_image=self._score_chart(),
        )

    def _replay_button(self) -> Button:
        """Return the button that opens the replay."""
        return Button(self._say("button-replay"), CustomId("replay", self.snapshot.row.id))

    def _score_chart(self) -> ExtraImage | None:
        """Return the score chart, if the game has one."""
        render = score_chart_of(self._ui, self.snapshot, self._moves, self._say)
        if render is None:
            return None
        return ExtraImage(
            ("course", self.snapshot.row.id, self.snapshot.row.ply, self._locale), render
        )

    def _review_buttons(self) -> Sequence[Button]:
        """Return the button with which each player can have their decisions reviewed."""
        if not self._ui.is_reviewable:
            return ()
        return (Button(self._say("button-review"), CustomId("review", self.snapshot.row.id)),)

    def _solo_start_lines(self) -> list[str]:
        """Return the scores to beat, before the first move of a solo game."""
        target, solo = self._ui.solo_target, self._solo
        if target is None or solo is None or not solo.is_start:
            return []
        first = int(solo.best_points is None)
        return [self._say("solo-start", target=target, first=first, best=solo.best_points or 0)]

    def _solo_end_line(self, target: int, best: int | None) -> str:
        """Compare a solo game with the player's personal best and with a strong AI."""
        result = self._game.result(self.snapshot.state)
        assert result is not None
        points = result.points[0]
        return self._say(
            "solo-end",
            first=int(best is None),
            record=int(best is not None and points > best),
            best=best or 0,
            target=target,
        )

    def _is_newly_asked(self, seat: Seat, moves: Sequence[MoveRow]) -> bool:
        """Whether to mention this seat's user: they are asked something new after others moved, or
        somebody else put them on the seat.
        """
        row = self.snapshot.row
        user_id, question_ply = (
            self.snapshot.seats[seat].user_id,
            self.snapshot.seats[seat].question_ply,
        )
        if any(
            m.kind == MoveKind.SEAT_REASSIGNED and m.seat == seat and m.user_id != user_id
            for m in moves
        ):
            return True
        if not moves:
            return True
        if question_ply is not None and question_ply <= row.announced_ply:
            return False
        return moves[0].seat != seat or any(
            move.seat != seat and move.kind not in NON_USER_ACTIONS for move in moves
        )

    def _addressee(self, seat: int, moves: Sequence[MoveRow]) -> str:
        user_id = self._mentioned_user(seat, moves)
        return f"<@{user_id}>" if user_id else self._names[seat]

    def _mentioned_user(self, seat: int, moves: Sequence[MoveRow]) -> int | None:
        """Return the user to mention for a seat on turn, or None."""
        user_id = self.snapshot.seats[seat].user_id
        wanted = user_id not in self._unmentioned and self._is_newly_asked(seat, moves)
        return user_id if wanted else None

    def _narration_lines(self, moves: Sequence[MoveRow], announced_phase_ply: int) -> list[str]:
        """Return sentences on moves that no summary up to `announced_phase_ply` covers, and
        about announced moves that were taken back.
        """
        effective_plies, narrator = (
            {move.ply for move in effective_moves(moves)},
            self._narrator(moves),
        )
        lines: list[str] = []
        for move in moves:
            if move.ply in effective_plies:
                lines += self._move_lines(move, announced_phase_ply, narrator)
            elif move.kind == MoveKind.MOVE_UNDONE and move.ply > announced_phase_ply:
                lines += self._undo_lines(move, narrator)
        return lines

    def _undo_lines(self, move: MoveRow, narrator: MoveNarrator) -> list[str]:
        """Return what was taken back, if it had been announced."""
        events = visible_events(self._game, move, None)
        what = " ".join(narrator.public_sentences(events, move.ply))
        if (
            not what
            or min(undone_plies(move, ()), default=move.ply) > self.snapshot.row.announced_ply
        ):
            return []
        name = narrator.names_at(move.ply)[move.seat or 0]
        return [self._say("told-undone", name=name, what=what)]

    def _move_lines(
        self, move: MoveRow, announced_phase_ply: int, narrator: MoveNarrator
    ) -> list[str]:
        if move.ply < announced_phase_ply:
            return []
        if move.kind == MoveKind.SEAT_REASSIGNED:
            return [] if move.ply == announced_phase_ply else [narrator.seat_change_sentence(move)]
        events = visible_events(self._game, move, None)
        return narrator.public_sentences(
            events_after_phase(events) if move.ply == announced_phase_ply else events, move.ply
        )

    def _buttons(self, view: Any) -> tuple[Button, ...]:
        row, panels = self.snapshot.row, self._ui.panels
        own = "look" if self._ui.hand is None else "hand"
        first = Button(self._say(f"button-{own}"), CustomId(own, row.id, row.ply))
        verbs = tuple(
            Button(
                panels.verb_label(verb, view, self._say),
                CustomId("do", row.id, row.ply, (verb,)),
                discord.ButtonStyle.primary,
            )
            for verb in panels.verbs(view)
        )
        return (first, *verbs)

    def _with_table_picture(
        self, content: str, view: Any, mentions: tuple[int, ...] = ()
    ) -> OutgoingMessage:
        renderer, row = self._ui.renderer, self.snapshot.row
        return OutgoingMessage(
            content,
            buttons=self._buttons(view),
            mentions=mentions,
            picture_key=("table", row.id, row.ply, self._locale),
            render=lambda: renderer.table(
                view, self.snapshot.names, self._say, ai_seats=self.snapshot.ai_seats
            ),
            text_boards=lambda: renderer.text_boards(view, self._names, self._say),
        )
