"""The Council's panels: choice paths, labels and prompts.

A gift is one action with several codes. Each laid card is a separate action, but several cards of
different kinds can be picked at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_ui import ChoicePath, MultiSelect
from bot.i18n.texts import normalize_for_search
from render.translation import Translate
from tests.examples.council.engine.actions import DONE, Action, Claim, Done, Give, Lay
from tests.examples.council.engine.cards import KINDS, Card, strength
from tests.examples.council.engine.legal import GIFT_SIZES
from tests.examples.council.engine.scoring import worth
from tests.examples.council.engine.state import FIELDS, Phase
from tests.examples.council.engine.view import View
from tests.examples.council.render.alt_text import card_list, field_code

VERBS = ("give", "lay", "done", "claim")

_VERBS_OF_PHASE: dict[Phase, tuple[str, ...]] = {
    Phase.GIVING: ("give",),
    Phase.BUILDING: ("lay", "done"),
    Phase.CLAIMING: ("claim",),
    Phase.HARVEST: (),
}

_FIELDS = {field_code(field): field for field in range(FIELDS)}


def verbs(view: View) -> tuple[str, ...]:
    """Return the kinds of actions in this phase."""
    return () if view.over else _VERBS_OF_PHASE[view.phase]


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """Return the label of the public button."""
    return translate(f"verb-{verb}")


def may_pass_again(view: View) -> bool:
    """Always False: no action skips the rest of a phase."""
    return False


def path(action: Action) -> ChoicePath:
    """Return the choice path of an action."""
    match action:
        case Give(cards):
            return ("give", *codes_of(cards))
        case Lay(card):
            return ("lay", KINDS[card])
        case Done():
            return ("done",)
        case Claim(field):
            return ("claim", field_code(field))


def codes_of(cards: Sequence[Card]) -> list[str]:
    """Return a code for each card, different for each copy of a kind."""
    copies = [cards[:place].count(card) + 1 for place, card in enumerate(cards)]
    return [
        KINDS[card] if copy == 1 else f"{KINDS[card]}.{copy}"
        for card, copy in zip(cards, copies, strict=True)
    ]


def action(chosen: ChoicePath) -> Action | None:
    """Return the action of a complete path, legal or not; None for an invalid path.

    The order of the cards of a gift does not matter, nor which copy of a kind was picked.
    """
    try:
        return _action(chosen)
    except (ValueError, KeyError):
        return None


def _action(chosen: ChoicePath) -> Action | None:
    match chosen:
        case ("done",):
            return DONE
        case ("lay", code):
            return Lay(KINDS.index(code))
        case ("claim", code):
            return Claim(_FIELDS[code])
        case ("give", *codes) if len(codes) >= min(GIFT_SIZES):
            return Give(tuple(sorted(_card(code) for code in codes)))
    return None


def _card(code: str) -> Card:
    return KINDS.index(code.partition(".")[0])


def label(chosen: ChoicePath, actions: Sequence[Action], view: View, translate: Translate) -> str:
    """Return the label of a choice: a card with its strength, or a field with its points."""
    code = chosen[-1]
    if chosen[0] == "claim":
        return translate("choice-field", field=code, points=worth(_FIELDS[code]))
    card = _card(code)
    copy = int(code.partition(".")[2] or 1)
    return translate(
        "choice-card", card=translate(f"card-{KINDS[card]}"), strength=strength(card), copy=copy
    )


def prompt(chosen: ChoicePath, view: View, translate: Translate) -> str:
    """Return the question that the next code answers, with the cards of the hand."""
    own = () if view.seat is None else view.players[view.seat].hand or ()
    asked = chosen[0] if chosen else "what"
    return translate(f"ask-{asked}", cards=card_list(own, translate))


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """Return how many choices can be picked at once: for a gift, without those already picked."""
    match chosen:
        case ("give", *codes):
            min_count, max_count = min(GIFT_SIZES) - len(codes), max(GIFT_SIZES) - len(codes)
            return MultiSelect(max(min_count, 1), max_count) if max_count > 1 else None
        case ("lay",):
            return MultiSelect(1, len(actions), as_separate_actions=True)
    return None


def illegal_attempt(verb: str, view: View) -> Action | None:
    """Return None: `nothing_reason` explains every kind of action."""
    return None


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """Return the key of the reason why there is nothing to choose."""
    known = len(chosen) == 1 and chosen[0] in VERBS
    return f"nothing-to-{chosen[0]}" if known else "old-button"


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """Return the code of the card or field with this name, ignoring case; None if unknown."""
    wanted = normalize_for_search(text) or "?"
    if chosen[0] == "claim":
        return wanted if wanted in _FIELDS else None
    return next(
        (
            kind
            for kind in KINDS
            if wanted in (kind, normalize_for_search(translate(f"card-{kind}")))
        ),
        None,
    )
