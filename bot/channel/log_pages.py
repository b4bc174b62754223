"""A game's log as people read it: by rounds and phases, a page at a time, the newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.channel.wording import Wording
from bot.game_ui import AnyGameUI
from bot.store.records import MoveRow
from bot.table.log import SEATED, standing
from engine.core import PhaseEnded, Seat
from render.words import Say

PAGE_LENGTH = 1_800
"""Characters of a page."""


def log_pages(
    ui: AnyGameUI, names: Sequence[str], moves: Sequence[MoveRow], seat: Seat | None, say: Say
) -> list[str]:
    """All that a seat (None: everybody) may know of what happened, the newest page first.

    A phase that is over has its title above it, and is told as its story tells it.
    """
    pages: list[list[str]] = [[]]
    length = 0
    for part in reversed(list(_parts(ui, Wording(ui, names, moves, say), moves, seat, say))):
        for place, line in enumerate(reversed(part)):
            # A title stays with what follows it.
            needed = len(line) + 1 + (len(part[0]) + 1 if place + 2 == len(part) else 0)
            if pages[-1] and length + needed > PAGE_LENGTH:
                pages.append([])
                length = 0
            pages[-1].append(line)
            length += len(line) + 1
    return ["\n".join(reversed(page)) for page in pages if page]


def _parts(
    ui: AnyGameUI, wording: Wording, moves: Sequence[MoveRow], seat: Seat | None, say: Say
) -> Iterator[list[str]]:
    """The phases in order: a title and lines each, the last one perhaps not over."""
    story: list[str] = []
    everything: list[str] = []
    for move in standing(moves):
        if move.kind == SEATED:
            story.append(wording.seat_change(move))
            everything.append(story[-1])
            continue
        for event, told in wording.for_seat(move, seat):
            if told:
                everything.append(told)
                story += [told] if ui.narration.in_story(event) else []
            if isinstance(event, PhaseEnded):
                title = say("story-title", phase=say(f"phase-{event.phase}"), round=event.round)
                yield [f"**{title}**", *(story or [say("story-nobody-acted")])]
                story, everything = [], []
    if everything:
        yield everything
