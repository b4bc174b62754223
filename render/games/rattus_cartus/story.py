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


def table_alt(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat] = NOBODY) -> str:
    """Who must do what first, then the buildings, the seats and the tracks."""
    parts = [*_essentials(view, names, say), machines(names, ai, say), *_more(view, names, say)]
    return whole(parts, ALT_LIMIT)


def text_boards(view: View, names: Sequence[str], say: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    parts = [*_essentials(view, names, say), *_more(view, names, say), *_rest(view, names, say)]
    return packed(parts, TEXT_LIMIT)


def machines(names: Sequence[str], ai: frozenset[Seat], say: Say) -> str:
    """The seats that no person plays."""
    return said(say, "alt-ai", names=_named(sorted(ai), names, say)) if ai else ""


def _named(seats: Iterable[Seat], names: Sequence[str], say: Say) -> str:
    return join((spoken_name(names, seat, say) for seat in seats), say)


def _essentials(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    yield awaited(view, names, say)
    yield moment(view, say)
    for each in view.row:
        yield _building(view, each, names, say)
    for player in view.players:
        yield _seat(player, names, say)
    for track in view.tracks:
        yield track_line(track, names, say)


def awaited(view: View, names: Sequence[str], say: Say) -> str:
    """Who must decide what, or who has won."""
    if view.over:
        first = winners(view)
        return said(say, "alt-over", names=_named(first, names, say), number=len(first))
    if not view.to_act:
        return ""
    who = _named(view.to_act, names, say)
    if view.step is Step.GIVE and view.receiver is not None:
        key = "alt-give-sword" if view.demand is Demand.SWORD else "alt-give-guard-tower"
        receiver = spoken_name(names, view.receiver, say)
        return said(say, key, names=who, number=len(view.to_act), receiver=receiver)
    return said(say, f"alt-step-{view.step.value}", names=who, number=len(view.to_act))


def moment(view: View, say: Say) -> str:
    key = "alt-last-round" if view.last_round else "alt-round-of"
    return said(say, key, round=view.round, rounds=view.rounds)


def _building(view: View, each: BuildingView, names: Sequence[str], say: Say) -> str:
    """What a building gives, who took its supply or entered, and how many cards lie there."""
    facts = BUILDINGS[each.building]
    text = said(
        say,
        "alt-building",
        place=each.place + 1,
        building=building_name(each.building, say),
        cls=class_name(facts.cls, say),
        privilege=action_fact(facts.privilege, say),
        basic=action_fact(facts.basic, say),
        supply=supply_fact(facts.supply, say),
    )
    guests = join(_guests(each, names, say), say)
    if guests:
        text = said(say, "alt-and", one=text, other=said(say, "alt-entered", guests=guests))
    if view.phase is Phase.RESOLVING and each.place == view.place and not view.over:
        text = said(say, "alt-and", one=text, other=said(say, "alt-resolving"))
    if each.resolved:
        text = said(say, "alt-and", one=text, other=said(say, "alt-resolved"))
    return text


def _guests(each: BuildingView, names: Sequence[str], say: Say) -> Iterable[str]:
    for place, (seat, laid) in enumerate(zip(each.entered, each.laid, strict=True)):
        name = spoken_name(names, seat, say)
        if each.shown is None or not laid:
            yield said(say, "alt-guest", name=name, number=laid)
        else:
            cards = card_list(each.shown[place], say)
            yield said(say, "alt-guest-shown", name=name, cards=cards)


def _seat(player: PlayerView, names: Sequence[str], say: Say) -> str:
    name = spoken_name(names, player.seat, say)
    return said(say, "alt-seat", name=name, cards=player.hand_size, tokens=player.tokens)


def track_line(track: TrackView, names: Sequence[str], say: Say) -> str:
    """How far the seats are in a class, first to last."""
    places = ahead(track)
    cls = class_name(track.cls, say)
    if not places:
        return said(say, "alt-track-empty", cls=cls)
    heights = (
        said(say, "alt-height", name=spoken_name(names, seat, say), height=height)
        for seat, height in places
    )
    return said(say, "alt-track", cls=cls, heights=join(heights, say))


def phase_alt(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    say: Say,
    ai: frozenset[Seat] = NOBODY,
) -> str:
    """What the building brought everybody, then how the tracks and the seats stand."""
    parts = [resolved(view, say), *outcome_lines(view, events, names, say), moment(view, say)]
    parts += [track_line(track, names, say) for track in view.tracks]
    parts += [_seat(player, names, say) for player in view.players]
    return whole([*parts, machines(names, ai, say)], ALT_LIMIT)


def _more(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    """What matters less for deciding, but is in the picture."""
    if view.over:
        yield from results(view, names, say)
    yield said(say, "alt-first", name=spoken_name(names, view.first, say))
    if view.queue:
        key = f"alt-queue-{view.phase.value}"
        yield said(say, key, names=_named(view.queue, names, say))
    for player in view.players:
        if player.known_nuns:
            places = join((str(nun + 1) for nun in player.known_nuns), say)
            name = spoken_name(names, player.seat, say)
            number = len(player.known_nuns)
            yield said(say, "alt-looked", name=name, places=places, number=number)
    yield said(say, "alt-deck", number=view.deck)


def _rest(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    """What one would have to ask for at a table."""
    for player in view.players:
        name = spoken_name(names, player.seat, say)
        if player.supply is not None:
            building = building_name(view.row[player.supply].building, say)
            yield said(say, "alt-supplied", name=name, building=building, place=player.supply + 1)
        if player.asked:
            yield said(say, "alt-asked", name=name, number=player.asked)
        gains = gain_list(round_outcome(player.gains), say)
        if gains:
            yield said(say, "alt-gained", name=name, gains=gains)
    if view.privilege is not None:
        yield said(say, "alt-privilege", name=spoken_name(names, view.privilege, say))
    discards = (
        said(say, "alt-copies", number=number, card=full_name(card, say))
        for card, number in view.discards
    )
    yield _listed("alt-discards", discards, say)
    piles = (
        said(say, "alt-copies", number=number, card=full_name(card, say))
        for card, number in view.piles
    )
    yield _listed("alt-piles", piles, say)
    yield said(say, "alt-stack", stack=view.stack, replacements=view.replacements)
    yield _listed("alt-turned-away", (_numbered(each, say) for each in view.turned_away), say)
    yield _listed("alt-gone", (_numbered(each, say) for each in view.gone), say)
    yield _listed("alt-kinds", (kind_name(kind, say) for kind in view.kinds), say)


def _numbered(building: int, say: Say) -> str:
    """A building that is told from its copies by its supply."""
    facts = BUILDINGS[building]
    name, supply = building_name(building, say), supply_fact(facts.supply, say)
    return said(say, "alt-copy", building=name, supply=supply)


def _listed(key: str, parts: Iterable[str], say: Say) -> str:
    listed = said(say, "alt-between").join(parts)
    return said(say, key, list=listed) if listed else ""


def result_alt(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat] = NOBODY) -> str:
    """The plague, the ranking and where the points come from."""
    parts = [awaited(view, names, say), *results(view, names, say), machines(names, ai, say)]
    return whole(parts, ALT_LIMIT)


def results(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    cards = card_list([card for card in view.nuns if card is not None], say)
    yield said(say, "alt-plague", nuns=view.plague or 0, cards=cards)
    for seat in ranking(view.final_scores):
        score = view.final_scores[seat]
        tracks = (
            said(say, "alt-height", name=class_name(cls, say), height=points)
            for cls, points in enumerate(score.tracks)
            if points
        )
        yield said(
            say,
            "alt-result" if score.alive else "alt-result-dead",
            rank=score.rank or 0,
            name=spoken_name(names, seat, say),
            points=score.points,
            tracks=join(tracks, say) or said(say, "alt-none"),
            gold=score.gold,
            golds=score.golds,
            hand=score.hand,
            people=score.people,
            tokens=score.tokens,
            rats=score.rats,
        )
