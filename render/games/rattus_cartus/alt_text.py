"""The table as text, for alt texts and text boards, from the same views as the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.state import Demand, Phase, Step
from engine.games.rattus_cartus.view import BuildingView, PlayerView, TrackView, View
from render.alt import ai_players_alt, changed_table_alt, join_alt, join_list, winners_alt
from render.context import RenderContext
from render.games.rattus_cartus.alt_text_details import (
    building_gains_alt,
    card_list_alt,
    gains_alt,
    resolved_building_alt,
)
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.changes_alt import changes_alt
from render.games.rattus_cartus.gains import round_gains
from render.games.rattus_cartus.influence import track_order
from render.games.rattus_cartus.names import (
    building_name,
    card_name_with_nuns,
    class_name,
    kind_name,
)
from render.games.rattus_cartus.result import ranked_seats, winning_seats
from render.games.rattus_cartus.rule_sentences import action_sentence, supply_sentence
from render.picture import TEXT_LIMIT, paginate
from render.players import alt_text_name
from render.translation import Translate


def table_alt(view: View, changes: Changes, context: RenderContext) -> str:
    """Describe a table: what changed, who must do what, buildings, players and tracks."""
    names, translate = context.names, context.translate
    facts = [
        *_essential_parts(view, names, translate),
        ai_players_alt(context),
        *_further_parts(view, names, translate),
    ]
    changes_told = changes_alt(view, changes, names, translate)
    return changed_table_alt(changes_told, facts, context)


def text_boards(view: View, context: RenderContext) -> tuple[str, ...]:
    """Return all public information, a line per fact."""
    names, translate = context.names, context.translate
    parts = [
        *_essential_parts(view, names, translate),
        *_further_parts(view, names, translate),
        *_remaining_parts(view, names, translate),
    ]
    return paginate(parts, TEXT_LIMIT)


def _name_list(seats: Iterable[Seat], names: Sequence[str], translate: Translate) -> str:
    return join_list((alt_text_name(names, seat, translate) for seat in seats), translate)


def _essential_parts(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    yield who_acts(view, names, translate)
    yield round_alt(view, translate)
    for building in view.row:
        yield _building_alt(view, building, names, translate)
    for player in view.players:
        yield _player_alt(player, names, translate)
    for track in view.tracks:
        yield track_alt(track, names, translate)


def who_acts(view: View, names: Sequence[str], translate: Translate) -> str:
    """Say who must decide what, or who has won."""
    if view.over:
        winners = winning_seats(view)
        return (
            winners_alt(winners, names, translate) if winners else translate("alt-nobody-survives")
        )
    if not view.to_act:
        return ""
    acting_names = _name_list(view.to_act, names, translate)
    if view.step is Step.GIVE and view.receiver is not None:
        key = "alt-give-sword" if view.demand is Demand.SWORD else "alt-give-guard-tower"
        receiver = alt_text_name(names, view.receiver, translate)
        return translate(key, names=acting_names, number=len(view.to_act), receiver=receiver)
    return translate(f"alt-step-{view.step.value}", names=acting_names, number=len(view.to_act))


def round_alt(view: View, translate: Translate) -> str:
    key = "alt-last-round" if view.last_round else "alt-round-of"
    return translate(key, round=view.round, rounds=view.rounds)


def _building_alt(
    view: View, building: BuildingView, names: Sequence[str], translate: Translate
) -> str:
    """Describe a building's actions, supply and visitors, with the numbers of cards laid down."""
    facts = BUILDINGS[building.building]
    text = translate(
        "alt-building",
        place=building.place + 1,
        building=building_name(building.building, translate),
        cls=class_name(facts.cls, translate),
        privilege=action_sentence(facts.privilege, translate),
        basic=action_sentence(facts.basic, translate),
        supply=supply_sentence(facts.supply, translate),
    )
    visitors = join_list(_visitors_alt(building, names, translate), translate)
    if visitors:
        text = translate(
            "alt-and",
            one=text,
            other=translate("alt-entered", guests=visitors),
        )
    if view.phase is Phase.RESOLVING and building.place == view.place and not view.over:
        text = translate("alt-and", one=text, other=translate("alt-resolving"))
    if building.resolved:
        text = translate("alt-and", one=text, other=translate("alt-resolved"))
    return text


def _visitors_alt(
    building: BuildingView, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    for index, (seat, cards_laid) in enumerate(zip(building.entered, building.laid, strict=True)):
        name = alt_text_name(names, seat, translate)
        if building.shown is None or not cards_laid:
            yield translate("alt-guest", name=name, number=cards_laid)
        else:
            cards = card_list_alt(building.shown[index], translate)
            yield translate("alt-guest-shown", name=name, cards=cards)


def _player_alt(player: PlayerView, names: Sequence[str], translate: Translate) -> str:
    name = alt_text_name(names, player.seat, translate)
    return translate("alt-seat", name=name, cards=player.hand_size, tokens=player.tokens)


def track_alt(track: TrackView, names: Sequence[str], translate: Translate) -> str:
    """List the positions on the track of a class, the leader first."""
    places = track_order(track)
    cls = class_name(track.cls, translate)
    if not places:
        return translate("alt-track-empty", cls=cls)
    heights = (
        translate("alt-height", name=alt_text_name(names, seat, translate), height=height)
        for seat, height in places
    )
    return translate("alt-track", cls=cls, heights=join_list(heights, translate))


def phase_alt(view: View, events: Sequence[Event], context: RenderContext) -> str:
    """Describe everybody's gains at the building, then the tracks and the players."""
    names, translate = context.names, context.translate
    parts = [
        resolved_building_alt(view, translate),
        *building_gains_alt(view, events, names, translate),
        round_alt(view, translate),
    ]
    parts += [track_alt(track, names, translate) for track in view.tracks]
    parts += [_player_alt(player, names, translate) for player in view.players]
    parts.append(translate("alt-first", name=alt_text_name(names, view.first, translate)))
    parts += _nuns_seen_alt(view, names, translate)
    return join_alt([*parts, ai_players_alt(context)], translate)


def _further_parts(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    """Yield the less important facts that the picture also shows."""
    if view.over:
        yield from results_alt(view, names, translate)
    yield translate("alt-first", name=alt_text_name(names, view.first, translate))
    if view.queue:
        key = f"alt-queue-{view.phase.value}"
        yield translate(key, names=_name_list(view.queue, names, translate))
    yield from _nuns_seen_alt(view, names, translate)
    yield translate("alt-deck", number=view.deck)


def _nuns_seen_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    for player in view.players:
        if player.known_nuns:
            places = join_list((str(nun + 1) for nun in player.known_nuns), translate)
            name = alt_text_name(names, player.seat, translate)
            number = len(player.known_nuns)
            yield translate("alt-looked", name=name, places=places, number=number)


def _remaining_parts(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    """Yield public facts that the picture does not show."""
    for player in view.players:
        name = alt_text_name(names, player.seat, translate)
        if player.supply is not None:
            building = building_name(view.row[player.supply].building, translate)
            yield translate("alt-supplied", name=name, building=building, place=player.supply + 1)
        if player.asked:
            yield translate("alt-asked", name=name, number=player.asked)
        gains = gains_alt(round_gains(player.gains), translate)
        if gains:
            yield translate("alt-gained", name=name, gains=gains)
    if view.privilege is not None:
        yield translate("alt-privilege", name=alt_text_name(names, view.privilege, translate))
    discards = (
        translate("alt-copies", number=number, card=card_name_with_nuns(card, translate))
        for card, number in view.discards
    )
    yield _listed("alt-discards", discards, translate)
    piles = (
        translate("alt-copies", number=number, card=card_name_with_nuns(card, translate))
        for card, number in view.piles
    )
    yield _listed("alt-piles", piles, translate)
    yield translate("alt-stack", stack=view.stack, replacements=view.replacements)
    yield _listed(
        "alt-turned-away",
        (_building_copy_name(building, translate) for building in view.turned_away),
        translate,
    )
    yield _listed(
        "alt-gone", (_building_copy_name(building, translate) for building in view.gone), translate
    )
    yield _listed("alt-kinds", (kind_name(kind, translate) for kind in view.kinds), translate)


def _building_copy_name(building: int, translate: Translate) -> str:
    """Name a copy of a building, distinguished from the other copies by its supply."""
    facts = BUILDINGS[building]
    name, supply = building_name(building, translate), supply_sentence(facts.supply, translate)
    return translate("alt-copy", building=name, supply=supply)


def _listed(key: str, parts: Iterable[str], translate: Translate) -> str:
    listed = translate("alt-between").join(parts)
    return translate(key, list=listed) if listed else ""


def result_alt(view: View, context: RenderContext) -> str:
    """Describe the plague, the ranking and where the points come from."""
    names, translate = context.names, context.translate
    parts = [
        who_acts(view, names, translate),
        *results_alt(view, names, translate),
        ai_players_alt(context),
    ]
    return join_alt(parts, translate)


def results_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    cards = card_list_alt([card for card in view.nuns if card is not None], translate)
    yield translate("alt-plague", nuns=view.plague or 0, cards=cards)
    for seat in ranked_seats(view.final_scores):
        score = view.final_scores[seat]
        tracks = (
            translate("alt-height", name=class_name(cls, translate), height=points)
            for cls, points in enumerate(score.tracks)
            if points
        )
        facts = asdict(score) | {
            "rank": score.rank or 0,
            "name": alt_text_name(names, seat, translate),
            "tracks": join_list(tracks, translate) or translate("alt-none"),
        }
        yield translate("alt-result" if score.alive else "alt-result-dead", **facts)
