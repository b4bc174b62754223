"""The choices of Saint Petersburg: their codes, their words, and what may be chosen when."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_ui import Path, Several
from bot.games.saint_petersburg.gains import brings, displacing, releasing, taking
from bot.games.saint_petersburg.narration import (
    a_card,
    can_place,
    card_key,
    has_room,
    question_for_you,
    the_stack,
)
from bot.texts import folded
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
from render.words import Say, Thing

HOUSES = ("guild-hall", "trading-house", "pub")
"""The buildings whose owners decide after the building scoring, in this order."""

VERBS = ("buy", "take", "play", "draw", "release", *HOUSES, "discard", "pass")

SOURCES: tuple[Source, ...] = ("upper", "lower", "drawn")


def verbs(view: View) -> tuple[str, ...]:
    """The kinds of action a seat on turn can think of, as everybody can see."""
    if view.over:
        return ()
    house = house_asked(view)
    if house is not None:
        return (house,)
    if view.drawn is not None:
        return _becomes_of_drawn(view)
    drawing = ("draw",) if view.can_draw else ()
    releasing = ("release",) if view.can_release else ()
    return ("buy", "take", "play", *drawing, *releasing, "pass")


def house_asked(view: View) -> str | None:
    """The building whose owner has to decide now, if any."""
    asked = (view.at_guild_hall, view.at_trading_house, view.at_pub)
    return next((house for house, now in zip(HOUSES, asked, strict=True) if now), None)


def _becomes_of_drawn(view: View) -> tuple[str, ...]:
    """What can become of a drawn card, as far as the view tells: it hides others' rubles."""
    (offer,), rubles = view.offers, view.buyer.rubles
    pays = can_place(view) and (rubles is None or offer.min_cost <= rubles)
    return (*(("buy",) if pays else ()), *(("take",) if has_room(view) else ()), "discard")


def verb_label(verb: str, view: View, say: Say) -> str:
    """The words on the public button; a pass says when it ends the phase."""
    ends = verb == "pass" and view.passes == len(view.players) - 1
    return say("verb-pass-ends" if ends else f"verb-{verb}")


def path(action: Action) -> Path:
    """The codes of an action."""
    match action:
        case Buy(card, source, displaced):
            chosen: Path = ("buy", f"{card_id(card)}.{source}")
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


def action(chosen: Path) -> Action | None:
    """The action of a whole path, legal or not; None where the codes name none."""
    try:
        return _action(chosen)
    except (ValueError, KeyError):
        return None


_IN_HOUSE: dict[str, type[BuyPoints] | type[Divide] | type[Trade]] = {
    "guild-hall": Divide,
    "trading-house": Trade,
    "pub": BuyPoints,
}


def _action(chosen: Path) -> Action | None:
    match chosen:
        case ("pass",):
            return PASS
        case ("discard",):
            return DISCARD
        case ("buy", place, *displaced) if len(displaced) < 2:
            card, source = _place(place)
            return Buy(card, source, card_number(displaced[0]) if displaced else None)
        case ("take", place):
            return Take(*_place(place))
        case ("play", card, *displaced) if len(displaced) < 2:
            return Play(card_number(card), card_number(displaced[0]) if displaced else None)
        case ("draw", stack):
            return Draw(Phase.from_label(stack))
        case ("pub" | "guild-hall" | "trading-house" as house, points) if len(points) < 4:
            return _IN_HOUSE[house](int(points))
        case ("release", card):
            return Release(card_number(card))
    return None


def attempt(verb: str, view: View) -> Action | None:
    """An action that the rules refuse for the very reason why there is nothing to choose.

    None where that takes more than one card to say: then the verb has words of its own.
    """
    if view.drawn is not None:
        return _with_the_drawn(verb, view.drawn)
    if house_asked(view) is not None:
        return PASS
    match verb:
        case "take" if view.offers and not has_room(view):
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


def _with_the_drawn(verb: str, card: Card) -> Action:
    match verb:
        case "buy":
            return Buy(card, "drawn")
        case "take":
            return Take(card, "drawn")
    return PASS


def _place(code: str) -> tuple[Card, Source]:
    card, _, place = code.partition(".")
    for source in SOURCES:
        if source == place:
            return card_number(card), source
    raise ValueError(code)


def label(chosen: Path, actions: Sequence[Action], view: View, say: Say) -> str:
    """The last choice of a path, with what it costs now and what it yields."""
    first = actions[0]
    match first:
        case Draw(stack):
            size = view.stacks[stack]
            return say("choice-stack", stack=the_stack(stack), size=size)
        case BuyPoints(points):
            return say("choice-points", points=points, cost=PUB_PRICE * points)
        case Trade(points):
            return say("choice-points", points=points, cost=trading_house_cost(points))
        case Divide(points):
            return say("choice-guild-hall", points=points, rubles=view.guild_hall_gain - points)
        case Release():
            return releasing(first, view, say)
        case Take():
            return taking(first, view, say)
        case Pass() | Discard():
            return say(f"verb-{first.kind}")
    if len(chosen) == 3:
        return displacing(first, view, say)
    costs = [cost_of(one, view) for one in actions if isinstance(one, Buy | Play)]
    return say(
        "choice-buy-from" if max(costs) > min(costs) else "choice-buy",
        card=Thing(card_key(first.card)),
        source=first.source if isinstance(first, Buy) else "hand",
        cost=min(costs),
        brings=brings(first.card, view, say),
    )


def cost_of(chosen: Buy | Play, view: View) -> int:
    """Rubles that the viewer pays for it now."""
    offer = _offer(chosen, view)
    if chosen.displaced is None:
        return offer.cost
    return dict(offer.displacing)[chosen.displaced]


def _offer(chosen: Buy | Play, view: View) -> Offer:
    source = chosen.source if isinstance(chosen, Buy) else None
    offers = view.hand_offers if source is None else view.offers
    return next(offer for offer in offers if offer.card == chosen.card and offer.source == source)


def prompt(chosen: Path, view: View, say: Say) -> str:
    """The question whose answers come next after this path."""
    if not chosen:
        return question_for_you(view, say)
    if len(chosen) == 1:
        return say(f"ask-{chosen[0]}")
    card = card_number(chosen[1].partition(".")[0])
    if len(chosen) == 2 and card_table(view.edition).is_trading(card):
        return say("ask-displace", card=a_card(card))
    return say(f"ask-{chosen[0]}")


def several(chosen: Path, actions: Sequence[Action]) -> Several | None:
    """Never: one card at a time."""
    return None


def nothing(chosen: Path, view: View) -> str:
    """Why there is nothing to choose for a kind of action."""
    if chosen == ("play",) and view.seat is not None and not view.players[view.seat].hand_size:
        return "nothing-in-hand"
    known = len(chosen) == 1 and chosen[0] in VERBS
    return f"nothing-to-{chosen[0]}" if known else "old-button"


def find(chosen: Path, text: str, view: View, say: Say) -> str | None:
    """The code of the card or stack that a person named, in whatever case."""
    wanted = folded(text) or "?"
    if chosen == ("draw",):
        return next((phase.label for phase in Phase if wanted in _stack_names(phase, say)), None)
    for card in card_table(view.edition).kinds:
        known = card_id(card)
        if wanted in (folded(known), folded(say(card_key(card)))):
            return f"{known}.{_lies_in(card, view)}" if chosen in _FROM_ROWS else known
    return None


_FROM_ROWS: tuple[Path, ...] = (("buy",), ("take",))


def _lies_in(card: Card, view: View) -> Source:
    """Where the card lies, the cheaper row first."""
    if card == view.drawn:
        return "drawn"
    return "lower" if card in view.lower else "upper"


def _stack_names(phase: Phase, say: Say) -> tuple[str, ...]:
    return phase.label, folded(say(f"stack-{phase.label}")), folded(say(f"phase-{phase.label}"))
