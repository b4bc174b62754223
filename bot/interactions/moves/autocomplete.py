"""Picking an action by the options of a slash command, and autocompletion of these options."""

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
from bot.interactions.core.responder import Response
from bot.interactions.core.suggestions import (
    MAX_SUGGESTION_LENGTH,
    MAX_SUGGESTIONS,
    Suggestions,
)
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
from bot.storage.errors import StoreError
from bot.table.errors import RequestRejected
from bot.table.table import Table
from render.translation import Translate

log = logging.getLogger(__name__)

SUGGESTION_TIMEOUT = 1.5
"""Seconds to wait for the store before suggesting nothing. Discord gives up after 3."""

PLY_SEPARATOR, CODE_SEPARATOR = "~", "/"
"""In the value of a suggestion: after the ply, and between the codes."""


async def pick_by_options(
    request: RequestContext,
    table: Table,
    *,
    prefix: ChoicePath,
    option_values: Sequence[str | None],
) -> Response:
    """Pick the action that the options of a slash command name, after the command's own prefix.

    An option holds a suggestion, with the ply at which it was made, or text typed by hand: one
    choice, or several separated by commas. The first option without a value ends the path.
    Raises RequestRejected if a text names nothing.
    """
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
    return await pick_action(request, table, path, ply)


def _parse_text(request: RequestContext, path: ChoicePath, text: str, view: Any) -> ChoicePath:
    """The codes of a text typed by hand. Raises RequestRejected if it names nothing."""
    whole_code = _find_code(request, path, text, view)
    codes = (
        [_find_code(request, path, part.strip(), view) for part in text.split(",")]
        if whole_code is None
        else [whole_code]
    )
    if any(code is None for code in codes):
        raise RequestRejected("unknown-choice", text=escape_name(sanitize_name(text)))
    return tuple(part for code in codes if code is not None for part in code.split(CODE_SEPARATOR))


def _find_code(request: RequestContext, path: ChoicePath, text: str, view: Any) -> str | None:
    """The code of a choice named in any language, the user's language first."""
    find = request.game_ui.panels.match_text
    codes = (find(path, text, view, translate) for translate in request.in_every_language)
    return next((code for code in codes if code is not None), None)


def parse_suggestion(value: object) -> tuple[int | None, ChoicePath]:
    """The ply and the codes of a suggestion, or `(None, ())` for any other text."""
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
    """Suggest the legal choices after a path that match what was typed so far.

    Choices whose code is in `expand` are replaced by the choices after them; those in `exclude`
    are left out.
    """

    def suggest_for(asked: _SuggestionRequest) -> Suggestions:
        node = node_at(asked.request.game_ui, asked.legal, path)
        offered: dict[ChoicePath, list[Any]] = {}
        for chosen, actions in selectable_paths(asked.request.game_ui, node).items():
            if chosen[-1] in expand:
                offered |= child_paths(asked.request.game_ui, actions, chosen)
            elif chosen[-1] not in exclude:
                offered[chosen] = actions
        labelled = {
            asked.label(chosen, actions): chosen[len(path) :] for chosen, actions in offered.items()
        }
        is_multi_select = node.multi_select is not None
        completed, rest = (
            _completed_choices(labelled, current) if is_multi_select else ([], current)
        )
        matching: dict[str, ChoicePath] = {}
        for translate in asked.request.in_every_language:
            for label, codes in labelled.items():
                if label in matching or (label, codes) in completed:
                    continue
                chosen = (*path, *codes)
                if asked.matches(rest, chosen, offered[chosen], translate, label):
                    matching[label] = codes
        return [_encode_suggestion(asked.ply, [*completed, match]) for match in matching.items()]

    return await _build_suggestions(interaction, suggest_for)


async def suggest_complete_actions(
    interaction: Interaction,
    option_values: Sequence[object],
    current: str,
    score: Callable[[Any, Any], float],
) -> Suggestions:
    """Suggest every way to complete the action begun in the options before this one, best first.

    Each suggestion holds all the codes that are left. `score` rates an action from the user's
    view; higher is better. As long as the kind of action is open, nothing is suggested unless
    there is only one kind.
    """

    def suggest_for(asked: _SuggestionRequest) -> Suggestions:
        panels = asked.request.game_ui.panels
        path: ChoicePath = ()
        for text in option_values:
            codes = parse_suggestion(text)[1]
            path = (*path, *(codes or _parse_text(asked.request, path, str(text), asked.view)))
        actions_by_path = {panels.path(action): action for action in asked.legal}
        if not path and len({full_path[:VERB_LENGTH] for full_path in actions_by_path}) > 1:
            return []
        typed_code = _find_code(asked.request, path, current, asked.view)
        matching = [
            (_encode_suggestion(asked.ply, [(label, codes)]), score(action, asked.view))
            for full_path, action in actions_by_path.items()
            if full_path[: len(path)] == path and (codes := full_path[len(path) :])
            for label in (asked.label(full_path, [action]),)
            if _contains_folded(label, current) or typed_code == CODE_SEPARATOR.join(codes)
        ]
        return [suggestion for suggestion, _ in sorted(matching, key=lambda pair: -pair[1])]

    return await _build_suggestions(interaction, suggest_for)


@dataclass(frozen=True, slots=True)
class _SuggestionRequest:
    """A user who asks for suggestions, and what they could do now."""

    request: RequestContext
    legal: Sequence[Any]
    view: Any
    ply: int

    def label(self, chosen: ChoicePath, actions: Sequence[Any]) -> str:
        """A choice in the user's language."""
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
        """Whether a choice's label in one language contains what was typed.

        `label` is the choice in the user's own language.
        """
        if translate is not self.request.in_every_language[0]:
            label = choice_label(self.request.game_ui, chosen, actions, self.view, translate)
        return _contains_folded(label, typed)


def _contains_folded(label: str, typed: str) -> bool:
    """Whether the label contains what was typed, ignoring case and accents."""
    normalized = normalize_for_search(typed)
    return typed.casefold() in label.casefold() or (
        bool(normalized) and normalized in normalize_for_search(label)
    )


async def _build_suggestions(
    interaction: Interaction, suggest_for: Callable[[_SuggestionRequest], Suggestions]
) -> Suggestions:
    """At most as many suggestions as Discord accepts; none if the user cannot act, or on errors."""
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
            asked = _SuggestionRequest(request, legal, view, table.row.ply)
            return suggest_for(asked)[:MAX_SUGGESTIONS]
        except RequestRejected:
            return []
        except (StoreError, TimeoutError) as error:
            log.warning("no suggestions, the store does not answer: %r", error)
            return []
        except Exception:
            log.exception("suggestions failed")
            return []


def _completed_choices(
    labelled: Mapping[str, ChoicePath], current: str
) -> tuple[list[tuple[str, ChoicePath]], str]:
    """The choices already complete before the last comma, and what is being typed after it."""
    completed: list[tuple[str, ChoicePath]] = []
    while True:
        folded = current.casefold()
        match = next(
            (item for item in labelled.items() if folded.startswith(f"{item[0]}, ".casefold())),
            None,
        )
        if match is None:
            return completed, current
        completed.append(match)
        current = current[len(match[0]) + 2 :]


def _encode_suggestion(
    ply: int, chosen: Sequence[tuple[str, ChoicePath]]
) -> app_commands.Choice[str]:
    name = ", ".join(label for label, _ in chosen)
    codes = CODE_SEPARATOR.join(code for _, codes in chosen for code in codes)
    return app_commands.Choice(
        name=truncate(name, MAX_SUGGESTION_LENGTH), value=f"{ply}{PLY_SEPARATOR}{codes}"
    )
