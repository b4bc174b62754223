"""Choices by the options of a slash command: suggestions, and words typed by hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.channel.components import truncate
from bot.channel.custom_id import is_stored_integer
from bot.game_ui import ChoicePath
from bot.i18n.texts import escape_name, normalize_for_search, sanitize_name
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH, MAX_SUGGESTIONS, Suggestions
from bot.interactions.moves.action_picker import pick_action
from bot.interactions.moves.choice_menu import choice_label
from bot.interactions.moves.choice_tree import (
    VERB_LENGTH,
    child_paths,
    in_display_order,
    node_at,
    resolve_path,
    selectable_paths,
)
from bot.ops.metrics import time_interaction
from bot.storage.contract import StoreError
from bot.table.errors import RequestRejected
from render.translation import Translate

log = logging.getLogger(__name__)

SUGGESTION_TIMEOUT = 1.5
"""Seconds for which a database may keep suggestions waiting: after 3, Discord takes none."""

PLY_SEPARATOR, CODE_SEPARATOR = "~", "/"
"""What parts a suggestion's ply from its codes, and one code from the next."""


async def pick_by_options(
    request: RequestContext,
    responder: Responder,
    prefix: ChoicePath,
    option_values: Sequence[str | None],
    intent: str | None = None,
) -> None:
    """Make the move that the options of a slash command name, after what the command itself says.

    An option holds a suggestion, with the ply at which it was made, or words typed by hand: one
    thing, or several with commas between.
    """
    table = await request.get_table()
    seat = table.require_seat(request.user_id)
    view, legal = table.game.view(table.state, seat), table.legal_actions(request.user_id)
    path, ply = prefix, None
    for text in option_values:
        if text is None:
            break
        seen_ply, codes = parse_suggestion(text)
        ply = seen_ply if seen_ply is not None else ply
        codes = codes or _parse_text(request, path, text, view)
        if (
            len(codes) > 1
            and (node := resolve_path(request.game_ui, legal, path)).multi_select is not None
        ):
            codes = in_display_order(request.game_ui, node, codes)
        path = (*path, *codes)
    await pick_action(request, responder, path, ply, intent=intent)


def _parse_text(request: RequestContext, path: ChoicePath, text: str, view: Any) -> ChoicePath:
    """The codes of what was typed by hand. Refuses words that name nothing."""
    whole_code = _find_code(request, path, text, view)
    codes = (
        [_find_code(request, path, part.strip(), view) for part in text.split(",")]
        if whole_code is None
        else [whole_code]
    )
    if any(code is None for code in codes):
        raise RequestRejected("unknown-choice", text=escape_name(sanitize_name(text)))
    return tuple(one for code in codes if code is not None for one in code.split(CODE_SEPARATOR))


def _find_code(request: RequestContext, path: ChoicePath, text: str, view: Any) -> str | None:
    """The code of what somebody named in any language, in the one he reads first."""
    find = request.game_ui.panels.match_text
    codes = (find(path, text, view, translate) for translate in request.in_every_language)
    return next((code for code in codes if code is not None), None)


def parse_suggestion(value: object) -> tuple[int | None, ChoicePath]:
    """The ply and the codes of a suggestion, or nothing for words of somebody's own."""
    if not isinstance(value, str):
        return None, ()
    ply, separator, codes = value.partition(PLY_SEPARATOR)
    return (
        (int(ply), tuple(codes.split(CODE_SEPARATOR)))
        if separator and is_stored_integer(ply)
        else (None, ())
    )


async def suggest_choices(
    interaction: Interaction,
    path: ChoicePath,
    current: str,
    *,
    expand: Collection[str] = (),
    exclude: Collection[str] = (),
) -> Suggestions:
    """The legal choices after a path that match what was typed so far, for who types it.

    In the place of a choice that is among `expand` stand the choices after it; what is among
    `exclude` is not suggested.
    """

    def offered(asked: _SuggestionRequest) -> Suggestions:
        choices = node_at(asked.request.game_ui, asked.legal, path)
        found: dict[ChoicePath, list[Any]] = {}
        for chosen, actions in selectable_paths(asked.request.game_ui, choices).items():
            if chosen[-1] in expand:
                found |= child_paths(asked.request.game_ui, actions, chosen)
            elif chosen[-1] not in exclude:
                found[chosen] = actions
        labelled = {
            asked.label(chosen, actions): chosen[len(path) :] for chosen, actions in found.items()
        }
        several = choices.multi_select is not None
        before, rest = _completed_choices(labelled, current) if several else ([], current)
        fitting: dict[str, ChoicePath] = {}
        for translate in asked.request.in_every_language:
            for label, codes in labelled.items():
                if label in fitting or (label, codes) in before:
                    continue
                chosen = (*path, *codes)
                if asked.matches(rest, chosen, found[chosen], translate, label):
                    fitting[label] = codes
        return [_encode_suggestion(asked.ply, [*before, one]) for one in fitting.items()]

    return await _build_suggestions(interaction, offered)


async def suggest_complete_actions(
    interaction: Interaction,
    option_values: Sequence[object],
    current: str,
    score: Callable[[Any, Any], float],
) -> Suggestions:
    """Every way to make a whole move of what the options before this one hold, the best first.

    Each suggestion holds all codes that are left. `score` says from an action and the person's
    view how good the action is for the person. While nothing says what kind of action it is to
    be, there are suggestions only where there is but one.
    """

    def offered(asked: _SuggestionRequest) -> Suggestions:
        panels = asked.request.game_ui.panels
        path: ChoicePath = ()
        for text in option_values:
            codes = parse_suggestion(text)[1]
            path = (*path, *(codes or _parse_text(asked.request, path, str(text), asked.view)))
        wholes = {panels.path(action): action for action in asked.legal}
        if not path and len({whole[:VERB_LENGTH] for whole in wholes}) > 1:
            return []
        named = _find_code(asked.request, path, current, asked.view)
        fitting = [
            (_encode_suggestion(asked.ply, [(label, codes)]), score(action, asked.view))
            for whole, action in wholes.items()
            if whole[: len(path)] == path and (codes := whole[len(path) :])
            for label in (asked.label(whole, [action]),)
            if _contains_folded(label, current) or named == CODE_SEPARATOR.join(codes)
        ]
        return [one for one, _ in sorted(fitting, key=lambda pair: -pair[1])]

    return await _build_suggestions(interaction, offered)


@dataclass(frozen=True, slots=True)
class _SuggestionRequest:
    """Who asks for suggestions, and what that person could do now."""

    request: RequestContext
    legal: Sequence[Any]
    view: Any
    ply: int

    def label(self, chosen: ChoicePath, actions: Sequence[Any]) -> str:
        """A choice in words, for the person who asks."""
        return choice_label(
            self.request.game_ui, chosen, actions, self.view, self.request.translate
        )

    def matches(
        self,
        typed: str,
        chosen: ChoicePath,
        actions: Sequence[Any],
        translate: Translate,
        label: str,
    ) -> bool:
        """Whether a language's words for a choice hold what was typed; `label` are the reader's."""
        if translate is not self.request.in_every_language[0]:
            label = choice_label(self.request.game_ui, chosen, actions, self.view, translate)
        return _contains_folded(label, typed)


def _contains_folded(label: str, typed: str) -> bool:
    """Whether words hold what was typed, whatever its case and accents."""
    bare = normalize_for_search(typed)
    return typed.casefold() in label.casefold() or (
        bool(bare) and bare in normalize_for_search(label)
    )


async def _build_suggestions(
    interaction: Interaction, suggest_for: Callable[[_SuggestionRequest], Suggestions]
) -> Suggestions:
    """As many suggestions as Discord takes; none for who cannot act, or where anything fails."""
    with time_interaction("autocomplete"):
        try:
            request = RequestContext(interaction)
            async with asyncio.timeout(SUGGESTION_TIMEOUT):
                await request.resolve_locale()
                table = await request.get_table_for_autocomplete()
            legal = table.legal_actions(request.user_id)
            if not legal:
                return []
            view = table.game.view(table.state, table.seat_of(request.user_id))
            return suggest_for(_SuggestionRequest(request, legal, view, table.row.ply))[
                :MAX_SUGGESTIONS
            ]
        except RequestRejected:
            return []
        except (StoreError, TimeoutError) as error:
            log.warning("nothing can be suggested now: %r", error)
            return []
        except Exception:
            log.exception("suggestions failed")
            return []


def _completed_choices(
    labelled: Mapping[str, ChoicePath], current: str
) -> tuple[list[tuple[str, ChoicePath]], str]:
    """The choices that stand whole before the last comma, and what is being typed after it."""
    found: list[tuple[str, ChoicePath]] = []
    while True:
        folded = current.casefold()
        match = next(
            (one for one in labelled.items() if folded.startswith(f"{one[0]}, ".casefold())), None
        )
        if match is None:
            return found, current
        found.append(match)
        current = current[len(match[0]) + 2 :]


def _encode_suggestion(
    ply: int, chosen: Sequence[tuple[str, ChoicePath]]
) -> app_commands.Choice[str]:
    name = ", ".join(label for label, _ in chosen)
    codes = CODE_SEPARATOR.join(code for _, codes in chosen for code in codes)
    return app_commands.Choice(
        name=truncate(name, MAX_SUGGESTION_LENGTH), value=f"{ply}{PLY_SEPARATOR}{codes}"
    )
