"""The questions in private panels, with what there is to decide them by."""

from __future__ import annotations

from bot.game_ui import Path
from bot.games.rattus_cartus.pieces import building_name, card_name, cards_in_words, class_name
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import PERSONS, population_card
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import PlayerView, View
from render.words import Say


def prompt(chosen: Path, view: View, say: Say) -> str:
    """The question whose answers come next after this path."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand = cards_in_words(player.hand or (), say)
    picked = cards_in_words(player.chosen or (), say)
    left = player.asked - len(player.chosen or ())
    match view.step:
        case Step.LAY:
            return _laying(player, view, say, whole=not chosen)
        case Step.GIVE:
            return say("ask-give", number=left, hand=hand, picked=picked)
        case Step.DISCARD:
            rats = player.rats or 0
            return say("ask-discard", number=left, hand=hand, picked=picked, rats=rats)
        case Step.LOOK:
            return say("ask-look", number=left)
    return say(f"ask-{view.step.value}", hand=hand, rats=player.rats or 0)


def _laying(player: PlayerView, view: View, say: Say, *, whole: bool) -> str:
    """Where the viewer is and what cards do there."""
    assert player.place is not None
    building = view.row[player.place].building
    cls = BUILDINGS[building].cls
    return say(
        "ask-lay-more" if whole else "ask-lay",
        building=building_name(building, say),
        cls=class_name(cls, say),
        person=card_name(population_card(PERSONS[cls]), say),
        hand=cards_in_words(player.hand or (), say),
        picked=cards_in_words(player.chosen or (), say),
        rats=player.rats or 0,
    )
