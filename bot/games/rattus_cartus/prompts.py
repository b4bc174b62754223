"""The questions in private panels, with what there is to decide them by."""

from __future__ import annotations

from bot.game_ui import ChoicePath
from bot.games.rattus_cartus.piece_names import building_name, card_list, card_name, class_name
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import PERSONS, population_card
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import PlayerView, View
from render.translation import Translate


def prompt(chosen: ChoicePath, view: View, translate: Translate) -> str:
    """The question whose answers come next after this path."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand = card_list(player.hand or (), translate)
    picked = card_list(player.chosen or (), translate)
    left = player.asked - len(player.chosen or ())
    match view.step:
        case Step.LAY:
            return _lay_prompt(player, view, translate, is_first=not chosen)
        case Step.GIVE:
            return translate("ask-give", number=left, hand=hand, picked=picked)
        case Step.DISCARD:
            rats = player.rats or 0
            return translate("ask-discard", number=left, hand=hand, picked=picked, rats=rats)
        case Step.LOOK:
            return translate("ask-look", number=left)
    return translate(f"ask-{view.step.value}", hand=hand, rats=player.rats or 0)


def _lay_prompt(player: PlayerView, view: View, translate: Translate, *, is_first: bool) -> str:
    """Where the viewer is and what cards do there."""
    assert player.place is not None
    building = view.row[player.place].building
    cls = BUILDINGS[building].cls
    return translate(
        "ask-lay-more" if is_first else "ask-lay",
        building=building_name(building, translate),
        cls=class_name(cls, translate),
        person=card_name(population_card(PERSONS[cls]), translate),
        hand=card_list(player.hand or (), translate),
        picked=card_list(player.chosen or (), translate),
        rats=player.rats or 0,
    )
