"""What players of Rattus Cartus can plan: a supply, a building to enter, cards to lay down there.

Giving away and discarding need no plan, since all who have to do so choose at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.planner import Planner
from engine.games.rattus_cartus.actions import (
    DONE,
    ENTER_AT,
    LAY,
    SUPPLY_AT,
    USE_PASS,
    Action,
    Enter,
    Lay,
    TakeSupply,
)
from engine.games.rattus_cartus.cards import PASS, can_be_laid
from engine.games.rattus_cartus.events import Event, RoundBegan
from engine.games.rattus_cartus.legal import STEPS_OF_ACTION
from engine.games.rattus_cartus.state import Phase
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.names import card_name_with_nuns
from render.translation import Translate


def plannable(view: View) -> Sequence[Action]:
    """What is still to come for the viewer in this round, in the order in which it comes."""
    return tuple(_plannable(view))


def _plannable(view: View) -> Iterator[Action]:
    assert view.seat is not None
    player, places = view.players[view.seat], len(view.row)
    has_yet_to_enter = view.phase is Phase.SUPPLIES or view.seat in view.queue
    if view.phase is Phase.SUPPLIES and view.seat in view.queue:
        yield from SUPPLY_AT[:places]
    if view.phase in (Phase.SUPPLIES, Phase.ENTERING) and has_yet_to_enter:
        yield from ENTER_AT[:places]
        hand = dict.fromkeys(player.hand or ())
        if PASS in hand:
            yield USE_PASS
        yield from (LAY[card] for card in hand if can_be_laid(card))
        yield DONE


def answers(action: Action, view: View) -> bool:
    """Whether the seat is at the step of its turn to which the action belongs."""
    return view.step in STEPS_OF_ACTION[type(action)]


def follow(action: Action, view: View, events: Sequence[Event]) -> Action | None:
    """The action, until the round with its buildings is over or its card is gone."""
    assert view.seat is not None
    if any(isinstance(event, RoundBegan) for event in events):
        return None
    if isinstance(action, Lay) and action.card not in (view.players[view.seat].hand or ()):
        return None
    return action


def describe(action: Action, translate: Translate) -> str:
    """A planned action, in a few words."""
    match action:
        case TakeSupply(place):
            return translate("plan-supply", place=place + 1)
        case Enter(place):
            return translate("plan-enter", place=place + 1)
        case Lay(card):
            return translate("does-lay", card=card_name_with_nuns(card, translate))
    if action == DONE:
        return translate("does-done", step="lay", chosen=1)
    return translate("does-pass")


PLANNER: Planner[View, Action, Event] = Planner(
    plannable=plannable, answers=answers, follow=follow, describe=describe
)
