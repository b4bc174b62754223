"""Forms that ask for settings, and what a submitted one changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import MAX_BOXES, MAX_FIELDS, Boxes, Field
from bot.setting_choices import Selection, Setting, Switch
from bot.table.errors import RequestRejected
from bot.table.move_log import MoveKind
from bot.table.table import Table
from render.translation import Translate

BOXES = "switches"
"""The name of the boxes, followed by the number of their group."""


def form_pages(settings: Sequence[Setting], translate: Translate) -> list[tuple[Field, ...]]:
    """The fields that ask for the settings, for as many forms as they need.

    The boxes of the switches come after the menus of all others.
    """
    fields: list[Field] = [setting for setting in settings if isinstance(setting, Selection)]
    switches = [setting for setting in settings if isinstance(setting, Switch)]
    for start in range(0, len(switches), MAX_BOXES):
        group = tuple(switches[start : start + MAX_BOXES])
        fields.append(Boxes(f"{BOXES}.{start}", translate("setting-switches"), group))
    return [
        tuple(fields[start : start + MAX_FIELDS]) for start in range(0, len(fields), MAX_FIELDS)
    ]


def changed_codes(fields: Sequence[Field], submitted: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the code of each choice that differs from what the fields show.

    Fields that were not submitted change nothing. The codes are as untrusted as what was submitted.
    """
    for field in fields:
        values = submitted.get(field.name)
        if values is None:
            continue
        if isinstance(field, Selection):
            yield from (f"{field.name}.{value}" for value in values if value != field.chosen)
        elif isinstance(field, Boxes):
            for switch in field.switches:
                value = str(int(switch.name in values))
                if value != switch.chosen:
                    yield f"{switch.name}.{value}"


async def check_may_submit(request: RequestContext, table: Table, custom_id: CustomId) -> None:
    """Raise RequestRejected unless the user may configure, and the form shows what holds now."""
    table.lobby.check_may_configure(request.user_id)
    moves = await table.stored.moves(custom_id.ply)
    if any(move.kind == MoveKind.CONFIGURED for move in moves):
        raise RequestRejected("old-form")
