"""The choices of Saint Petersburg: their codes, their labels and when they are offered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_ui import ChoicePath, MultiSelect
from bot.games.saint_petersburg.choice_labels import (
    current_yield,
    displace_label,
    release_label,
    take_label,
)
from bot.games.saint_petersburg.narration import (
    can_play_drawn_card,
    has_hand_space,
    private_question,
)
from bot.games.saint_petersburg.piece_names import card_ref, card_text_key, stack_ref
from bot.i18n.texts import normalize_for_search
from engine.games.saint_petersburg.action_effects import action_effects
from engine.games.saint_petersburg.actions import (
    DISCARD,
    PASS,
    Action,
    Buy,
    BuyPoints,
    Discard,
    Divide,
    Draw,
    Pass,
    Play,
    Release,
    Source,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import (
    Card,
    Phase,
    card_id,
    card_number,
    card_table,
)
from engine.games.saint_petersburg.legal import PUB_PRICE, trading_house_cost
from engine.games.saint_petersburg.view import Offer, View
from render.translation import NameRef, Translate

HOUSES = ("guild-hall", "trading-house", "pub")
"""The buildings whose owners have a decision after the building scoring, in this order."""

VERBS = ("buy", "take", "play", "draw", "release", *HOUSES, "discard", "pass")

SOURCES: tuple[Source, ...] = ("upper", "lower", "drawn")


def verbs(view: View) -> tuple[str, ...]:
    """The verbs that are possible by public information; they may offer no legal action."""
    if view.over:
        return ()
    house = house_to_decide(view)
    if house is not None:
        return (house,)
    if view.drawn is not None:
        return _drawn_card_verbs(view)
    table, owner = card_table(view.edition), view.buyer
    is_possible = {
        # Whatever it costs: who could pay it is nobody else's business.
        "buy": any(offer.displacing or not table.is_trading(offer.card) for offer in view.offers),
        "take": bool(view.offers) and has_hand_space(view),
        "play": owner.hand_size > 0,
        "draw": view.can_draw,
        "release": view.can_release,
        "pass": True,
    }
    return tuple(verb for verb, possible in is_possible.items() if possible)


def house_to_decide(view: View) -> str | None:
    """The building whose owner must decide now, if any."""
    pending = (view.at_guild_hall, view.at_trading_house, view.at_pub)
    return next(
        (house for house, is_pending in zip(HOUSES, pending, strict=True) if is_pending), None
    )


def _drawn_card_verbs(view: View) -> tuple[str, ...]:
    """The verbs for a drawn card. If the buyer's rubles are hidden, buying is always offered."""
    (offer,), rubles = view.offers, view.buyer.rubles
    can_buy = can_play_drawn_card(view) and (rubles is None or offer.min_cost <= rubles)
    return (*(("buy",) if can_buy else ()), *(("take",) if has_hand_space(view) else ()), "discard")


def verb_label(verb: str, view: View, translate: Translate) -> str:
    """The label of a verb's button; a pass says if it ends the phase."""
    ends = verb == "pass" and not may_pass_again(view)
    return translate("verb-pass-ends" if ends else f"verb-{verb}")


def may_pass_again(view: View) -> bool:
    """Whether a pass does not end the phase."""
    return len(view.passed) < len(view.players) - 1


def path(action: Action) -> ChoicePath:
    """The codes of an action."""
    match action:
        case Buy(card, source, displaced):
            chosen: ChoicePath = ("buy", f"{card_id(card)}.{source}")
            return chosen if displaced is None else (*chosen, card_id(displaced))
        case Take(card, source):
            return ("take", f"{card_id(card)}.{source}")
        case Play(card, displaced):
            chosen = ("play", card_id(card))
            return chosen if displaced is None else (*chosen, card_id(displaced))
        case Draw(stack):
            return ("draw", stack.label)
        case BuyPoints(points) | Divide(points) | Trade(points):
            return (action.kind, str(points))
        case Release(card):
            return ("release", card_id(card))
        case Discard():
            return ("discard",)
        case Pass():
            return ("pass",)


def action(chosen: ChoicePath) -> Action | None:
    """The action of a whole path, legal or not; None if the codes name no action."""
    try:
        return _action(chosen)
    except (ValueError, KeyError):
        return None


_IN_HOUSE: dict[str, type[BuyPoints] | type[Divide] | type[Trade]] = {
    "guild-hall": Divide,
    "trading-house": Trade,
    "pub": BuyPoints,
}


def _action(chosen: ChoicePath) -> Action | None:
    match chosen:
        case ("pass",):
            return PASS
        case ("discard",):
            return DISCARD
        case ("buy", place, *displaced) if len(displaced) < 2:
            card, source = _parse_source(place)
            return Buy(card, source, card_number(displaced[0]) if displaced else None)
        case ("take", place):
            return Take(*_parse_source(place))
        case ("play", card, *displaced) if len(displaced) < 2:
            return Play(card_number(card), card_number(displaced[0]) if displaced else None)
        case ("draw", stack):
            return Draw(Phase.from_label(stack))
        case ("pub" | "guild-hall" | "trading-house" as house, points) if len(points) < 4:
            return _IN_HOUSE[house](int(points))
        case ("release", card):
            return Release(card_number(card))
    return None


def illegal_attempt(verb: str, view: View) -> Action | None:
    """An illegal action whose error explains why the verb offers no choice.

    None if the reason concerns more than one card; then `nothing_reason` explains it.
    """
    if view.drawn is not None:
        return _drawn_card_attempt(verb, view.drawn)
    if house_to_decide(view) is not None:
        return PASS
    match verb:
        case "take" if view.offers and not has_hand_space(view):
            return Take(view.offers[0].card, view.offers[0].source or "upper")
        case "draw" if not view.can_draw:
            return Draw(Phase.WORKER)
        case "release" if not view.can_release and view.discard_pile:
            return Release(view.discard_pile[0])
        case "pub" | "guild-hall" | "trading-house":
            return _IN_HOUSE[verb](0)
        case "discard":
            return DISCARD
    return None


def _drawn_card_attempt(verb: str, card: Card) -> Action:
    match verb:
        case "buy":
            return Buy(card, "drawn")
        case "take":
            return Take(card, "drawn")
    return PASS


def _parse_source(code: str) -> tuple[Card, Source]:
    card, _, place = code.partition(".")
    for source in SOURCES:
        if source == place:
            return card_number(card), source
    raise ValueError(code)


def label(chosen: ChoicePath, actions: Sequence[Action], view: View, translate: Translate) -> str:
    """The last choice of a path, with its current cost and its yield."""
    first = actions[0]
    match first:
        case Draw(stack):
            size = view.stacks[stack]
            return translate("choice-stack", stack=stack_ref(stack), size=size)
        case BuyPoints(points):
            return translate("choice-points", points=points, cost=PUB_PRICE * points)
        case Trade(points):
            return translate("choice-points", points=points, cost=trading_house_cost(points))
        case Divide(points):
            return translate(
                "choice-guild-hall", points=points, rubles=view.guild_hall_gain - points
            )
        case Release():
            return release_label(first, view, translate)
        case Take():
            return take_label(first, view, translate)
        case Pass() | Discard():
            return translate(f"verb-{first.kind}")
    if len(chosen) == 3:
        return displace_label(first, view, translate)
    purchases = [each for each in actions if isinstance(each, Buy | Play)]
    costs = [cost_of(each, view) for each in purchases]
    return translate(
        "choice-buy-from" if max(costs) > min(costs) else "choice-buy",
        card=NameRef(card_text_key(first.card)),
        source=first.source if isinstance(first, Buy) else "hand",
        cost=min(costs),
        brings=current_yield(
            first.card, (action_effects(view, each) for each in purchases), view, translate
        ),
    )


def cost_of(chosen: Buy | Play, view: View) -> int:
    """The rubles that the viewer pays for a card now."""
    offer = _offer(chosen, view)
    if chosen.displaced is None:
        return offer.cost
    return dict(offer.displacing)[chosen.displaced]


def _offer(chosen: Buy | Play, view: View) -> Offer:
    source = chosen.source if isinstance(chosen, Buy) else None
    offers = view.hand_offers if source is None else view.offers
    return next(offer for offer in offers if offer.card == chosen.card and offer.source == source)


def prompt(chosen: ChoicePath, view: View, translate: Translate) -> str:
    """The question that the next choice after this path answers."""
    if not chosen or chosen[0] in HOUSES:
        return private_question(view, translate)
    if len(chosen) == 1:
        return translate(f"ask-{chosen[0]}")
    card = card_number(chosen[1].partition(".")[0])
    if len(chosen) == 2 and card_table(view.edition).is_trading(card):
        return translate("ask-displace", card=card_ref(card))
    return translate(f"ask-{chosen[0]}")


def multi_select(chosen: ChoicePath, actions: Sequence[Action]) -> MultiSelect | None:
    """Always None: cards are chosen one at a time."""
    return None


def nothing_reason(chosen: ChoicePath, view: View) -> str:
    """The reason of the error when a verb offers no choice."""
    if chosen == ("play",) and view.seat is not None and not view.players[view.seat].hand_size:
        return "nothing-in-hand"
    is_verb = len(chosen) == 1 and chosen[0] in VERBS
    return f"nothing-to-{chosen[0]}" if is_verb else "old-button"


def match_text(chosen: ChoicePath, text: str, view: View, translate: Translate) -> str | None:
    """The code of the card or stack that a user has typed, ignoring case and accents."""
    wanted = normalize_for_search(text) or "?"
    if chosen == ("draw",):
        return next(
            (phase.label for phase in Phase if wanted in _stack_search_names(phase, translate)),
            None,
        )
    for card in card_table(view.edition).kinds:
        code = card_id(card)
        if wanted in (
            normalize_for_search(code),
            normalize_for_search(translate(card_text_key(card))),
        ):
            return f"{code}.{_source_of(card, view)}" if chosen in _FROM_ROWS else code
    return None


_FROM_ROWS: tuple[ChoicePath, ...] = (("buy",), ("take",))
"""The paths whose next code names the source of the card, too."""


def _source_of(card: Card, view: View) -> Source:
    """Where the card lies, preferring the cheaper row."""
    if card == view.drawn:
        return "drawn"
    return "lower" if card in view.lower else "upper"


def _stack_search_names(phase: Phase, translate: Translate) -> tuple[str, ...]:
    return (
        phase.label,
        normalize_for_search(translate(f"stack-{phase.label}")),
        normalize_for_search(translate(f"phase-{phase.label}")),
    )
