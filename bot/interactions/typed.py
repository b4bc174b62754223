"""Choices by the options of a slash command: suggestions, and words typed by hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import app_commands

from bot.channel.components import is_stored_integer, truncate
from bot.game_ui import ChoicePath
from bot.i18n.texts import escape_name, normalize_for_search, sanitize_name
from bot.interactions.answer import Answer
from bot.interactions.bot import Interaction
from bot.interactions.choices import WHOLE, after, choices_at, in_order, narrow, pickable
from bot.interactions.chooser import choose
from bot.interactions.question import label_of
from bot.ops.metrics import time_interaction
from bot.storage.contract import StoreError
from bot.table.table import RequestRejected
from render.words import Say

log = logging.getLogger(__name__)

Suggestions: TypeAlias = list[app_commands.Choice[str]]

MOST_SUGGESTIONS = 25
SUGGESTION_LENGTH = 100

SUGGESTING = 1.5
"""Seconds for which a database may keep suggestions waiting: after 3, Discord takes none."""

PLY, BETWEEN = "~", "/"
"""What parts a suggestion's ply from its codes, and one code from the next."""


async def choose_typed(
    reply: Answer, start: ChoicePath, typed: Sequence[str | None], intent: str | None = None
) -> None:
    """Make the move that the options of a slash command name, after what the command itself says.

    An option holds a suggestion, with the ply at which it was made, or words typed by hand: one
    thing, or several with commas between.
    """
    table = await reply.table()
    seat = table.require_seat(reply.user_id)
    view, legal = table.game.view(table.state, seat), table.legal_actions(reply.user_id)
    path, ply = start, None
    for text in typed:
        if text is None:
            break
        seen, codes = suggested(text)
        ply = seen if seen is not None else ply
        codes = codes or _found(reply, path, text, view)
        if len(codes) > 1 and (choices := narrow(reply.game, legal, path)).several is not None:
            codes = in_order(reply.game, choices, codes)
        path = (*path, *codes)
    await choose(reply, path, ply, intent=intent)


def _found(reply: Answer, path: ChoicePath, text: str, view: Any) -> ChoicePath:
    """The codes of what was typed by hand. Refuses words that name nothing."""
    whole = _code_of(reply, path, text, view)
    codes = (
        [_code_of(reply, path, part.strip(), view) for part in text.split(",")]
        if whole is None
        else [whole]
    )
    if any(code is None for code in codes):
        raise RequestRejected("unknown-choice", text=escape_name(sanitize_name(text)))
    return tuple(one for code in codes if code is not None for one in code.split(BETWEEN))


def _code_of(reply: Answer, path: ChoicePath, text: str, view: Any) -> str | None:
    """The code of what somebody named in any language, in the one he reads first."""
    find = reply.game.panels.match_text
    codes = (find(path, text, view, translate) for translate in reply.in_every_language)
    return next((code for code in codes if code is not None), None)


def suggested(value: object) -> tuple[int | None, ChoicePath]:
    """The ply and the codes of a suggestion, or nothing for words of somebody's own."""
    if not isinstance(value, str):
        return None, ()
    ply, mark, codes = value.partition(PLY)
    return (
        (int(ply), tuple(codes.split(BETWEEN))) if mark and is_stored_integer(ply) else (None, ())
    )


async def suggest(
    interaction: Interaction,
    path: ChoicePath,
    current: str,
    *,
    through: Collection[str] = (),
    without: Collection[str] = (),
) -> Suggestions:
    """The legal choices after a path that match what was typed so far, for who types it.

    In the place of a choice that is among `through` stand the choices after it; what is among
    `value_of_stopping` is not suggested.
    """

    def offered(asked: _Asked) -> Suggestions:
        choices = choices_at(asked.reply.game, asked.legal, path)
        found: dict[ChoicePath, list[Any]] = {}
        for chosen, actions in pickable(asked.reply.game, choices).items():
            if chosen[-1] in through:
                found |= after(asked.reply.game, actions, chosen)
            elif chosen[-1] not in without:
                found[chosen] = actions
        labelled = {
            asked.label(chosen, actions): chosen[len(path) :] for chosen, actions in found.items()
        }
        several = choices.several is not None
        before, rest = _typed_before(labelled, current) if several else ([], current)
        fitting: dict[str, ChoicePath] = {}
        for translate in asked.reply.in_every_language:
            for label, codes in labelled.items():
                if label in fitting or (label, codes) in before:
                    continue
                chosen = (*path, *codes)
                if asked.is_called(rest, chosen, found[chosen], translate, label):
                    fitting[label] = codes
        return [_suggestion(asked.ply, [*before, one]) for one in fitting.items()]

    return await _suggestions(interaction, offered)


async def suggest_whole(
    interaction: Interaction,
    typed: Sequence[object],
    current: str,
    worth: Callable[[Any, Any], float],
) -> Suggestions:
    """Every way to make a whole move of what the options before this one hold, the best first.

    Each suggestion holds all codes that are left. `worth` says from an action and the person's
    view how good the action is for the person. While nothing says what kind of action it is to
    be, there are suggestions only where there is but one.
    """

    def offered(asked: _Asked) -> Suggestions:
        panels = asked.reply.game.panels
        path: ChoicePath = ()
        for text in typed:
            codes = suggested(text)[1]
            path = (*path, *(codes or _found(asked.reply, path, str(text), asked.view)))
        wholes = {panels.path(action): action for action in asked.legal}
        if not path and len({whole[:WHOLE] for whole in wholes}) > 1:
            return []
        named = _code_of(asked.reply, path, current, asked.view)
        fitting = [
            (_suggestion(asked.ply, [(label, codes)]), worth(action, asked.view))
            for whole, action in wholes.items()
            if whole[: len(path)] == path and (codes := whole[len(path) :])
            for label in (asked.label(whole, [action]),)
            if _holds(label, current) or named == BETWEEN.join(codes)
        ]
        return [one for one, _ in sorted(fitting, key=lambda pair: -pair[1])]

    return await _suggestions(interaction, offered)


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who asks for suggestions, and what that person could do now."""

    reply: Answer
    legal: Sequence[Any]
    view: Any
    ply: int

    def label(self, chosen: ChoicePath, actions: Sequence[Any]) -> str:
        """A choice in words, for the person who asks."""
        return label_of(self.reply.game, chosen, actions, self.view, self.reply.translate)

    def is_called(
        self, typed: str, chosen: ChoicePath, actions: Sequence[Any], translate: Say, label: str
    ) -> bool:
        """Whether a language's words for a choice hold what was typed; `label` are the reader's."""
        if translate is not self.reply.in_every_language[0]:
            label = label_of(self.reply.game, chosen, actions, self.view, translate)
        return _holds(label, typed)


def _holds(label: str, typed: str) -> bool:
    """Whether words hold what was typed, whatever its case and accents."""
    bare = normalize_for_search(typed)
    return typed.casefold() in label.casefold() or (
        bool(bare) and bare in normalize_for_search(label)
    )


async def _suggestions(
    interaction: Interaction, offered: Callable[[_Asked], Suggestions]
) -> Suggestions:
    """As many suggestions as Discord takes; none for who cannot act, or where anything fails."""
    with time_interaction("autocomplete"):
        try:
            reply = Answer(interaction)
            async with asyncio.timeout(SUGGESTING):
                await reply.know_reader()
                table = await reply.table_at_hand()
            legal = table.legal_actions(reply.user_id)
            if not legal:
                return []
            view = table.game.view(table.state, table.seat_of(reply.user_id))
            return offered(_Asked(reply, legal, view, table.row.ply))[:MOST_SUGGESTIONS]
        except RequestRejected:
            return []
        except (StoreError, TimeoutError) as error:
            log.warning("nothing can be suggested now: %r", error)
            return []
        except Exception:
            log.exception("suggestions failed")
            return []


def _typed_before(
    labelled: Mapping[str, ChoicePath], current: str
) -> tuple[list[tuple[str, ChoicePath]], str]:
    """The choices that stand whole before the last comma, and what is being typed after it."""
    found: list[tuple[str, ChoicePath]] = []
    while True:
        folded = current.casefold()
        whole = next(
            (one for one in labelled.items() if folded.startswith(f"{one[0]}, ".casefold())), None
        )
        if whole is None:
            return found, current
        found.append(whole)
        current = current[len(whole[0]) + 2 :]


def _suggestion(ply: int, chosen: Sequence[tuple[str, ChoicePath]]) -> app_commands.Choice[str]:
    name = ", ".join(label for label, _ in chosen)
    codes = BETWEEN.join(code for _, codes in chosen for code in codes)
    return app_commands.Choice(name=truncate(name, SUGGESTION_LENGTH), value=f"{ply}{PLY}{codes}")
