"""The table in words: alt texts and the text board, from the same view as the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.state import Demand, Phase, Step
from engine.games.rattus_cartus.view import BuildingView, PlayerView, TrackView, View
from render.games.rattus_cartus.gains import round_outcome
from render.games.rattus_cartus.result import ranking, winners
from render.games.rattus_cartus.rules import action_fact, join, supply_fact
from render.games.rattus_cartus.telling import (
    card_list,
    gain_list,
    outcome_lines,
    resolved,
)
from render.games.rattus_cartus.titles import building_name, class_name, full_name, kind_name
from render.games.rattus_cartus.tracks import ahead
from render.painter import NOBODY
from render.picture import ALT_LIMIT, TEXT_LIMIT, packed, whole
from render.seats import spoken_name
from render.words import Say, said


def table_alt(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = NOBODY
) -> str:
    """Who must do what first, then the buildings, the seats and the tracks."""
    parts = [
        *_essentials(view, names, translate),
        machines(names, ai, translate),
        *_more(view, names, translate),
    ]
    return whole(parts, ALT_LIMIT)


def text_boards(view: View, names: Sequence[str], translate: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    parts = [
        *_essentials(view, names, translate),
        *_more(view, names, translate),
        *_rest(view, names, translate),
    ]
    return packed(parts, TEXT_LIMIT)


def machines(names: Sequence[str], ai: frozenset[Seat], translate: Say) -> str:
    """The seats that no person plays."""
    return said(translate, "alt-ai", names=_named(sorted(ai), names, translate)) if ai else ""


def _named(seats: Iterable[Seat], names: Sequence[str], translate: Say) -> str:
    return join((spoken_name(names, seat, translate) for seat in seats), translate)


def _essentials(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    yield awaited(view, names, translate)
    yield moment(view, translate)
    for each in view.row:
        yield _building(view, each, names, translate)
    for player in view.players:
        yield _seat(player, names, translate)
    for track in view.tracks:
        yield track_line(track, names, translate)


def awaited(view: View, names: Sequence[str], translate: Say) -> str:
    """Who must decide what, or who has won."""
    if view.over:
        first = winners(view)
        return said(translate, "alt-over", names=_named(first, names, translate), number=len(first))
    if not view.to_act:
        return ""
    who = _named(view.to_act, names, translate)
    if view.step is Step.GIVE and view.receiver is not None:
        key = "alt-give-sword" if view.demand is Demand.SWORD else "alt-give-guard-tower"
        receiver = spoken_name(names, view.receiver, translate)
        return said(translate, key, names=who, number=len(view.to_act), receiver=receiver)
    return said(translate, f"alt-step-{view.step.value}", names=who, number=len(view.to_act))


def moment(view: View, translate: Say) -> str:
    key = "alt-last-round" if view.last_round else "alt-round-of"
    return said(translate, key, round=view.round, rounds=view.rounds)


def _building(view: View, each: BuildingView, names: Sequence[str], translate: Say) -> str:
    """What a building gives, who took its supply or entered, and how many cards lie there."""
    facts = BUILDINGS[each.building]
    text = said(
        translate,
        "alt-building",
        place=each.place + 1,
        building=building_name(each.building, translate),
        cls=class_name(facts.cls, translate),
        privilege=action_fact(facts.privilege, translate),
        basic=action_fact(facts.basic, translate),
        supply=supply_fact(facts.supply, translate),
    )
    guests = join(_guests(each, names, translate), translate)
    if guests:
        text = said(
            translate, "alt-and", one=text, other=said(translate, "alt-entered", guests=guests)
        )
    if view.phase is Phase.RESOLVING and each.place == view.place and not view.over:
        text = said(translate, "alt-and", one=text, other=said(translate, "alt-resolving"))
    if each.resolved:
        text = said(translate, "alt-and", one=text, other=said(translate, "alt-resolved"))
    return text


def _guests(each: BuildingView, names: Sequence[str], translate: Say) -> Iterable[str]:
    for place, (seat, laid) in enumerate(zip(each.entered, each.laid, strict=True)):
        name = spoken_name(names, seat, translate)
        if each.shown is None or not laid:
            yield said(translate, "alt-guest", name=name, number=laid)
        else:
            cards = card_list(each.shown[place], translate)
            yield said(translate, "alt-guest-shown", name=name, cards=cards)


def _seat(player: PlayerView, names: Sequence[str], translate: Say) -> str:
    name = spoken_name(names, player.seat, translate)
    return said(translate, "alt-seat", name=name, cards=player.hand_size, tokens=player.tokens)


def track_line(track: TrackView, names: Sequence[str], translate: Say) -> str:
    """How far the seats are in a class, first to last."""
    places = ahead(track)
    cls = class_name(track.cls, translate)
    if not places:
        return said(translate, "alt-track-empty", cls=cls)
    heights = (
        said(translate, "alt-height", name=spoken_name(names, seat, translate), height=height)
        for seat, height in places
    )
    return said(translate, "alt-track", cls=cls, heights=join(heights, translate))


def phase_alt(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Say,
    ai: frozenset[Seat] = NOBODY,
) -> str:
    """What the building brought everybody, then how the tracks and the seats stand."""
    parts = [
        resolved(view, translate),
        *outcome_lines(view, events, names, translate),
        moment(view, translate),
    ]
    parts += [track_line(track, names, translate) for track in view.tracks]
    parts += [_seat(player, names, translate) for player in view.players]
    return whole([*parts, machines(names, ai, translate)], ALT_LIMIT)


def _more(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    """What matters less for deciding, but is in the picture."""
    if view.over:
        yield from results(view, names, translate)
    yield said(translate, "alt-first", name=spoken_name(names, view.first, translate))
    if view.queue:
        key = f"alt-queue-{view.phase.value}"
        yield said(translate, key, names=_named(view.queue, names, translate))
    for player in view.players:
        if player.known_nuns:
            places = join((str(nun + 1) for nun in player.known_nuns), translate)
            name = spoken_name(names, player.seat, translate)
            number = len(player.known_nuns)
            yield said(translate, "alt-looked", name=name, places=places, number=number)
    yield said(translate, "alt-deck", number=view.deck)


def _rest(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    """What one would have to ask for at a table."""
    for player in view.players:
        name = spoken_name(names, player.seat, translate)
        if player.supply is not None:
            building = building_name(view.row[player.supply].building, translate)
            yield said(
                translate, "alt-supplied", name=name, building=building, place=player.supply + 1
            )
        if player.asked:
            yield said(translate, "alt-asked", name=name, number=player.asked)
        gains = gain_list(round_outcome(player.gains), translate)
        if gains:
            yield said(translate, "alt-gained", name=name, gains=gains)
    if view.privilege is not None:
        yield said(translate, "alt-privilege", name=spoken_name(names, view.privilege, translate))
    discards = (
        said(translate, "alt-copies", number=number, card=full_name(card, translate))
        for card, number in view.discards
    )
    yield _listed("alt-discards", discards, translate)
    piles = (
        said(translate, "alt-copies", number=number, card=full_name(card, translate))
        for card, number in view.piles
    )
    yield _listed("alt-piles", piles, translate)
    yield said(translate, "alt-stack", stack=view.stack, replacements=view.replacements)
    yield _listed(
        "alt-turned-away", (_numbered(each, translate) for each in view.turned_away), translate
    )
    yield _listed("alt-gone", (_numbered(each, translate) for each in view.gone), translate)
    yield _listed("alt-kinds", (kind_name(kind, translate) for kind in view.kinds), translate)


def _numbered(building: int, translate: Say) -> str:
    """A building that is told from its copies by its supply."""
    facts = BUILDINGS[building]
    name, supply = building_name(building, translate), supply_fact(facts.supply, translate)
    return said(translate, "alt-copy", building=name, supply=supply)


def _listed(key: str, parts: Iterable[str], translate: Say) -> str:
    listed = said(translate, "alt-between").join(parts)
    return said(translate, key, list=listed) if listed else ""


def result_alt(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = NOBODY
) -> str:
    """The plague, the ranking and where the points come from."""
    parts = [
        awaited(view, names, translate),
        *results(view, names, translate),
        machines(names, ai, translate),
    ]
    return whole(parts, ALT_LIMIT)


def results(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    cards = card_list([card for card in view.nuns if card is not None], translate)
    yield said(translate, "alt-plague", nuns=view.plague or 0, cards=cards)
    for seat in ranking(view.final_scores):
        score = view.final_scores[seat]
        tracks = (
            said(translate, "alt-height", name=class_name(cls, translate), height=points)
            for cls, points in enumerate(score.tracks)
            if points
        )
        yield said(
            translate,
            "alt-result" if score.alive else "alt-result-dead",
            rank=score.rank or 0,
            name=spoken_name(names, seat, translate),
            points=score.points,
            tracks=join(tracks, translate) or said(translate, "alt-none"),
            gold=score.gold,
            golds=score.golds,
            hand=score.hand,
            people=score.people,
            tokens=score.tokens,
            rats=score.rats,
        )
