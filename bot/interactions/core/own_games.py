"""The user's private games, for a command that finds no table of theirs in the channel."""

from __future__ import annotations

from contextlib import suppress

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.storage.errors import StoreError
from bot.storage.records import GameRow, practice_channel_id, tutorial_channel_id
from bot.table.errors import RequestRejected

MISSED_REASONS = ("no-game", "other-game", "not-at-table")
"""Rejections of a command whose user may have meant a private game."""

NEW_TUTORIAL_VERB, NEW_PRACTICE_VERB = "learn", "practise"
"""The verbs of buttons that begin a tutorial or a practice game, or go on with it."""


async def find_missed_game(
    request: RequestContext, error: BaseException
) -> tuple[str, Button] | None:
    """A sentence about the private game that a rejected command may have meant, and the way there.

    None if the user has none of the command's game, or something else was rejected.
    """
    is_command = not request.raw_custom_id and not request.is_private
    if not (isinstance(error, RequestRejected) and error.reason in MISSED_REASONS and is_command):
        return None
    with suppress(StoreError):
        row = await request.store.open_game(tutorial_channel_id(request.user_id))
        if row is not None and _is_meant(request, row):
            return _describe(request, "lesson", row, CustomId(NEW_TUTORIAL_VERB, 0, 0, (row.name,)))
        row = await request.store.open_game(practice_channel_id(request.user_id))
        if row is not None and _is_meant(request, row):
            return _describe(request, "private", row, CustomId(NEW_PRACTICE_VERB, row.id))
    return None


def _is_meant(request: RequestContext, row: GameRow) -> bool:
    ui = request.bound_game_ui
    return row.name in request.game_uis if ui is None else row.name == ui.name


def _describe(
    request: RequestContext, kind: str, row: GameRow, custom_id: CustomId
) -> tuple[str, Button]:
    title = request.game_uis[row.name].title(request.locale)
    go_on = Button(request.translate("button-lesson-on", game=title), custom_id)
    return request.translate("refused-own-game", kind=kind, game=title), go_on
