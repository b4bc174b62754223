"""The choices of the Council: their codes, their words, and what may be chosen when.

A gift is one action of several codes. What is laid is an action a card, and several can be
picked at once all the same, one of each kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_ui import ChoicePath, MultiSelect
from bot.i18n.texts import normalize_for_search
from render.translation import Translate
from tests.examples.council.engine.actions import DONE, Action, Claim, Done, Give, Lay
from tests.examples.council.engine.cards import KINDS, Card, strength
from tests.examples.council.engine.legal import SIZES_OF_A_GIFT
from tests.examples.council.engine.scoring import worth
from tests.examples.council.engine.state import FIELDS, Phase
from tests.examples.council.engine.view import View
from tests.examples.council.render.alt_text import card_list, field_code

VERBS = ("give", "lay", "done", "claim")

_ASKED: dict[Phase, tuple[str, ...]] = {
    Phase.GIVING: ("give",),
    Phase.BUILDING: ("lay", "done"),
    Phase.CLAIMING: ("claim",),
    Phase.HARVEST: (),
}

_FIELDS = {field_code(field): field for field in range(FIELDS)}


def verbs(view: View) -> tuple[str, ...]:
    """What all houses are asked in this phase."""
    return () if view.over else _ASKED[view.phase]


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """The words on the public button."""
    return translate(f"verb-{verb}")


def path(action: Action) -> ChoicePath:
    """The codes of an action."""
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
    """A code for each card. The second of a kind, and the third, have codes of their own."""
    copies = [cards[:place].count(card) + 1 for place, card in enumerate(cards)]
    return [
        KINDS[card] if copy == 1 else f"{KINDS[card]}.{copy}"
        for card, copy in zip(cards, copies, strict=True)
    ]


def action(chosen: ChoicePath) -> Action | None:
    """The action of a whole path, legal or not; None where the codes name none.

    Whichever of two reeds was picked, and whatever was picked first, it is the same gift.
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
        case ("give", *codes) if len(codes) >= min(SIZES_OF_A_GIFT):
            return Give(tuple(sorted(_card(code) for code in codes)))
    return None


def _card(code: str) -> Card:
    return KINDS.index(code.partition(".")[0])


def label(chosen: ChoicePath, actions: Sequence[Action], view: View, translate: Translate) -> str:
    """A card with its strength, or a field with its worth."""
    code = chosen[-1]
    if chosen[0] == "claim":
        return translate("choice-field", field=code, points=worth(_FIELDS[code]))
    card = _card(code)
    copy = int(code.partition(".")[2] or 1)
    return translate(
        "choice-card", card=translate(f"card-{KINDS[card]}"), strength=strength(card), copy=copy
    )


def prompt(chosen: ChoicePath, view: View, translate: Translate) -> str:
    """The question whose answers come next, and what there is to decide it with."""
    own = () if view.seat is None else view.players[view.seat].hand or ()
    asked = chosen[0] if chosen else "what"
    return translate(f"ask-{asked}", cards=card_list(own, translate))


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """2 or 3 cards to give, less those that are chosen already; one of each kind to lay."""
    match chosen:
        case ("give", *codes):
            least, most = min(SIZES_OF_A_GIFT) - len(codes), max(SIZES_OF_A_GIFT) - len(codes)
            return MultiSelect(max(least, 1), most) if most > 1 else None
        case ("lay",):
            return MultiSelect(1, len(actions), as_separate_actions=True)
    return None


def illegal_attempt(verb: str, view: View) -> Action | None:
    """None: `nothing_reason` has the words for every kind of action."""
    return None


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """Why there is nothing to choose for a kind of action."""
    known = len(chosen) == 1 and chosen[0] in VERBS
    return f"nothing-to-{chosen[0]}" if known else "old-button"


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """The code of the card or field that a person named, in whatever case."""
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
