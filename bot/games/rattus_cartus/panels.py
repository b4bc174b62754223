"""The choices of Rattus Cartus: their codes, their labels and when they are offered.

Each building has its own button to enter it, and the cards selected there are all: a whole turn is
two questions.
Laying down, giving and discarding are actions of one card each, but a menu selects several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.game_ui import ChoicePath, MultiSelect, SelectionLimits
from bot.games.rattus_cartus.piece_names import card_list, class_name_of_building, supply_text
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
    FLUTE,
    JOKER,
    PASS,
    PERSONS,
    SPECIAL_COUNTS,
    SWORD,
    brings_rat,
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
"""The verbs for entering a building, by its place from the left."""

CARD_ACTIONS: dict[str, tuple[Lay | Give | Discard, ...]] = {
    "lay": LAY,
    "give": GIVE,
    "discard": DISCARD,
}
"""The actions of each verb that selects cards."""

VERBS_WITH_CHOICES = ("supply", "look", *CARD_ACTIONS)
"""The verbs that are followed by a choice."""

VERBS = (*VERBS_WITH_CHOICES, *ENTER_VERBS, "pass", "done")

MAX_SELECTED = 8
"""How many cards can be selected at once; a player with more cards to lay selects again."""

_VERBS_OF_STEP: dict[Step, tuple[str, ...]] = {
    Step.SUPPLY: ("supply",),
    Step.LOOK: ("look",),
    Step.LAY: ("lay", "done"),
    Step.GIVE: ("give",),
    Step.DISCARD: ("discard", "done"),
    Step.OVER: (),
}


def verbs(view: View) -> tuple[str, ...]:
    """The verbs of the current step. Offers a Pass if the player might have one."""
    if view.step is not Step.ENTER:
        has_cards = any(view.players[seat].hand_size for seat in view.to_act)
        return tuple(verb for verb in _VERBS_OF_STEP[view.step] if has_cards or verb != "lay")
    entering = ENTER_VERBS[: len(view.row)]
    return (*entering, "pass") if _can_pass(view) else entering


def _can_pass(view: View) -> bool:
    """Whether the player to enter might have a Pass, as far as the viewer knows.

    The last player of the round cannot use one.
    """
    if len(view.queue) <= 1:
        return False
    hand = None if view.seat != view.queue[0] else view.players[view.queue[0]].hand
    return dict(view.piles)[PASS] < SPECIAL_COUNTS[PASS - JOKER] if hand is None else PASS in hand


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """The label of a verb's button."""
    if verb in ENTER_VERBS:
        place = ENTER_VERBS.index(verb)
        return _enter_label(place, view, translate)
    if verb == "done":
        chosen = None if view.seat is None else view.players[view.seat].chosen
        what = "discard" if view.step is Step.DISCARD else "lay"
        return translate(f"verb-done-{what}", none=int(chosen == ()))
    return translate(f"verb-{verb}")


def _enter_label(place: int, view: View, translate: Translate) -> str:
    """The label of the button to enter a building, with its class."""
    building = cls = ""
    if place < len(view.row):
        building = building_name(view.row[place].building, translate)
        cls = class_name_of_building(view.row[place].building, translate)
    return translate("verb-enter", place=place + 1, building=building, cls=cls)


def may_pass_again(view: View) -> bool:
    """Always False: no action skips the rest of a phase."""
    return False


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
    """The action of a whole path, legal or not; None if the codes name no action.

    The copies of a card give the same action. Accepts a building's verb after "enter", too.
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
    """The label of a supply with its contents, of a nun card, or of a card with its effect."""
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
    effect = _card_effect(card, view) if verb == "lay" else "none"
    return translate(
        "choice-card", card=card_name_with_nuns(card, translate), copy=int(copy or 1), does=effect
    )


def _card_effect(card: int, view: View) -> str:
    """What a card does at the viewer's building, as a selector of the text."""
    if card in (SWORD, FLUTE):
        return card_id(card)
    place = None if view.seat is None else view.players[view.seat].place
    if place is None or not can_be_laid(card):
        return "none"
    cls = CLASS_OF_BUILDING[view.row[place].building]
    return "rat" if brings_rat(card, cls) else "influence"


def prompt(chosen: ChoicePath, view: View, translate: Translate) -> str:
    """The question that the next choice after this path answers."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand = card_list(player.hand or (), translate)
    picked = card_list(player.chosen or (), translate)
    left = player.asked - len(player.chosen or ())
    match view.step:
        case Step.LAY:
            is_selecting = bool(chosen) and not player.chosen
            return _lay_prompt(player, view, translate, is_selecting=is_selecting)
        case Step.GIVE:
            return translate("ask-give", number=left, hand=hand, picked=picked)
        case Step.DISCARD:
            rats = player.rats or 0
            return translate("ask-discard", number=left, hand=hand, picked=picked, rats=rats)
        case Step.LOOK:
            return translate("ask-look", number=left)
    return translate(f"ask-{view.step.value}", hand=hand, rats=player.rats or 0)


def _lay_prompt(player: PlayerView, view: View, translate: Translate, *, is_selecting: bool) -> str:
    """The viewer's building and what cards do there."""
    assert player.place is not None
    building = view.row[player.place].building
    cls = BUILDINGS[building].cls
    return translate(
        "ask-lay" if is_selecting else "ask-lay-more",
        building=building_name(building, translate),
        cls=class_name(cls, translate),
        person=card_name(population_card(PERSONS[cls]), translate),
        hand=card_list(player.hand or (), translate),
        picked=card_list(player.chosen or (), translate),
        rats=player.rats or 0,
        players=len(view.players),
    )


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """How many cards can be selected at once; the exact limits depend on the hidden hand."""
    if len(chosen) == 1 and chosen[0] in CARD_ACTIONS:
        return MultiSelect(
            1,
            MAX_SELECTED,
            as_separate_actions=True,
            limits=_selection_limits,
            closing="done" if chosen[0] == "lay" else None,
        )
    return None


def _selection_limits(view: View) -> SelectionLimits:
    """How often the viewer can select each card in hand, and how many cards in total."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand, chosen = player.hand or (), player.chosen or ()
    remaining = MAX_SELECTED if view.step is Step.LAY else player.asked - len(chosen)
    copies = {card_id(card): number for card, number in Counter(hand).items()}
    return SelectionLimits(min(remaining, MAX_SELECTED), copies)


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """The reason of the error when a verb offers no choice."""
    verb = chosen[0]
    return f"nothing-to-{verb}" if verb in (*VERBS_WITH_CHOICES, "enter") else "old-button"


def illegal_attempt(verb: str, view: View) -> Action | None:
    """An illegal action whose error says which step it is; None in the verb's own step."""
    attempts: dict[str, tuple[Step, Action]] = {
        "supply": (Step.SUPPLY, SUPPLY_AT[0]),
        "look": (Step.LOOK, LOOK_AT[0]),
        "enter": (Step.ENTER, ENTER_AT[0]),
        "lay": (Step.LAY, LAY[0]),
        "give": (Step.GIVE, GIVE[0]),
        "discard": (Step.DISCARD, DISCARD[0]),
    }
    step, attempt = attempts.get(verb, (view.step, None))
    return None if step is view.step else attempt


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """The code of a building by place or name, a nun card by place, or cards by their names."""
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
    """The number of a building in the row, the first of several with that name."""
    wanted = normalize_for_search(text) or "?"
    for building in view.row:
        name = building_name(building.building, translate)
        supply = supply_text(view, building.place, translate)
        choice = {"place": building.place + 1, "building": name}
        search_names = (
            str(building.place + 1),
            name,
            translate("choice-supply", supply=supply, **choice),
            _enter_label(building.place, view, translate),
        )
        if wanted in map(normalize_for_search, search_names):
            return str(building.place + 1)
    return None


def _cards(text: str, view: View, translate: Translate) -> str | None:
    """The codes of a comma-separated list of cards.

    A name that fits several cards means one that is in hand and not yet in the list.
    """
    hand = () if view.seat is None else view.players[view.seat].hand or ()
    remaining, codes = Counter(hand), list[str]()
    for part in text.split(","):
        matches = list(_matching_cards(part, translate))
        if not matches:
            return None
        card = next((match for match in matches if remaining[match]), matches[0])
        remaining[card] -= 1
        codes.append(card_id(card))
    return "/".join(codes)


def _matching_cards(text: str, translate: Translate) -> Iterator[int]:
    """Yield the cards that a text can mean."""
    wanted = normalize_for_search(text) or "?"
    for card, code in enumerate(CARD_IDS):
        search_names = (card_name_with_nuns(card, translate), card_name(card, translate))
        # Ids are compared exactly: normalizing one would drop the separator before its number.
        if text.strip() == code or wanted in map(normalize_for_search, search_names):
            yield card
