"""Revealed cards whose building is not resolved yet, while somebody decides there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rattus_cartus import narration
from engine.games.rattus_cartus.events import Revealed
from engine.games.rattus_cartus.view import View
from render.translation import Translate


def unsettled(view: View, names: Sequence[str], translate: Translate) -> list[str]:
    """What lies in each building that was revealed and is not resolved, and who has the privilege.

    There is nothing while players still choose supplies or enter.
    """
    lines = [
        narration.revealed(
            Revealed(building.place, building.building, building.entered, building.shown or ()),
            names,
            translate,
        )
        for building in narration.unsettled_buildings(view)
    ]
    if lines and view.privilege is not None:
        privilege = translate("unsettled-privilege", name=names[view.privilege])
        lines[0] = f"{lines[0]} {privilege}"
    return lines
