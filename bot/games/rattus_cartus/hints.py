"""Hints in words: what an action does, and the reasons for it, from what the player sees."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rattus_cartus.hint_reasons import reasons_for_action, reasons_for_cards
from bot.games.rattus_cartus.piece_names import card_list
from bot.games.rattus_cartus.supply_reasons import own_player
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.games.rattus_cartus.actions import (
    Action,
    Discard,
    Done,
    Enter,
    Give,
    Lay,
    Look,
    TakeSupply,
    UsePass,
)
from engine.games.rattus_cartus.buildings import CLASS_OF_BUILDING
from engine.games.rattus_cartus.cards import (
    JOKER,
    Card,
    brings_rat,
)
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.names import building_name, class_name
from render.translation import Translate

MUCH_WORSE = 10
"""From so many points on nobody would believe a number."""


def describe(
    action: Action, view: View, translate: Translate, continuation: Sequence[Action] = ()
) -> str:
    """What an action does, in a few words, with all cards of the same choice."""
    match action:
        case TakeSupply(place) | Enter(place):
            building = _building(view, place, translate)
            key = "does-enter" if isinstance(action, Enter) else "does-supply"
            return translate(key, building=building, place=place + 1)
        case Look(nun):
            return translate("does-look", nun=nun + 1)
        case Lay() | Give() | Discard():
            return _describe_cards(action, continuation, view, translate)
        case Done():
            chosen = len(own_player(view).chosen or ())
            return translate("does-done", step=view.step.value, chosen=chosen)
        case UsePass():
            return translate("does-pass")


def _describe_cards(
    action: Lay | Give | Discard, continuation: Sequence[Action], view: View, translate: Translate
) -> str:
    """All cards of a choice; of an open one the first."""
    return translate(
        "does-lay-next" if isinstance(action, Lay) else f"does-{action.kind}",
        cards=card_list(_picked(action, continuation, view), translate, nuns=False),
        chosen=len(own_player(view).chosen or ()),
        open=int(not continuation),
    )


def reasons(
    action: Action, view: View, translate: Translate, continuation: Sequence[Action] = ()
) -> list[str]:
    """What speaks for a choice: what it gains, and how that affects the viewer.

    Of a building to enter first what to lay down there.
    """
    if isinstance(action, Lay | Give | Discard):
        return list(reasons_for_cards(action, _picked(action, continuation, view), view, translate))
    laid = _laid_after(action, continuation, view) if continuation else None
    first, *others = reasons_for_action(action, view, translate, laid)
    if laid is None or not isinstance(action, Enter) or not own_player(view).hand_size:
        return [first, *others]
    plan = translate("reason-plan", cards=card_list(laid, translate, nuns=False))
    return [f"{plan} {first}", *others]


def difference_arguments(
    difference: Difference, view: View, translate: Translate
) -> dict[str, object]:
    """What the text of what differs between two actions says besides its numbers."""
    cls = class_name(int(difference.detail), translate) if difference.detail else ""
    return {"cls": cls, "rivals": len(view.players) - 1}


def loss(value: ActionValue) -> float:
    """How many points an action costs against the best."""
    return value.points_lost


def much_worse(view: View) -> int:
    """The points from which on nobody would believe how much worse an alternative is."""
    return MUCH_WORSE


def _building(view: View, place: int, translate: Translate) -> str:
    return building_name(view.row[place].building, translate)


def _laid_after(action: Action, continuation: Sequence[Action], view: View) -> list[Card]:
    """The cards to lay down in the building that an action enters."""
    cards = [each.card for each in continuation if isinstance(each, Lay)]
    if not isinstance(action, Enter):
        return cards
    return _in_order_of_rats(cards, CLASS_OF_BUILDING[view.row[action.place].building])


def _picked(action: Lay | Give | Discard, continuation: Sequence[Action], view: View) -> list[Card]:
    """The cards of a choice; of those to lay down the ones that bring no rat first."""
    cards = [
        each.card for each in (action, *continuation) if isinstance(each, Lay | Give | Discard)
    ]
    place = own_player(view).place
    if not isinstance(action, Lay) or place is None:
        return sorted(cards)
    return _in_order_of_rats(cards, CLASS_OF_BUILDING[view.row[place].building])


def _in_order_of_rats(cards: Sequence[Card], cls: int) -> list[Card]:
    return sorted(cards, key=lambda card: (card > JOKER, brings_rat(card, cls), card))
