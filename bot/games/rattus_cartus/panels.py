"""The choices of Rattus Cartus: their codes, their words, and what may be chosen when.

Each building has a button of its own to enter it by, so that a whole turn, cards and all, is four
taps. Cards are laid, given and discarded one by one, but picked as many at once as one likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.game_ui import Path, Several, Stock
from bot.games.rattus_cartus import finding, prompts
from bot.games.rattus_cartus.pieces import building_name, full_name, supply_of
from engine.games.rattus_cartus.actions import (
    DISCARD,
    DONE,
    ENTER_AT,
    GIVE,
    LAY,
    LOOK_AT,
    SUPPLY_AT,
    USE_PASS,
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
    CARD_IDS,
    CLASS_OF_CARD,
    FLUTE,
    JOKER,
    PASS,
    SPECIAL_COUNTS,
    SWORD,
    can_be_laid,
    card_id,
    card_number,
)
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import View
from render.words import Say

ENTERING = tuple(f"enter{each.place + 1}" for each in ENTER_AT)
"""Entering a building, by its place from the left: a kind of action each."""

OF_CARDS: dict[str, tuple[Lay | Give | Discard, ...]] = {
    "lay": LAY,
    "give": GIVE,
    "discard": DISCARD,
}
"""The kinds of action of which cards are chosen."""

ASKING = ("supply", "look", *OF_CARDS)
"""Kinds of action for which there is something to choose."""

VERBS = (*ASKING, *ENTERING, "pass", "done")

MOST_PICKED = 8
"""Cards that can be picked at once; who has more to lay picks again."""

_ASKED: dict[Step, tuple[str, ...]] = {
    Step.SUPPLY: ("supply",),
    Step.LOOK: ("look",),
    Step.LAY: ("lay", "done"),
    Step.GIVE: ("give",),
    Step.DISCARD: ("discard", "done"),
    Step.OVER: (),
}

prompt = prompts.prompt
find = finding.find


def verbs(view: View) -> tuple[str, ...]:
    """What is asked now. A Pass is offered where somebody may have one."""
    if view.step is not Step.ENTER:
        return _ASKED[view.step]
    entering = ENTERING[: len(view.row)]
    return (*entering, "pass") if _can_pass(view) else entering


def _can_pass(view: View) -> bool:
    """Whether who enters now may have a Pass and others come after him, as the viewer sees it."""
    if len(view.queue) <= 1:
        return False
    hand = None if view.seat != view.queue[0] else view.players[view.queue[0]].hand
    return dict(view.piles)[PASS] < SPECIAL_COUNTS[PASS - JOKER] if hand is None else PASS in hand


def verb_label(verb: str, view: View, say: Say) -> str:
    """The words on a button."""
    if verb in ENTERING:
        place = ENTERING.index(verb)
        building = building_name(view.row[place].building, say) if place < len(view.row) else ""
        return say("verb-enter", place=place + 1, building=building)
    if verb == "done":
        chosen = None if view.seat is None else view.players[view.seat].chosen
        what = "discard" if view.step is Step.DISCARD else "lay"
        return say(f"verb-done-{what}", none=int(chosen == ()))
    return say(f"verb-{verb}")


def path(action: Action) -> Path:
    """The codes of an action."""
    match action:
        case TakeSupply(place):
            return ("supply", str(place + 1))
        case Look(nun):
            return ("look", str(nun + 1))
        case Enter(place):
            return (ENTERING[place],)
        case UsePass():
            return ("pass",)
        case Lay(card) | Give(card) | Discard(card):
            return (action.kind, card_id(card))
        case Done():
            return ("done",)


def action(chosen: Path) -> Action | None:
    """The action of a whole path, legal or not; None where the codes name none.

    Whichever of two Jokers was picked, it is the same action; and a building that is named after
    "enter" is entered.
    """
    match chosen:
        case ("done",):
            return DONE
        case ("pass",):
            return USE_PASS
        case (code,) | ("enter", code) if code in ENTERING:
            return ENTER_AT[ENTERING.index(code)]
        case ("supply", code) if code in map(str, range(1, len(SUPPLY_AT) + 1)):
            return SUPPLY_AT[int(code) - 1]
        case ("look", code) if code in map(str, range(1, len(LOOK_AT) + 1)):
            return LOOK_AT[int(code) - 1]
        case (verb, code) if verb in OF_CARDS and code.partition(".")[0] in CARD_IDS:
            return OF_CARDS[verb][card_number(code.partition(".")[0])]
    return None


def label(chosen: Path, actions: Sequence[Action], view: View, say: Say) -> str:
    """A supply with what lies in it, a nun card by its place, or a card with what it does."""
    verb, code = chosen
    if verb == "supply":
        place = int(code) - 1
        building = building_name(view.row[place].building, say)
        supply = supply_of(view, place, say)
        return say("choice-supply", place=place + 1, building=building, supply=supply)
    if verb == "look":
        return say("choice-nun", place=int(code))
    name, _, copy = code.partition(".")
    card = card_number(name)
    does = _does(card, view) if verb == "lay" else "none"
    return say("choice-card", card=full_name(card, say), copy=int(copy or 1), does=does)


def _does(card: int, view: View) -> str:
    """What a card does where the viewer is."""
    if card in (SWORD, FLUTE):
        return card_id(card)
    place = None if view.seat is None else view.players[view.seat].place
    if place is None or not can_be_laid(card):
        return "none"
    own = card == JOKER or CLASS_OF_CARD[card] == CLASS_OF_BUILDING[view.row[place].building]
    return "influence" if own else "rat"


def several(chosen: Path, actions: Sequence[Action]) -> Several | None:
    """Cards are picked many at once. How many there may be, only who holds them sees."""
    if len(chosen) == 1 and chosen[0] in OF_CARDS:
        return Several(1, MOST_PICKED, steps=True, stock=_stock)
    return None


def _stock(view: View) -> Stock:
    """How often the viewer can pick each card of his hand, and how many at most."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand, picked = player.hand or (), player.chosen or ()
    most = MOST_PICKED if view.step is Step.LAY else player.asked - len(picked)
    copies = {card_id(card): number for card, number in Counter(hand).items()}
    return Stock(min(most, MOST_PICKED), copies)


def nothing(chosen: Path, view: View) -> str:
    """Why there is nothing to choose for a kind of action."""
    verb = chosen[0]
    return f"nothing-to-{verb}" if verb in (*ASKING, "enter") else "old-button"


def attempt(verb: str, view: View) -> Action | None:
    """An action that the rules refuse because something else is asked now."""
    tries: dict[str, tuple[Step, Action]] = {
        "supply": (Step.SUPPLY, SUPPLY_AT[0]),
        "look": (Step.LOOK, LOOK_AT[0]),
        "enter": (Step.ENTER, ENTER_AT[0]),
        "lay": (Step.LAY, LAY[0]),
        "give": (Step.GIVE, GIVE[0]),
        "discard": (Step.DISCARD, DISCARD[0]),
    }
    step, tried = tries.get(verb, (view.step, None))
    return None if step is view.step else tried
