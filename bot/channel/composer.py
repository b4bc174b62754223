"""Composes a channel's messages from a snapshot of its table and the moves to announce."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.channel.clock_lines import clock_lines, return_button, unattended_line
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import lobby_message, with_ai_marked
from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.channel.outgoing_message import ExtraImage, OutgoingMessage
from bot.channel.phase_summaries import PhaseMessages, PhaseSummary
from bot.channel.pictures import render_context, score_chart_of
from bot.channel.recap import MAX_LENGTH, EndedPhase, Recap, recap_lines
from bot.channel.verb_buttons import verb_buttons
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.solo import AnySoloTargets
from bot.storage.records import MoveRow
from bot.table.move_log import NON_USER_ACTIONS, MoveKind
from bot.table.snapshot import TableSnapshot
from engine.core import PhaseEnded, Seat
from render.context import RenderContext

MAX_NARRATION_LENGTH = 1_800
"""Characters of narration in a message; more is cut, keeping whole sentences."""

MAX_LINKS = 4
"""Phases to which a turn message links, the latest ones."""


@dataclass(frozen=True, slots=True)
class SoloContext:
    """Additional data for the messages of a solo game."""

    best_points: int | None
    """The player's personal best, from earlier games."""

    is_start: bool
    """Whether the channel has not been told of the game's start yet."""


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
        *,
        now: int = 0,
        absent: Sequence[str] = (),
    ) -> None:
        """Users in `unmentioned` are named instead of mentioned.

        `solo` is set for a solo game. `moves` are the newest moves, back to where the recap of the
        turn begins; once the game is over, the whole log, for its score chart. `now` is in Unix
        seconds: absences that were over by then are not shown. `absent` are the names of those who
        have lost at the table of a tournament because an AI has ended the game for them.
        """
        self._absent = tuple(map(escape_name, absent))
        self._moves = moves
        self._now = now
        self._solo = solo
        self._unmentioned = unmentioned
        self._ui = ui
        self._game = ui.game
        self.snapshot = snapshot
        self.phase_messages = PhaseMessages(snapshot.row)
        """The messages of phases, to be linked; with those posted meanwhile."""
        self._locale = locale
        self._translate = ui.texts.in_language(locale)
        self._names = tuple(escape_name(name) for name in snapshot.names)
        self._context = render_context(snapshot, self._translate)

    def lobby_message(
        self,
        invited: Sequence[int] = (),
        mentions: tuple[int, ...] = (),
        *,
        offers_thread: bool = False,
    ) -> OutgoingMessage:
        """See `lobby_message`."""
        return lobby_message(
            self._ui,
            self.snapshot,
            self._translate,
            invited,
            mentions,
            offers_thread=offers_thread,
        )

    def phase_message(
        self, summary: PhaseSummary, state: Any, moves: Sequence[MoveRow]
    ) -> OutgoingMessage:
        """The summary of a phase, with a picture of its end; `state` is that at its end.

        `moves` reach from the phase's first move to the newest one.
        """
        translate, row = self._translate, self.snapshot.row
        narrator = self._narrator(moves)
        sentences = narrator.phase_sentences(summary.entries) or [translate("story-nobody-acted")]
        names, ai_seats = narrator.players_at(
            summary.ply, self.snapshot.names, self.snapshot.ai_seats
        )
        head = self._phase_title(summary.phase_end)
        view, renderer = self._game.view(state, None), self._ui.renderer
        return OutgoingMessage(
            f"**{head}**\n{join_latest(sentences, translate, MAX_NARRATION_LENGTH)}",
            picture_key=("phase", row.id, summary.ply, summary.index, self._locale),
            render=lambda: renderer.phase(
                view, summary.events, RenderContext(names, translate, ai_seats)
            ),
            text_boards=lambda: renderer.text_boards(
                view, RenderContext(narrator.names_at(summary.ply), translate)
            ),
        )

    def turn_message(self, moves: Sequence[MoveRow], announced_phase_ply: int) -> OutgoingMessage:
        """What happened since those who are to act were last asked, or how the game ended.

        `moves` are those to announce: they are told in any case. `announced_phase_ply` is the ply
        up to which phase summaries tell what happened.
        """
        status = self.snapshot.row.status
        if status == "abandoned":
            if self.snapshot.state is None:
                return OutgoingMessage(self._translate("lobby-abandoned"))
            return OutgoingMessage(
                unattended_line(moves, self._translate) or self._translate("game-abandoned"),
                buttons=(self._replay_button(),),
            )
        if status == "over":
            return self._end(self._narration_lines(moves, announced_phase_ply))
        view = self._game.view(self.snapshot.state, None)
        acting = [self._addressee(seat, moves) for seat in view.to_act]
        mentions = tuple(
            user for seat in view.to_act if (user := self._mentioned_user(seat, moves))
        )
        message = self._message_with_table(view, acting, moves, announced_phase_ply, mentions)
        if any(move.kind == MoveKind.END_ANNOUNCED for move in moves):
            called = sorted(self.snapshot.user_ids - self._unmentioned)
            return self._calling(message, (*mentions, *(u for u in called if u not in mentions)))
        return message

    def _turn_content(
        self,
        view: Any,
        acting: Sequence[str],
        moves: Sequence[MoveRow],
        first_ply: int,
        phase_ply: int,
    ) -> str:
        """The recap from a ply on, and the question to those who are to act."""
        recap = self._recap(moves)
        unsettled = self._ui.unsettled
        lines = [
            *self._solo_start_lines(),
            *(unsettled(view, self._names, self._translate) if unsettled is not None else ()),
            self._ui.narration.question(view, acting, self._translate),
            *clock_lines(self.snapshot, moves, self._now, self._translate),
        ]
        room = MAX_LENGTH - len("\n".join(lines)) - 1
        told = recap.sentences(first_ply, phase_ply, view)
        before = self._phases_line(recap.ended_phases(first_ply, phase_ply))
        room -= sum(len(line) + 1 for line in before)
        return "\n".join(
            (*before, *recap_lines(told, room, self._ui.command_name, self._translate), *lines)
        )

    def _phases_line(self, ended: Sequence[EndedPhase]) -> list[str]:
        """A line with links to the summaries of these phases, the first one of each title."""
        links: dict[str, str] = {}
        for phase in ended:
            title = self._phase_title(phase.event)
            url = self.phase_messages.url(phase.ply, phase.index)
            links.setdefault(title, title if url is None else f"[{title}]({url})")
        phases = tuple(links.values())[-MAX_LINKS:]
        return [self._translate("recap-phases", phases=phases)] if phases else []

    def _phase_title(self, phase_end: PhaseEnded) -> str:
        translate = self._translate
        phase = translate(f"phase-{phase_end.phase}")
        return translate("story-title", phase=phase, round=phase_end.round)

    def _recap(self, moves: Sequence[MoveRow]) -> Recap:
        return Recap(self._ui, self.snapshot, moves, self._translate)

    def needs_new_message(self, moves: Sequence[MoveRow], announced_phase_ply: int) -> bool:
        """Whether these moves need a new message, to narrate something or to mention a user.

        If not, they changed nothing in public but who still has to decide, and the last message
        can be edited. After a phase summary, the turn message is always sent below it.
        """
        row = self.snapshot.row
        if (
            row.status != "running"
            or announced_phase_ply > row.announced_ply
            or self._narration_lines(moves, announced_phase_ply)
            or any(move.kind == MoveKind.END_ANNOUNCED for move in moves)
        ):
            return True
        acting = self._game.to_act(self.snapshot.state)
        return any(self._is_newly_asked(seat, moves) for seat in acting)

    def _narrator(self, moves: Sequence[MoveRow]) -> MoveNarrator:
        return MoveNarrator(self._ui, self._names, moves, self._translate)

    def reminder_message(self, users: tuple[int, ...]) -> OutgoingMessage:
        """The turn message again, mentioning these users, who are to act."""
        return self._calling(self.reposted_turn_message(), users)

    def _calling(self, message: OutgoingMessage, users: tuple[int, ...]) -> OutgoingMessage:
        """A message with a line that mentions these users."""
        if not users:
            return message
        reminder = self._translate("reminder", name=tuple(f"<@{user}>" for user in users))
        return replace(message, content=f"{reminder}\n{message.content}", mentions=users)

    def reposted_turn_message(self) -> OutgoingMessage:
        """The turn message again, for the bottom of the channel, mentioning nobody."""
        view, row = self._game.view(self.snapshot.state, None), self.snapshot.row
        acting = [self._names[seat] for seat in view.to_act]
        return self._message_with_table(view, acting, (), row.announced_phase_ply)

    def _end(self, lines: list[str]) -> OutgoingMessage:
        view, row = self._game.view(self.snapshot.state, None), self.snapshot.row
        names = with_ai_marked(self._names, self.snapshot.ai_seats, self._translate)
        content = self._ui.final_standings(view, names, self._translate)
        if self._solo is not None and (targets := self._ui.solo_targets) is not None:
            content = f"{content}\n{self._solo_end_line(targets, self._solo.best_points)}"
        if self._absent:
            number = len(self._absent)
            told = self._translate("tournament-absent", names=self._absent, number=number)
            content = f"{content}\n{told}"
        if lines:
            # No phase summary tells these: the game ended in the middle of a phase.
            max_length = MAX_NARRATION_LENGTH - len(content)
            content = f"{join_latest(lines, self._translate, max_length)}\n{content}"
        return OutgoingMessage(
            content,
            buttons=(
                Button(self._translate("button-rematch"), CustomId("rematch", row.id)),
                self._replay_button(),
                *self._review_buttons(),
                Button(self._translate("button-share"), CustomId("share", row.id)),
            ),
            picture_key=("result", row.id, self._locale),
            render=lambda: self._ui.renderer.result(view, self._context),
            extra_image=self._score_chart(),
        )

    def _replay_button(self) -> Button:
        """The button that opens the replay of the game."""
        return Button(self._translate("button-replay"), CustomId("replay", self.snapshot.row.id))

    def _score_chart(self) -> ExtraImage | None:
        """The score chart, in games that have one."""
        render = score_chart_of(self._ui, self.snapshot, self._moves, self._translate)
        if render is None:
            return None
        return ExtraImage(
            ("course", self.snapshot.row.id, self.snapshot.row.ply, self._locale), render
        )

    def _review_buttons(self) -> Sequence[Button]:
        """The button with which players review their decisions, in games that have reviews."""
        if not self._ui.is_reviewable:
            return ()
        return (Button(self._translate("button-review"), CustomId("review", self.snapshot.row.id)),)

    def _solo_start_lines(self) -> list[str]:
        """The scores to compare with, at the start of a solo game."""
        targets, solo = self._ui.solo_targets, self._solo
        if targets is None or solo is None or not solo.is_start:
            return []
        first = int(solo.best_points is None)
        return [
            self._translate(
                "solo-start",
                medium=targets.medium,
                hard=targets.hard,
                medium_drawn_out=targets.medium_drawn_out,
                hard_drawn_out=targets.hard_drawn_out,
                first=first,
                best=solo.best_points or 0,
            )
        ]

    def _solo_end_line(self, targets: AnySoloTargets, best: int | None) -> str:
        """How a solo game compares with the player's personal best, and the next target."""
        result = self._game.result(self.snapshot.state)
        assert result is not None
        points = result.points[0]
        return self._translate(
            "solo-end",
            first=int(best is None),
            record=int(best is not None and points > best),
            best=best or 0,
            next=targets.next_step(points),
        )

    def _is_newly_asked(self, seat: Seat, moves: Sequence[MoveRow]) -> bool:
        """Whether the seat's user is to be mentioned.

        That is the case if the seat has a new question that does not just continue its own turn,
        or if somebody else has given the seat to this user.
        """
        row = self.snapshot.seats[seat]
        was_substituted = any(
            move.kind == MoveKind.SEAT_REASSIGNED
            and move.seat == seat
            and move.user_id != row.user_id
            for move in moves
        )
        if was_substituted or not moves:
            return True
        announced_ply = self.snapshot.row.announced_ply
        if row.question_ply is not None and row.question_ply <= announced_ply:
            return False
        return moves[0].seat != seat or any(
            move.seat != seat and move.kind not in NON_USER_ACTIONS for move in moves
        )

    def _addressee(self, seat: int, moves: Sequence[MoveRow]) -> str:
        user_id = self._mentioned_user(seat, moves)
        return f"<@{user_id}>" if user_id else self._names[seat]

    def _mentioned_user(self, seat: int, moves: Sequence[MoveRow]) -> int | None:
        """The user to mention for a seat that is to act, or None."""
        user_id = self.snapshot.seats[seat].playing_user
        wanted = user_id not in self._unmentioned and self._is_newly_asked(seat, moves)
        return user_id if wanted else None

    def _narration_lines(self, moves: Sequence[MoveRow], announced_phase_ply: int) -> list[str]:
        """What these moves, those to announce, did and undid, in sentences.

        Phase summaries already tell what happened up to `announced_phase_ply`.
        """
        first_ply = self.snapshot.row.announced_ply + 1
        told = self._recap(moves).sentences(first_ply, announced_phase_ply)
        return [sentence.text for sentence in told]

    def _buttons(self, view: Any) -> tuple[Button, ...]:
        row, panels = self.snapshot.row, self._ui.panels
        own = "look" if self._ui.hand is None else "hand"
        first = Button(self._translate(f"button-{own}"), CustomId(own, row.id, row.ply))
        verbs = panels.verbs(view)
        return (
            first,
            *verb_buttons(self._ui, verbs, view, row, self._translate),
            *return_button(self.snapshot, self._translate),
        )

    def _message_with_table(
        self,
        view: Any,
        acting: Sequence[str],
        moves: Sequence[MoveRow],
        phase_ply: int,
        mentions: tuple[int, ...] = (),
    ) -> OutgoingMessage:
        """The turn message; its picture marks what the events of its recap changed."""
        renderer, row = self._ui.renderer, self.snapshot.row
        moves = self._moves or moves
        recap = self._recap(moves)
        first_ply, unannounced = recap.first_ply(), row.announced_ply + 1
        first_ply = unannounced if first_ply is None else min(first_ply, unannounced)
        context = replace(self._context, is_public=True)
        return OutgoingMessage(
            self._turn_content(view, acting, moves, first_ply, phase_ply),
            buttons=self._buttons(view),
            mentions=mentions,
            picture_key=("table", row.id, row.ply, first_ply, self._locale),
            render=lambda: renderer.table(view, recap.events(first_ply), context),
            text_boards=lambda: renderer.text_boards(
                view, RenderContext(self._names, self._translate)
            ),
        )
