"""The log of a game as users read it: by rounds and phases, in pages, oldest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.channel.move_narrator import MoveNarrator
from bot.channel.phase_summaries import later_phase_event_ids
from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.move_log import TOLD_KINDS, effective_moves
from engine import codec
from engine.core import PhaseEnded, Seat
from render.translation import Translate

MAX_PAGE_LENGTH = 1_200
"""Characters of a page, at most."""


@dataclass(slots=True)
class Page:
    """One page of the log."""

    lines: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    """The rounds that begin on the page."""

    @property
    def text(self) -> str:
        """The page as a message's content."""
        return "\n".join(self.lines)

    def fits(self, lines: Sequence[str]) -> bool:
        """Whether these lines fit on the page, too."""
        return sum(len(line) + 1 for line in (*self.lines, *lines)) <= MAX_PAGE_LENGTH


@dataclass(slots=True)
class _PhaseSection:
    """What happened in one phase."""

    title: str
    lines: list[str]
    round: int | None
    """The round of the phase; None while the phase has not ended."""


def log_pages(
    ui: AnyGameUI,
    names: Sequence[str],
    moves: Sequence[MoveRow],
    seat: Seat | None,
    translate: Translate,
) -> list[Page]:
    """Everything that a seat, or spectators if it is None, may know of what happened.

    A full page does not change any more, unless moves on it are undone, or a phase ends before
    which something of a later one was told. There is no page if nothing has happened.
    """
    pages: list[Page] = []
    begun_rounds = set[int]()
    narrator = MoveNarrator(ui, names, moves, translate)
    for section in _phase_sections(ui, narrator, moves, seat, translate):
        head, title = [f"**{section.title}**"], section.title
        for line in section.lines:
            if not pages or not pages[-1].fits([*head, line]):
                pages.append(Page())
                head = head or [f"**{translate('log-continued', title=title)}**"]
            if section.round is not None and section.round not in begun_rounds:
                begun_rounds.add(section.round)
                pages[-1].rounds.append(section.round)
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
    """The phases in order, the current one last."""
    # Each line, with what it tells.
    told: list[tuple[Any, str]] = []
    last_was_pass = False
    for move in effective_moves(moves):
        if move.kind in TOLD_KINDS:
            told.append((move, narrator.told_sentence(move)))
            last_was_pass = False
            continue
        is_pass = _is_pass(ui, move)
        for event, sentence in narrator.narrated_events_for_seat(move, seat):
            says_pass = is_pass and not ui.narration.in_phase_summary(event)
            if sentence and says_pass and last_was_pass:
                # Consecutive passes share a line.
                told[-1] = (event, f"{told[-1][1]} {sentence}")
            elif sentence:
                told.append((event, sentence))
                last_was_pass = says_pass
            if isinstance(event, PhaseEnded):
                title = translate(
                    "story-title", phase=translate(f"phase-{event.phase}"), round=event.round
                )
                later = later_phase_event_ids(ui, [what for what, _ in told])
                lines = [line for what, line in told if id(what) not in later]
                yield _PhaseSection(title, lines or [translate("story-nobody-acted")], event.round)
                told = [(what, line) for what, line in told if id(what) in later]
                last_was_pass = False
    if told:
        yield _PhaseSection(translate("log-so-far"), [line for _, line in told], None)


def _is_pass(ui: AnyGameUI, move: MoveRow) -> bool:
    """Whether a move was the game's pass action."""
    if move.action is None or ui.game.pass_action is None:
        return False
    return bool(codec.load_action(ui.game, move.action) == ui.game.pass_action)
