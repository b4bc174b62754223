"""Choices by the options of a slash command: suggestions, and words typed by hand."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.channel.buttons import is_number, shorten
from bot.game_ui import Path
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.interactions.choices import choices_at, pickable
from bot.interactions.chooser import choose, label_of
from bot.ops.metrics import timed
from bot.table.table import Refused
from bot.texts import clean_name, shown_name

log = logging.getLogger(__name__)

MOST_SUGGESTIONS = 25
SUGGESTION_LENGTH = 100

PLY, BETWEEN = "~", "/"
"""What parts a suggestion's ply from its codes, and one code from the next."""


async def choose_typed(
    reply: Answer, verb: str, typed: Sequence[str | None], intent: str | None = None
) -> None:
    """Make the move that the options of a slash command name.

    An option holds a suggestion, with the ply at which it was made, or words typed by hand: one
    thing, or several with commas between.
    """
    table = await reply.table()
    seat = table.own_seat(reply.user_id)
    view = table.game.view(table.state, seat)
    path: Path = (verb,)
    ply: int | None = None
    for text in typed:
        if text is None:
            break
        seen, codes = suggested(text)
        if not codes:
            codes = _found(reply, path, text, view)
        ply = seen if seen is not None else ply
        path = (*path, *codes)
    await choose(reply, path, ply, intent=intent)


def _found(reply: Answer, path: Path, text: str, view: Any) -> Path:
    """The codes of what was typed by hand. Refuses words that name nothing."""
    find = reply.game.panels.find
    whole = find(path, text, view, reply.say)
    if whole is not None:
        return (whole,)
    codes = [find(path, part.strip(), view, reply.say) for part in text.split(",")]
    if any(code is None for code in codes):
        raise Refused("unknown-choice", text=shown_name(clean_name(text)))
    return tuple(code for code in codes if code is not None)


def suggested(value: object) -> tuple[int | None, Path]:
    """The ply and the codes of a suggestion, or nothing for words of somebody's own."""
    if not isinstance(value, str):
        return None, ()
    ply, mark, codes = value.partition(PLY)
    return (int(ply), tuple(codes.split(BETWEEN))) if mark and is_number(ply) else (None, ())


async def suggest(
    interaction: Interaction, path: Path, current: str
) -> list[app_commands.Choice[str]]:
    """The legal choices after a path that match what was typed so far, for who types it."""
    with timed("autocomplete"):
        try:
            return await _suggestions(interaction, path, current)
        except Refused:
            return []
        except Exception:
            log.exception("suggestions failed")
            return []


async def _suggestions(
    interaction: Interaction, path: Path, current: str
) -> list[app_commands.Choice[str]]:
    reply = Answer(interaction)
    table = await reply.table_at_hand()
    legal = table.legal_actions(reply.user_id)
    if not legal:
        return []
    view = table.game.view(table.state, table.seat_of(reply.user_id))
    choices = choices_at(reply.game, legal, path)
    labelled = {
        label_of(reply.game, chosen, actions, view, reply.say): chosen[-1]
        for chosen, actions in pickable(reply.game, choices).items()
    }
    before: list[tuple[str, str]] = []
    if choices.several is not None:
        before, current = _typed_before(labelled, current)
    wanted = current.casefold()
    return [
        _suggestion(table.row.ply, [*before, (label, code)])
        for label, code in labelled.items()
        if wanted in label.casefold() and (label, code) not in before
    ][:MOST_SUGGESTIONS]


def _typed_before(labelled: Mapping[str, str], current: str) -> tuple[list[tuple[str, str]], str]:
    """The choices that stand whole before the last comma, and what is being typed after it."""
    found: list[tuple[str, str]] = []
    while True:
        folded = current.casefold()
        whole = next(
            (one for one in labelled.items() if folded.startswith(f"{one[0]}, ".casefold())), None
        )
        if whole is None:
            return found, current
        found.append(whole)
        current = current[len(whole[0]) + 2 :]


def _suggestion(ply: int, chosen: Sequence[tuple[str, str]]) -> app_commands.Choice[str]:
    name = ", ".join(label for label, _ in chosen)
    codes = BETWEEN.join(code for _, code in chosen)
    return app_commands.Choice(name=shorten(name, SUGGESTION_LENGTH), value=f"{ply}{PLY}{codes}")
