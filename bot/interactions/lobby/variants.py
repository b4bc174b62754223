"""The variants of a table's game, its options, which the host can change in the lobby."""

from __future__ import annotations

from functools import reduce
from typing import Any

from bot.channel.components import Button
from bot.channel.custom_id import CustomId, is_stored_integer
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import Field, Form
from bot.interactions.core.responder import Response
from bot.interactions.lobby.settings_form import changed_codes, check_may_submit, form_pages
from bot.setting_choices import describe_changes
from bot.table.errors import RequestRejected
from bot.table.snapshot import TableSnapshot
from bot.table.table import Table

VARIANTS_VERB = "variants"
"""The verb of buttons that open a form of the game's options; its code is the page, from 0."""


async def variants_form(request: RequestContext, custom_id: CustomId) -> Form:
    """A form of the game's options. Raises RequestRejected unless the user may change them."""
    table = await request.get_table(custom_id.game_id)
    table.lobby.check_may_configure(request.user_id)
    row, page = table.row, _page(custom_id)
    fields = _variant_fields(request, table.options, page)
    shown = CustomId(VARIANTS_VERB, row.id, row.ply, (str(page),))
    return Form(request.translate("variants-form"), fields, shown)


async def change_variants(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Change the options to what a form says, all at once, and tell which are others now."""
    lines = await change_options(request, table, custom_id)
    later_pages = variant_buttons(request, table.snapshot)[_page(custom_id) + 1 :]
    return Response("\n".join(lines), later_pages)


async def change_options(request: RequestContext, table: Table, custom_id: CustomId) -> list[str]:
    """Change the game's options to what a form says, in one move. Returns what has changed."""
    await check_may_submit(request, table, custom_id)
    texts, translate = request.game_ui.options, request.translate
    before = texts.settings(table.options, translate)
    fields = _variant_fields(request, table.options, _page(custom_id))
    codes = list(changed_codes(fields, request.submitted))

    def choose(options: Any, code: str) -> Any:
        chosen = texts.choose(options, code)
        if chosen is None:
            raise RequestRejected("old-button")
        return chosen

    if not codes:
        return [translate("settings-unchanged")]
    options = reduce(choose, codes, table.options)
    await table.lobby.configure(request.user_id, request.interaction_id, options=options)
    after = texts.settings(table.options, translate)
    return [translate("settings-changed"), *describe_changes(before, after, translate)]


def variant_buttons(request: RequestContext, table: TableSnapshot) -> list[Button]:
    """A button for each form of the game's options."""
    return [
        Button(
            request.translate("button-variants", page=page + 1),
            CustomId(VARIANTS_VERB, table.row.id, table.row.ply, (str(page),)),
        )
        for page in range(len(_variant_pages(request, table.options)))
    ]


def _variant_pages(request: RequestContext, options: Any) -> list[tuple[Field, ...]]:
    settings = request.game_ui.options.settings(options, request.translate)
    return form_pages(settings, request.translate)


def _variant_fields(request: RequestContext, options: Any, page: int) -> tuple[Field, ...]:
    pages = _variant_pages(request, options)
    if page >= len(pages):
        raise RequestRejected("old-button")
    return pages[page]


def _page(custom_id: CustomId) -> int:
    """The page that a custom id names, from 0."""
    (page, *_) = custom_id.path or ("0",)
    return int(page) if is_stored_integer(page) else 0
