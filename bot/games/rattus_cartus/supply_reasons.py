"""What speaks for a supply, and what the viewer has of all that supplies change."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Literal, TypeAlias, get_args

from engine.games.rattus_cartus.buildings import BUILDINGS, Supply
from engine.games.rattus_cartus.cards import NUNS_ON, POPULATION_DECK
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import PlayerView, View
from render.games.rattus_cartus.names import building_name
from render.translation import Translate

SupplyGain: TypeAlias = Literal["cards", "rats", "looks"]
"""What a supply gives: cards, fewer rats, or looks at nun cards."""

SUPPLY_GAINS: tuple[SupplyGain, ...] = get_args(SupplyGain)

_AVERAGE_NUNS = fmean(NUNS_ON[card] for card in POPULATION_DECK)


def supply_reasons(place: int, view: View, translate: Translate) -> Iterator[str]:
    """Yield what a supply does for the viewer, and what the obvious other one lacks."""
    building = BUILDINGS[view.row[place].building]
    effects = dict(_supply_effects(building.supply, view, translate))
    other = _obvious_supply(building.supply, view)
    lacking = [] if other is None else _lacking(BUILDINGS[other].supply, building.supply, view)
    yield from [effects[gain] for gain in lacking[:1]]
    if other is not None and lacking:
        yield translate(
            "reason-supply-instead",
            lacks=lacking[0],
            same=int(BUILDINGS[other].kind == building.kind),
            building=building_name(other, translate),
            number=getattr(BUILDINGS[other].supply, lacking[0]),
        )
    yield from [text for gain, text in effects.items() if gain not in lacking[:1]]


def _supply_effects(
    supply: Supply, view: View, translate: Translate
) -> Iterator[tuple[SupplyGain, str]]:
    """Yield how a supply changes the viewer's cards, rats and known nun cards."""
    own = own_player(view)
    if supply.cards:
        after = own.hand_size + min(supply.cards, drawable_cards(view))
        yield "cards", translate("reason-cards", number=own.hand_size, after=after)
    if _amount("rats", supply, view):
        yield "rats", rats_reason(view, -supply.rats, translate)
    if _amount("looks", supply, view):
        known = len(own.known_nuns)
        yield "looks", translate("reason-known", known=known, all=len(view.nuns))


def _obvious_supply(chosen: Supply, view: View) -> int | None:
    """The building of the round whose other supply has the most cards, then rats, then looks."""
    others = [each.building for each in view.row if BUILDINGS[each.building].supply != chosen]
    return max(others, key=lambda each: _amounts(BUILDINGS[each].supply, view), default=None)


def _amounts(supply: Supply, view: View) -> tuple[int, ...]:
    return tuple(_amount(gain, supply, view) for gain in SUPPLY_GAINS)


def _amount(gain: SupplyGain, supply: Supply, view: View) -> int:
    """How much of it a supply gives the viewer: no rat without rats, no look at what is known."""
    own = own_player(view)
    unknown = len(view.nuns) - len(own.known_nuns)
    amounts = {
        "cards": min(supply.cards, drawable_cards(view)),
        "rats": min(supply.rats, own.rats or 0),
        "looks": min(supply.looks, unknown),
    }
    return amounts[gain]


def _lacking(supply: Supply, chosen: Supply, view: View) -> list[SupplyGain]:
    """What a supply gives the viewer less of than the chosen one."""
    given, wanted = _amounts(supply, view), _amounts(chosen, view)
    return [
        gain for gain, less, more in zip(SUPPLY_GAINS, given, wanted, strict=True) if less < more
    ]


def drawable_cards(view: View) -> int:
    """The number of cards in the deck and in the discard pile, which becomes the next deck."""
    return view.deck + sum(number for _, number in view.discards)


def own_player(view: View) -> PlayerView:
    """The player of the viewer."""
    assert view.seat is not None
    return view.players[view.seat]


def rats_reason(view: View, change: int, translate: Translate) -> str:
    """The rats after a change, compared with the nuns that the viewer has to expect."""
    own = own_player(view)
    pending = len(own.chosen or ()) if view.step is Step.DISCARD else 0
    after = max(0, (own.rats or 0) - pending + change)
    known = [card for card in view.nuns if card is not None]
    nuns, unknown = sum(NUNS_ON[card] for card in known), len(view.nuns) - len(known)
    likely = round(nuns + unknown * _AVERAGE_NUNS)
    return translate(
        "reason-rats", rats=after, nuns=nuns, known=len(known), unknown=unknown, likely=likely
    )
