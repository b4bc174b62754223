"""What a guided game explains, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from bot.games.rattus_cartus.hint_reasons import tower_givers
from bot.games.rattus_cartus.standings import scores
from bot.games.rattus_cartus.supply_reasons import own_player
from bot.tip import Tip
from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingNumber, is_guard_tower
from engine.games.rattus_cartus.cards import CARD_IDS, FLUTE, GOLD, JOKER, PASS, SWORD
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardsDemanded,
    CardsLaid,
    FlutePlayed,
    Revealed,
    RoundBegan,
)
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.state import Demand, Phase, Step
from engine.games.rattus_cartus.view import PlayerView, View
from render.games.rattus_cartus.alt_text_details import gain_texts
from render.games.rattus_cartus.gains import SeatGains, record_gains
from render.translation import NameRef

TIP_AREAS: dict[str, str | None] = {
    "end": None,
    "outcome": "seats",
    "tower-outcome": "seats",
    "resolved": "seats",
    "last-round": "round",
    "give": None,
    "discard": "buildings",
    "welcome": "round",
    "plague": "nuns",
    "supply": "supplies",
    "look": "nuns",
    "enter": "buildings",
    "row": "buildings",
    "guard-tower": "buildings",
    "lay": None,
    "on-your-own": None,
    "rival-laid": "buildings",
    "tracks": "seats",
    "joker": None,
    "sword": None,
    "flute": None,
    "pass": None,
    "gold": None,
    "rats": "nuns",
    "late": "round",
}
"""All tips, the most important first, with the part of the table that each speaks of."""

DEAL, OPPONENTS = 2, 2

AUTOMATIC_HINT_ROUNDS = 2
"""The number of rounds in which a beginner gets hints without asking."""

LATE_ROUNDS = 2
"""This many rounds before the last one, the end counts as near."""

TIP_OF_CARD = {JOKER: "joker", SWORD: "sword", FLUTE: "flute", PASS: "pass", GOLD: "gold"}
"""The tips about cards, due as soon as such a card is in hand."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is one of the first rounds; later the player asks for hints."""
    return view.round <= AUTOMATIC_HINT_ROUNDS and not view.over


def due_tips(view: View, events: Sequence[Any], earlier: Iterable[Any] = ()) -> tuple[Tip, ...]:
    """The tips that fit the situation, the most important first."""
    assert view.seat is not None
    if view.over:
        return (Tip("end"),)
    due = [*_progress_tips(view), *_possession_tips(view.players[view.seat])]
    if view.round > 1 and view.step is Step.SUPPLY:
        resolved = _resolution(events, earlier)
        due += [_outcome_tip(view, resolved), *_tower_outcome_tips(view, resolved)]
    if view.seat in view.to_act:
        due += _step_tips(view)
        if view.phase is Phase.RESOLVING:
            due += _resolved_tips(view, _resolution(events, earlier))
    order = tuple(TIP_AREAS)
    return tuple(sorted(due, key=lambda tip: order.index(tip.key)))


def _tip(key: str, **params: int) -> Tip:
    return Tip(key, params, area=TIP_AREAS[key])


def _step_tips(view: View) -> Iterator[Tip]:
    """Yield the tips about the decision that the viewer has to make."""
    key = view.step.value
    if view.step is Step.GIVE:
        yield _giving_tip(view)
    elif view.step is Step.LOOK:
        assert view.seat is not None
        yield _tip(key, number=view.players[view.seat].asked)
    else:
        yield _tip(key)
    has_use = view.step is Step.ENTER and not view.last_round
    new_kinds = _new_kinds(view) if has_use else ()
    if new_kinds:
        effects = [NameRef(f"effect-{kind}") for kind in new_kinds]
        names = ("first", "second", "third")
        params = {"number": len(effects), **dict(zip(names, effects, strict=False))}
        yield Tip("row", params, area=TIP_AREAS["row"], occasion=view.round)
    if has_use and (towers := [each for each in view.row if is_guard_tower(each.building)]):
        number, own = BUILDINGS[towers[0].building].privilege.number, own_player(view)
        yield _tip("guard-tower", number=number, givers=len(tower_givers(own.hand_size, view)))


def _giving_tip(view: View) -> Tip:
    """The tip about why the viewer has to give cards; each reason is explained once."""
    assert view.demand is not None
    assert view.seat is not None
    params = {"demand": view.demand.value, "number": view.players[view.seat].asked}
    occasion = tuple(Demand).index(view.demand) + 1
    return Tip("give", params, seat=view.receiver, area=TIP_AREAS["give"], occasion=occasion)


def _new_kinds(view: View) -> tuple[str, ...]:
    """The kinds of buildings in the row that no earlier round had, each once.

    The Guard Tower is not among them: a tip of its own explains it.
    """
    earlier = {BUILDINGS[building].kind for building in view.gone}
    row = [each.building for each in view.row if not is_guard_tower(each.building)]
    kinds = dict.fromkeys(BUILDINGS[building].kind for building in row)
    return tuple(kind.replace("_", "-") for kind in kinds if kind not in earlier)


def _progress_tips(view: View) -> Iterator[Tip]:
    """Yield tips about the current phase of the game."""
    if view.round == 1 and view.step is Step.SUPPLY:
        params = {"rounds": view.rounds, "begins": int(view.first == view.seat)}
        yield Tip("welcome", params, seat=view.first, area=TIP_AREAS["welcome"])
        yield _tip("plague", rats=RULES.start_rats)
    if not shows_automatic_hints(view):
        yield _tip("on-your-own")
    if view.last_round:
        yield _tip("last-round")
    elif view.round >= view.rounds - LATE_ROUNDS:
        yield _tip("late", rounds=view.rounds - view.round)
    if any(any(track.heights) for track in view.tracks):
        yield _tip("tracks")
    laid = [player.seat for player in view.players if player.laid and player.seat != view.seat]
    if view.round > 1 and view.step is Step.ENTER and laid:
        yield Tip("rival-laid", seat=laid[0], area=TIP_AREAS["rival-laid"])


def _resolved_tips(view: View, resolved: Sequence[Any]) -> Iterator[Tip]:
    """Yield what the viewer's building did so far, if the viewer decides before the round ends."""
    own = view.seat
    assert own is not None
    if _own_building(resolved, own) is not None:
        params, holder = _what_happened(resolved, own)
        area = TIP_AREAS["resolved"]
        yield Tip("resolved", params, seat=holder, area=area, occasion=view.round)


def _outcome_tip(view: View, resolved: Sequence[Any]) -> Tip:
    """What the round before brought the viewer, and who is ahead now."""
    own = view.seat
    assert own is not None
    params, holder = _what_happened(resolved, own)
    rivals = dict(enumerate(scores(view)))
    points = rivals.pop(own)
    best = max(rivals.values())
    lead = "own" if points > best else "shared" if points == best else "rival"
    params |= {"round": view.round - 1, "rounds": view.rounds, "points": points, "lead": lead}
    others = {seat: {"points": best} for seat, number in rivals.items() if number == best}
    area = TIP_AREAS["outcome"]
    return Tip("outcome", params, others, seat=holder, area=area, occasion=view.round)


def _tower_outcome_tips(view: View, resolved: Sequence[Any]) -> Iterator[Tip]:
    """Yield why the Guard Tower brought the viewer cards in the round before, or none."""
    own = view.seat
    assert own is not None
    building = _own_building(resolved, own)
    holder = _privilege_holder(resolved, building)
    if building is None or holder is None or not is_guard_tower(building):
        return
    demands = [event for event in resolved if isinstance(event, CardsDemanded)]
    levies = [event for event in demands if event.demand is Demand.GUARD_TOWER]
    taken = sum(number for event in levies if event.seat == own for _, number in event.of)
    privilege = "own" if holder == own else "rival"
    yield Tip("tower-outcome", {"privilege": privilege, "number": taken}, area="seats")


def _what_happened(resolved: Sequence[Any], own: Seat) -> tuple[dict[str, Any], Seat | None]:
    """The seat's building, its gains and the privilege there as arguments, and who had that."""
    building = _own_building(resolved, own)
    holder = _privilege_holder(resolved, building)
    flutes = [event for event in resolved if isinstance(event, FlutePlayed)]
    demands = [event for event in resolved if isinstance(event, CardsDemanded)]
    own_swords = [each for each in demands if each.seat == own and each.demand is Demand.SWORD]
    return {
        "building": () if building is None else NameRef(f"building-{_kind_of(building)}"),
        "privilege": "none" if holder is None else "own" if holder == own else "rival",
        "gains": tuple(_gain_refs(resolved, own)),
        "flute": sum(flute.to.count(own) for flute in flutes),
        "sent": sum(len(flute.to) for flute in flutes if flute.seat == own),
        "taken": sum(number for sword in own_swords for _, number in sword.of),
    }, holder


def _resolution(events: Sequence[Any], earlier: Iterable[Any]) -> list[Any]:
    """The events of a round after everybody has laid cards down, without those of the next one.

    Those before the viewer's last action are `earlier`, the newest first.
    """
    of_round = list(takewhile(lambda event: not isinstance(event, RoundBegan), events))
    laid = [index for index, event in enumerate(of_round) if isinstance(event, CardsLaid)]
    if laid:
        return of_round[laid[-1] + 1 :]
    before = list(takewhile(lambda event: not isinstance(event, CardsLaid), earlier))
    return [*reversed(before), *of_round]


def _own_building(events: Sequence[Any], own: Seat) -> BuildingNumber | None:
    """The building that the seat was in, as far as the events tell."""
    for event in events:
        if isinstance(event, Revealed) and own in event.seats:
            return event.building
        if isinstance(event, BuildingUsed) and event.seat == own:
            return event.building
    return None


def _privilege_holder(events: Sequence[Any], building: BuildingNumber | None) -> Seat | None:
    """Who had the privilege of a building."""
    used = [event for event in events if isinstance(event, BuildingUsed) and event.privilege]
    return next((event.seat for event in used if event.building == building), None)


def _gain_refs(events: Sequence[Any], own: Seat) -> Iterator[NameRef]:
    """Yield what the seat gained and lost, also by what others did."""
    gains = {seat: SeatGains(seat) for seat in range(OPPONENTS + 1)}
    for event in events:
        record_gains(gains, event)
    for key, args in gain_texts(gains[own]):
        yield NameRef(key, args=args)
    for card, number in gains[own].specials:
        cards = NameRef(f"number-of-{CARD_IDS[card]}", args={"number": number})
        if number:
            yield NameRef("gain-special", args={"cards": cards})


def _kind_of(building: BuildingNumber) -> str:
    return BUILDINGS[building].kind.replace("_", "-")


def _possession_tips(own: PlayerView) -> Iterator[Tip]:
    """Yield tips about what the seat has."""
    first, second, *_ = RULES.points.gold
    for card in {*(own.hand or ())} & TIP_OF_CARD.keys():
        yield _tip(TIP_OF_CARD[card], first=first, second=second)
    if (own.rats or 0) > RULES.start_rats:
        yield _tip("rats")
