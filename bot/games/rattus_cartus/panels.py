"""The choices of Rattus Cartus: their codes, their words, and what may be chosen when.

Each building has a button of its own to enter it by, so that a whole turn, cards and all, is four
taps. Cards are laid, given and discarded one by one, but picked as many at once as one likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.game_ui import ChoicePath, MultiSelect, SelectionLimits
from bot.games.rattus_cartus.piece_names import card_list, supply_text
from bot.i18n.texts import normalize_for_search
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
from engine.games.rattus_cartus.buildings import BUILDINGS, CLASS_OF_BUILDING
from engine.games.rattus_cartus.cards import (
    CARD_IDS,
    CLASS_OF_CARD,
    FLUTE,
    JOKER,
    PASS,
    PERSONS,
    SPECIAL_COUNTS,
    SWORD,
    can_be_laid,
    card_id,
    card_number,
    population_card,
)
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import PlayerView, View
from render.games.rattus_cartus.names import (
    building_name,
    card_name,
    card_name_with_nuns,
    class_name,
)
from render.translation import Translate

ENTER_VERBS = tuple(f"enter{each.place + 1}" for each in ENTER_AT)
"""Entering a building, by its place from the left: a kind of action each."""

CARD_ACTIONS: dict[str, tuple[Lay | Give | Discard, ...]] = {
    "lay": LAY,
    "give": GIVE,
    "discard": DISCARD,
}
"""The kinds of action of which cards are chosen."""

VERBS_WITH_CHOICES = ("supply", "look", *CARD_ACTIONS)
"""Kinds of action for which there is something to choose."""

VERBS = (*VERBS_WITH_CHOICES, *ENTER_VERBS, "pass", "done")

MAX_PICKED = 8
"""Cards that can be picked at once; who has more to lay picks again."""

_VERBS_OF_STEP: dict[Step, tuple[str, ...]] = {
    Step.SUPPLY: ("supply",),
    Step.LOOK: ("look",),
    Step.LAY: ("lay", "done"),
    Step.GIVE: ("give",),
    Step.DISCARD: ("discard", "done"),
    Step.OVER: (),
}


def verbs(view: View) -> tuple[str, ...]:
    """What is asked now. A Pass is offered where somebody may have one."""
    if view.step is not Step.ENTER:
        return _VERBS_OF_STEP[view.step]
    entering = ENTER_VERBS[: len(view.row)]
    return (*entering, "pass") if _can_pass(view) else entering


def _can_pass(view: View) -> bool:
    """Whether who enters now may have a Pass and others come after him, as the viewer sees it."""
    if len(view.queue) <= 1:
        return False
    hand = None if view.seat != view.queue[0] else view.players[view.queue[0]].hand
    return dict(view.piles)[PASS] < SPECIAL_COUNTS[PASS - JOKER] if hand is None else PASS in hand


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """The words on a button."""
    if verb in ENTER_VERBS:
        place = ENTER_VERBS.index(verb)
        building = (
            building_name(view.row[place].building, translate) if place < len(view.row) else ""
        )
        return translate("verb-enter", place=place + 1, building=building)
    if verb == "done":
        chosen = None if view.seat is None else view.players[view.seat].chosen
        what = "discard" if view.step is Step.DISCARD else "lay"
        return translate(f"verb-done-{what}", none=int(chosen == ()))
    return translate(f"verb-{verb}")


def path(action: Action) -> ChoicePath:
    """The codes of an action."""
    match action:
        case TakeSupply(place):
            return ("supply", str(place + 1))
        case Look(nun):
            return ("look", str(nun + 1))
        case Enter(place):
            return (ENTER_VERBS[place],)
        case UsePass():
            return ("pass",)
        case Lay(card) | Give(card) | Discard(card):
            return (action.kind, card_id(card))
        case Done():
            return ("done",)


def action(chosen: ChoicePath) -> Action | None:
    """The action of a whole path, legal or not; None where the codes name none.

    Whichever of two Jokers was picked, it is the same action; and a building that is named after
    "enter" is entered.
    """
    match chosen:
        case ("done",):
            return DONE
        case ("pass",):
            return USE_PASS
        case (code,) | ("enter", code) if code in ENTER_VERBS:
            return ENTER_AT[ENTER_VERBS.index(code)]
        case ("supply", code) if code in map(str, range(1, len(SUPPLY_AT) + 1)):
            return SUPPLY_AT[int(code) - 1]
        case ("look", code) if code in map(str, range(1, len(LOOK_AT) + 1)):
            return LOOK_AT[int(code) - 1]
        case (verb, code) if verb in CARD_ACTIONS and code.partition(".")[0] in CARD_IDS:
            return CARD_ACTIONS[verb][card_number(code.partition(".")[0])]
    return None


def label(chosen: ChoicePath, actions: Sequence[Action], view: View, translate: Translate) -> str:
    """A supply with what lies in it, a nun card by its place, or a card with what it does."""
    verb, code = chosen
    if verb == "supply":
        place = int(code) - 1
        building = building_name(view.row[place].building, translate)
        supply = supply_text(view, place, translate)
        return translate("choice-supply", place=place + 1, building=building, supply=supply)
    if verb == "look":
        return translate("choice-nun", place=int(code))
    name, _, copy = code.partition(".")
    card = card_number(name)
    does = _card_effect(card, view) if verb == "lay" else "none"
    return translate(
        "choice-card", card=card_name_with_nuns(card, translate), copy=int(copy or 1), does=does
    )


def _card_effect(card: int, view: View) -> str:
    """What a card does where the viewer is."""
    if card in (SWORD, FLUTE):
        return card_id(card)
    place = None if view.seat is None else view.players[view.seat].place
    if place is None or not can_be_laid(card):
        return "none"
    own = card == JOKER or CLASS_OF_CARD[card] == CLASS_OF_BUILDING[view.row[place].building]
    return "influence" if own else "rat"


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


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """Cards are picked many at once. How many there may be, only who holds them sees."""
    if len(chosen) == 1 and chosen[0] in CARD_ACTIONS:
        return MultiSelect(1, MAX_PICKED, as_separate_actions=True, limits=_selection_limits)
    return None


def _selection_limits(view: View) -> SelectionLimits:
    """How often the viewer can pick each card of his hand, and how many at most."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand, picked = player.hand or (), player.chosen or ()
    most = MAX_PICKED if view.step is Step.LAY else player.asked - len(picked)
    copies = {card_id(card): number for card, number in Counter(hand).items()}
    return SelectionLimits(min(most, MAX_PICKED), copies)


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """Why there is nothing to choose for a kind of action."""
    verb = chosen[0]
    return f"nothing-to-{verb}" if verb in (*VERBS_WITH_CHOICES, "enter") else "old-button"


def illegal_attempt(verb: str, view: View) -> Action | None:
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


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """A building by its place or its name, a nun card by its place, cards by their names."""
    match chosen:
        case ("supply",):
            return _place(text, view, translate)
        case ("enter",):
            place = _place(text, view, translate)
            return None if place is None else f"enter{place}"
        case ("look",):
            wanted = text.strip()
            return wanted if wanted in map(str, range(1, RULES.nun_row + 1)) else None
        case (verb,) if verb in CARD_ACTIONS:
            return _cards(text, view, translate)
    return None


def _place(text: str, view: View, translate: Translate) -> str | None:
    """The number of a building of the round, the first where several have the name."""
    wanted = normalize_for_search(text) or "?"
    for each in view.row:
        name, supply = (
            building_name(each.building, translate),
            supply_text(view, each.place, translate),
        )
        choice = {"place": each.place + 1, "building": name}
        called = (
            str(each.place + 1),
            name,
            translate("choice-supply", supply=supply, **choice),
            translate("verb-enter", **choice),
        )
        if wanted in map(normalize_for_search, called):
            return str(each.place + 1)
    return None


def _cards(text: str, view: View, translate: Translate) -> str | None:
    """Cards with commas between: of several that a name fits each is meant once, hand first."""
    hand = () if view.seat is None else view.players[view.seat].hand or ()
    left, codes = Counter(hand), list[str]()
    for part in text.split(","):
        fitting = list(_matching_cards(part, translate))
        if not fitting:
            return None
        card = next((one for one in fitting if left[one]), fitting[0])
        left[card] -= 1
        codes.append(card_id(card))
    return "/".join(codes)


def _matching_cards(text: str, translate: Translate) -> Iterator[int]:
    """The kinds of card that somebody may call so."""
    wanted = normalize_for_search(text) or "?"
    for card, code in enumerate(CARD_IDS):
        called = (card_name_with_nuns(card, translate), card_name(card, translate))
        # Ids are compared as they stand: folded, one would lose the line before its number.
        if text.strip() == code or wanted in map(normalize_for_search, called):
            yield card
