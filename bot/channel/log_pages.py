"""The log of a game for reading: by rounds and phases, in pages, oldest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.channel.move_narrator import MoveNarrator
from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves
from engine import codec
from engine.core import PhaseEnded, Seat
from render.translation import Translate

MAX_PAGE_LENGTH = 1_200
"""Maximum length of a page, in characters."""


@dataclass(slots=True)
class Page:
    """One page of the log. `rounds` are those that begin on it."""

    lines: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def fits(self, lines: Sequence[str]) -> bool:
        """Whether these lines still fit on the page."""
        return sum(len(line) + 1 for line in (*self.lines, *lines)) <= MAX_PAGE_LENGTH


@dataclass(slots=True)
class _PhaseSection:
    """What happened in a phase. The last one may still be running, without a round yet."""

    title: str
    lines: list[str]
    round: int | None


def log_pages(
    ui: AnyGameUI,
    names: Sequence[str],
    moves: Sequence[MoveRow],
    seat: Seat | None,
    translate: Translate,
) -> list[Page]:
    """Return everything that a seat (None: the public) may know of what happened; may be empty.

    A full page never changes later, unless a move on it is taken back.
    """
    pages: list[Page] = []
    begun = set[int]()
    for part in _phase_sections(
        ui, MoveNarrator(ui, names, moves, translate), moves, seat, translate
    ):
        head, title = [f"**{part.title}**"], part.title
        for line in part.lines:
            if not pages or not pages[-1].fits([*head, line]):
                pages.append(Page())
                head = head or [f"**{translate('log-continued', title=title)}**"]
            if part.round is not None and part.round not in begun:
                begun.add(part.round)
                pages[-1].rounds.append(part.round)
            pages[-1].lines += [*head, line]
            head = []
    return pages


def _phase_sections(
    ui: AnyGameUI,
    narrator: MoveNarrator,
    moves: Sequence[MoveRow],
    seat: Seat | None,
    translate: Translate,
) -> Iterator[_PhaseSection]:
    """Return the phases in order, each with its lines."""
    lines: list[str] = []
    passing = False
    for move in effective_moves(moves):
        if move.kind == MoveKind.SEAT_REASSIGNED:
            lines.append(narrator.seat_change_sentence(move))
            passing = False
            continue
        idle = _is_pass(ui, move)
        for event, told in narrator.narrated_events_for_seat(move, seat):
            if told and idle and passing and not ui.narration.in_phase_summary(event):
                # Consecutive passes share a line.
                lines[-1] += f" {told}"
            elif told:
                lines.append(told)
                passing = idle and not ui.narration.in_phase_summary(event)
            if isinstance(event, PhaseEnded):
                title = translate(
                    "story-title", phase=translate(f"phase-{event.phase}"), round=event.round
                )
                yield _PhaseSection(title, lines or [translate("story-nobody-acted")], event.round)
                lines, passing = [], False
    if lines:
        yield _PhaseSection(translate("log-so-far"), lines, None)


def _is_pass(ui: AnyGameUI, move: MoveRow) -> bool:
    """Whether a move was a pass, or the game's equivalent."""
    if move.action is None or ui.game.pass_action is None:
        return False
    return bool(codec.load_action(ui.game, move.action) == ui.game.pass_action)
