"""The table as text, for alt texts and text boards, from the same views as the pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES, Card, Phase, card_table
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import Offer, PlayerView, View
from render.alt import ai_players_alt, changed_table_alt, join_alt, join_list, winners_alt
from render.context import RenderContext
from render.games.saint_petersburg.changes import Changes
from render.games.saint_petersburg.changes_alt import changes_alt
from render.games.saint_petersburg.gains import PhaseGains, building_key, phase_gains
from render.games.saint_petersburg.names import card_name, phase_name, phase_short_name
from render.games.saint_petersburg.prices import offer_price
from render.games.saint_petersburg.standings import current_points
from render.games.saint_petersburg.tiles import CardGroup, card_groups_of
from render.picture import ALT_LIMIT, TEXT_LIMIT, join_whole, paginate
from render.players import alt_text_name, viewing_player
from render.translation import Translate


def table_alt(view: View, changes: Changes, context: RenderContext) -> str:
    """Describe a table: what changed, then turn, phase, rows with prices, and points."""
    names, translate = context.names, context.translate
    facts = [*_essential_parts(view, names, translate), ai_players_alt(context)]
    changes_told = changes_alt(view, changes, names, translate)
    return changed_table_alt(changes_told, facts, context)


def phase_alt(view: View, events: Sequence[Event], context: RenderContext) -> str:
    """Describe what the phase paid to whom, the new cards, then all tableaux."""
    names, translate = context.names, context.translate
    players_and_gains = list(zip(view.players, phase_gains(view, events), strict=True))
    parts = [
        translate("alt-phase-over", phase=phase_name(view.phase, translate), round=view.round),
        *(
            _gains_alt(player, player_gains, names, translate)
            for player, player_gains in players_and_gains
        ),
        *(
            _new_cards_alt(player, player_gains.new_cards, names, translate)
            for player, player_gains in players_and_gains
        ),
        *(tableau_alt(view, player, names, translate) for player in view.players),
        ai_players_alt(context),
    ]
    return join_alt(parts, translate)


def _gains_alt(
    player: PlayerView, gains: PhaseGains, names: Sequence[str], translate: Translate
) -> str:
    """Describe what a phase and the buildings gave a player, and the points after it."""
    name = alt_text_name(names, player.seat, translate)
    points = translate("alt-points-now", name=name, points=player.points)
    if gains.paid is not None:
        rubles, points_gained = gains.paid
        points = translate(
            "alt-gained",
            name=name,
            rubles=rubles,
            more=points_gained,
            points=player.points,
        )
    if not gains.buildings:
        return points
    buildings = join_list(
        (translate(building_key(building)) for building in gains.buildings), translate
    )
    from_buildings = translate(
        "alt-houses-brought",
        houses=buildings,
        rubles=gains.building_rubles,
        points=gains.building_points,
    )
    return f"{points} {from_buildings}"


def _new_cards_alt(
    player: PlayerView, new: frozenset[Card], names: Sequence[str], translate: Translate
) -> str:
    """List the cards that a player got."""
    if not new:
        return ""
    cards = join_list((card_name(card, translate) for card in sorted(new)), translate)
    return translate("alt-new", name=alt_text_name(names, player.seat, translate), cards=cards)


def text_boards(view: View, context: RenderContext) -> tuple[str, ...]:
    """Return all public information, a line per fact."""
    names, translate = context.names, context.translate
    parts = [*_essential_parts(view, names, translate), *tableaux_alt(view, names, translate)]
    if view.over:
        parts += _results_alt(view, names, translate)
    return paginate([*parts, _discards_alt(view, translate)], TEXT_LIMIT)


def _essential_parts(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    yield who_acts(view, names, translate)
    yield phase_and_round_alt(view, translate)
    yield _passed_alt(view, names, translate)
    yield _buyer_alt(view, names, translate)
    yield _drawn_card_alt(view, translate)
    yield _row_alt(view, "upper", view.upper, translate)
    yield _row_alt(view, "lower", view.lower, translate)
    for player in view.players:
        yield _player_alt(view, player, names, translate)
    for player in view.players:
        yield _income_alt(player, names, translate)
    yield _stacks_alt(view, names, translate)
    if view.disc is not None:
        yield translate("alt-gold-disc", name=alt_text_name(names, view.disc, translate))


def _passed_alt(view: View, names: Sequence[str], translate: Translate) -> str:
    """List the players who have passed since the last other action."""
    passed_names = join_list(
        (alt_text_name(names, seat, translate) for seat in sorted(view.passed)), translate
    )
    return translate("alt-passed", names=passed_names) if passed_names else ""


def _buyer_alt(view: View, names: Sequence[str], translate: Translate) -> str:
    """Say for whom the prices are: the viewer, or the player to act."""
    if view.offers_for is None or not view.offers:
        return ""
    name = alt_text_name(names, view.offers_for, translate)
    return translate("alt-prices-of", name=name)


def _income_alt(player: PlayerView, names: Sequence[str], translate: Translate) -> str:
    """List what each colour would pay a player, without those that pay nothing."""
    incomes = [
        translate(
            "alt-earns-one",
            phase=phase_short_name(phase, translate),
            rubles=rubles,
            points=points,
        )
        for phase, (rubles, points) in zip(SCORING_PHASES, player.income, strict=True)
        if rubles or points
    ]
    if not incomes:
        return ""
    name = alt_text_name(names, player.seat, translate)
    return translate("alt-earns", name=name, incomes=join_list(incomes, translate))


def who_acts(view: View, names: Sequence[str], translate: Translate) -> str:
    """Say who must decide what, or who has won."""
    if view.over:
        winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
        return winners_alt(winners, names, translate)
    name = alt_text_name(names, view.to_act[0], translate)
    if view.at_guild_hall:
        return translate("alt-guild-hall", name=name, limit=view.guild_hall_gain)
    if view.at_trading_house:
        return translate("alt-trading-house", name=name, limit=view.trading_house_limit)
    if view.at_pub:
        return translate("alt-pub", name=name, limit=view.pub_limit)
    return translate("alt-turn", name=name)


def phase_and_round_alt(view: View, translate: Translate) -> str:
    """Name phase and round, and say whether it is the last round."""
    key = "alt-moment-last" if view.last_round else "alt-moment"
    return translate(key, phase=phase_name(view.phase, translate), round=view.round)


def _drawn_card_alt(view: View, translate: Translate) -> str:
    if view.drawn is None:
        return ""
    return translate("alt-drawn", card=_card_with_price(view, "drawn", view.drawn, translate))


def _row_alt(view: View, source: str, cards: Sequence[Card], translate: Translate) -> str:
    if not cards:
        return translate(f"alt-{source}-row-empty")
    cards_with_prices = (
        _with_copies(_card_with_price(view, source, card, translate), cards.count(card), translate)
        for card in dict.fromkeys(cards)
    )
    return translate(f"alt-{source}-row", cards=join_list(cards_with_prices, translate))


def _card_with_price(view: View, source: str, card: Card, translate: Translate) -> str:
    for offer in view.offers:
        if offer.card == card and offer.source == source:
            return offer_alt(view.edition, offer, translate)
    return card_name(card, translate)


def offer_alt(edition: str, offer: Offer, translate: Translate) -> str:
    """Name a card with its current price."""
    price, name = offer_price(card_table(edition), offer), card_name(offer.card, translate)
    if price.status == "barred":
        return translate("alt-barred", card=name)
    return translate("alt-priced", card=name, price=price.text)


def _player_alt(view: View, player: PlayerView, names: Sequence[str], translate: Translate) -> str:
    """Describe a player's points, hand size and different aristocrats, and rubles if public."""
    facts: dict[str, str | int] = {
        "name": alt_text_name(names, player.seat, translate),
        "points": current_points(view)[player.seat],
        "hand": player.hand_size,
        "aristocrats": player.different_aristocrats,
    }
    if view.seat is None and player.rubles is not None:
        return translate("alt-player-rubles", rubles=player.rubles, **facts)
    return translate("alt-player", **facts)


def _discards_alt(view: View, translate: Translate) -> str:
    """List the discard pile, which is public."""
    pile = Counter(sorted(view.discard_pile))
    cards = join_list(
        (_with_copies(card_name(card, translate), pile[card], translate) for card in pile),
        translate,
    )
    return translate("alt-discards", number=len(view.discard_pile), cards=cards) if pile else ""


def _stacks_alt(view: View, names: Sequence[str], translate: Translate) -> str:
    stacks = [
        translate(
            "alt-stack",
            stack=translate(f"stack-{phase.label}"),
            number=view.stacks[phase],
            name=alt_text_name(names, view.markers[phase], translate),
        )
        for phase in Phase
    ]
    return translate("alt-stacks", stacks=join_list(stacks, translate))


def tableaux_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    """List the cards in front of each player, and the hands in a game with open hands."""
    for player in view.players:
        yield tableau_alt(view, player, names, translate)
    for player in view.players:
        if view.seat is None and player.hand:
            cards = join_list((card_name(card, translate) for card in player.hand), translate)
            name = alt_text_name(names, player.seat, translate)
            yield translate("alt-open-hand", name=name, cards=cards)


def tableau_alt(view: View, player: PlayerView, names: Sequence[str], translate: Translate) -> str:
    """List the cards in front of a player with their numbers."""
    name = alt_text_name(names, player.seat, translate)
    groups = card_groups_of(player, view.edition)
    if not groups:
        return translate("alt-tableau-empty", name=name)
    return translate(
        "alt-tableau",
        name=name,
        cards=join_list((_card_group_alt(group, translate) for group in groups), translate),
    )


def _card_group_alt(group: CardGroup, translate: Translate) -> str:
    name = card_name(group.card, translate)
    if group.face_down:
        name = translate("alt-face-down", card=name)
    if group.used:
        name = translate("alt-used", card=name)
    return _with_copies(name, group.copies, translate)


def _with_copies(name: str, copies: int, translate: Translate) -> str:
    return name if copies == 1 else translate("alt-copies", number=copies, card=name)


def seat_alt(view: View, seat: Seat, context: RenderContext) -> str:
    """Describe one player's cards, statistics and income."""
    names, translate = context.names, context.translate
    player = view.players[seat]
    parts = [
        _player_alt(view, player, names, translate),
        tableau_alt(view, player, names, translate),
    ]
    return join_alt([*parts, *incomes_alt(player, translate)], translate)


def incomes_alt(player: PlayerView, translate: Translate) -> Iterable[str]:
    """Yield what the next scorings would pay."""
    for phase, (rubles, points) in zip(SCORING_PHASES, player.income, strict=True):
        yield translate(
            "alt-income",
            phase=phase_name(phase, translate),
            rubles=rubles,
            points=points,
        )


def hand_alt(view: View, context: RenderContext) -> str:
    """Describe the viewer's hand with prices, income, and the rows with prices."""
    translate = context.translate
    player = viewing_player(view)
    hand = player.hand or ()
    parts = [
        translate(
            "alt-hand",
            name=alt_text_name(context.names, player.seat, translate),
            rubles=player.rubles or 0,
            points=player.points,
            number=len(hand),
            limit=player.hand_limit,
        ),
        *(_held_card_alt(view, offer, hand, translate) for offer in view.hand_offers),
        *incomes_alt(player, translate),
        _drawn_card_alt(view, translate),
        _row_alt(view, "upper", view.upper, translate),
        _row_alt(view, "lower", view.lower, translate),
    ]
    return join_whole(parts, ALT_LIMIT)


def _held_card_alt(view: View, offer: Offer, hand: Sequence[Card], translate: Translate) -> str:
    text = offer_alt(view.edition, offer, translate)
    text = _with_copies(text, hand.count(offer.card), translate)
    displacements = [
        translate("alt-displacing", card=card_name(card, translate), price=str(cost))
        for card, cost in offer.displacing
    ]
    if not displacements:
        return translate("alt-held", card=text)
    return translate("alt-held-trading", card=text, displacing=join_list(displacements, translate))


def result_alt(view: View, context: RenderContext) -> str:
    """Describe the final ranking and where the points come from."""
    names, translate = context.names, context.translate
    parts = [who_acts(view, names, translate), *_results_alt(view, names, translate)]
    parts.append(ai_players_alt(context))
    return join_alt(parts, translate)


def _results_alt(view: View, names: Sequence[str], translate: Translate) -> list[str]:
    ranked = sorted(enumerate(view.final_scores), key=lambda item: item[1].rank)
    return [
        translate(
            "alt-result",
            rank=score.rank,
            name=alt_text_name(names, seat, translate),
            points=score.points,
            before=score.before,
            aristocrats=score.different_aristocrats,
            for_aristocrats=score.for_aristocrats,
            for_rubles=score.for_rubles,
            for_hand=score.for_hand,
            left=score.rubles_left,
        )
        for seat, score in ranked
    ]
