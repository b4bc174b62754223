"""Revealed cards whose building is not resolved yet, while somebody decides there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rattus_cartus import narration
from engine.games.rattus_cartus.cards import JOKER
from engine.games.rattus_cartus.events import PrivilegeSettled, Revealed
from engine.games.rattus_cartus.view import PlayerView, View
from render.translation import Translate


def unsettled(view: View, names: Sequence[str], translate: Translate) -> list[str]:
    """What lies in each building that was revealed and is not resolved, and who has the privilege.

    With two players that is the privilege of the round, in a line of its own. There is nothing
    while players still choose supplies or enter.
    """
    lines = [
        narration.revealed(
            Revealed(building.place, building.building, building.entered, building.shown or ()),
            names,
            translate,
        )
        for building in narration.unsettled_buildings(view)
    ]
    if not lines or view.privilege is None:
        return lines
    if len(view.players) == 2:
        people = tuple(_people_laid_down(player) for player in view.players)
        settled = narration.narrate(PrivilegeSettled(view.privilege, people), names, translate)
        return [*lines, *filter(None, (settled,))]
    privilege = translate("unsettled-privilege", name=names[view.privilege])
    return [f"{lines[0]} {privilege}", *lines[1:]]


def _people_laid_down(player: PlayerView) -> int:
    return sum(card <= JOKER for card in player.laid_cards or ())
