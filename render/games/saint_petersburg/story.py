"""The table in words: alt texts and the text board, from the same view as the pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES, Card, Phase, card_table
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import Offer, PlayerView, View
from render.games.saint_petersburg.chips import Kind, kinds_of
from render.games.saint_petersburg.gains import Gains, gains, house_key
from render.games.saint_petersburg.prices import price_of
from render.games.saint_petersburg.seats import passed, points_now, viewer
from render.games.saint_petersburg.titles import card_name, phase_name, tab_name
from render.picture import ALT_LIMIT, TEXT_LIMIT, packed, whole
from render.seats import spoken_name
from render.words import Say, said


def table_alt(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = frozenset()
) -> str:
    """Whose turn, phase, rows with prices and points first: what is needed to decide."""
    return whole([*_essentials(view, names, translate), _machines(names, ai, translate)], ALT_LIMIT)


def _machines(names: Sequence[str], ai: frozenset[Seat], translate: Say) -> str:
    """Which seats no person plays."""
    who = join((spoken_name(names, seat, translate) for seat in sorted(ai)), translate)
    return said(translate, "alt-ai", names=who) if who else ""


def phase_alt(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Say,
    ai: frozenset[Seat] = frozenset(),
) -> str:
    """What the phase paid to whom, who has what since, then all that lies before each."""
    came = list(zip(view.players, gains(view, events), strict=True))
    parts = [
        said(
            translate, "alt-phase-over", phase=phase_name(view.phase, translate), round=view.round
        ),
        *(_gained(player, gained, names, translate) for player, gained in came),
        *(_new(player, gained.new, names, translate) for player, gained in came),
        *(tableau(view, player, names, translate) for player in view.players),
        _machines(names, ai, translate),
    ]
    return whole(parts, ALT_LIMIT)


def _gained(player: PlayerView, gained: Gains, names: Sequence[str], translate: Say) -> str:
    """What a phase paid a player, what houses brought him, and his points after it."""
    name = spoken_name(names, player.seat, translate)
    points = said(translate, "alt-points-now", name=name, points=player.points)
    if gained.paid is not None:
        paid, more = gained.paid
        points = said(
            translate, "alt-gained", name=name, rubles=paid, more=more, points=player.points
        )
    if not gained.houses:
        return points
    houses = join((said(translate, house_key(house)) for house in gained.houses), translate)
    brought = {"rubles": gained.house_rubles, "points": gained.house_points}
    return f"{points} {said(translate, 'alt-houses-brought', houses=houses, **brought)}"


def _new(player: PlayerView, new: frozenset[Card], names: Sequence[str], translate: Say) -> str:
    """The kinds that came before a player."""
    if not new:
        return ""
    cards = join((card_name(card, translate) for card in sorted(new)), translate)
    return said(translate, "alt-new", name=spoken_name(names, player.seat, translate), cards=cards)


def text_boards(view: View, names: Sequence[str], translate: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    parts = [*_essentials(view, names, translate), *tableaux(view, names, translate)]
    if view.over:
        parts += _results(view, names, translate)
    return packed([*parts, _discards(view, translate)], TEXT_LIMIT)


def _essentials(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    yield awaited(view, names, translate)
    yield moment(view, translate)
    yield _passed(view, names, translate)
    yield _drawn(view, translate)
    yield _row(view, "upper", view.upper, translate)
    yield _row(view, "lower", view.lower, translate)
    for player in view.players:
        yield _figures(view, player, names, translate)
    for player in view.players:
        yield _earned(player, names, translate)
    yield _stacks(view, names, translate)
    if view.disc is not None:
        yield said(translate, "alt-gold-disc", name=spoken_name(names, view.disc, translate))


def _passed(view: View, names: Sequence[str], translate: Say) -> str:
    """Who has passed since the last card came or went."""
    who = join((spoken_name(names, seat, translate) for seat in sorted(passed(view))), translate)
    return said(translate, "alt-passed", names=who) if who else ""


def _earned(player: PlayerView, names: Sequence[str], translate: Say) -> str:
    """What each colour would pay a player, as far as it pays anything."""
    found = [
        said(
            translate,
            "alt-earns-one",
            phase=tab_name(phase, translate),
            rubles=rubles,
            points=points,
        )
        for phase, (rubles, points) in zip(SCORING_PHASES, player.income, strict=True)
        if rubles or points
    ]
    if not found:
        return ""
    name = spoken_name(names, player.seat, translate)
    return said(translate, "alt-earns", name=name, incomes=join(found, translate))


def awaited(view: View, names: Sequence[str], translate: Say) -> str:
    """Who must decide what, or who has won."""
    if view.over:
        winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
        who = join((spoken_name(names, seat, translate) for seat in winners), translate)
        return said(translate, "alt-over", names=who, number=len(winners))
    name = spoken_name(names, view.to_act[0], translate)
    if view.at_guild_hall:
        return said(translate, "alt-guild-hall", name=name, limit=view.guild_hall_gain)
    if view.at_trading_house:
        return said(translate, "alt-trading-house", name=name, limit=view.trading_house_limit)
    if view.at_pub:
        return said(translate, "alt-pub", name=name, limit=view.pub_limit)
    return said(translate, "alt-turn", name=name)


def moment(view: View, translate: Say) -> str:
    """Phase and round, and whether it is the last."""
    key = "alt-moment-last" if view.last_round else "alt-moment"
    return said(translate, key, phase=phase_name(view.phase, translate), round=view.round)


def _drawn(view: View, translate: Say) -> str:
    if view.drawn is None:
        return ""
    return said(translate, "alt-drawn", card=_priced(view, "drawn", view.drawn, translate))


def _row(view: View, source: str, cards: Sequence[Card], translate: Say) -> str:
    if not cards:
        return said(translate, f"alt-{source}-row-empty")
    found = (
        _several(_priced(view, source, card, translate), cards.count(card), translate)
        for card in dict.fromkeys(cards)
    )
    return said(translate, f"alt-{source}-row", cards=join(found, translate))


def _priced(view: View, source: str, card: Card, translate: Say) -> str:
    for offer in view.offers:
        if offer.card == card and offer.source == source:
            return priced(view.edition, offer, translate)
    return card_name(card, translate)


def priced(edition: str, offer: Offer, translate: Say) -> str:
    """A card and what it costs now."""
    price, name = price_of(card_table(edition), offer), card_name(offer.card, translate)
    if price.look == "barred":
        return said(translate, "alt-barred", card=name)
    return said(translate, "alt-priced", card=name, price=price.text)


def _figures(view: View, player: PlayerView, names: Sequence[str], translate: Say) -> str:
    """Points, hand and different aristocrats; rubles where everybody may see them."""
    facts: dict[str, str | int] = {
        "name": spoken_name(names, player.seat, translate),
        "points": points_now(view)[player.seat],
        "hand": player.hand_size,
        "aristocrats": player.different_aristocrats,
    }
    if view.seat is None and player.rubles is not None:
        return said(translate, "alt-player-rubles", rubles=player.rubles, **facts)
    return said(translate, "alt-player", **facts)


def _discards(view: View, translate: Say) -> str:
    """What lies in the discard pile, which is open to all."""
    pile = Counter(sorted(view.discard_pile))
    cards = join(
        (_several(card_name(card, translate), pile[card], translate) for card in pile), translate
    )
    return (
        said(translate, "alt-discards", number=len(view.discard_pile), cards=cards) if pile else ""
    )


def _stacks(view: View, names: Sequence[str], translate: Say) -> str:
    found = [
        said(
            translate,
            "alt-stack",
            stack=said(translate, f"stack-{phase.label}"),
            number=view.stacks[phase],
            name=spoken_name(names, view.markers[phase], translate),
        )
        for phase in Phase
    ]
    return said(translate, "alt-stacks", stacks=join(found, translate))


def tableaux(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    """What lies before each player, and in his hand where the table plays with open hands."""
    for player in view.players:
        yield tableau(view, player, names, translate)
    for player in view.players:
        if view.seat is None and player.hand:
            cards = join((card_name(card, translate) for card in player.hand), translate)
            name = spoken_name(names, player.seat, translate)
            yield said(translate, "alt-open-hand", name=name, cards=cards)


def tableau(view: View, player: PlayerView, names: Sequence[str], translate: Say) -> str:
    """The kinds before a player with their numbers."""
    name = spoken_name(names, player.seat, translate)
    shown = kinds_of(player, view.edition)
    if not shown:
        return said(translate, "alt-tableau-empty", name=name)
    return said(
        translate,
        "alt-tableau",
        name=name,
        cards=join((_kind(kind, translate) for kind in shown), translate),
    )


def _kind(kind: Kind, translate: Say) -> str:
    name = card_name(kind.card, translate)
    if kind.face_down:
        name = said(translate, "alt-face-down", card=name)
    if kind.used:
        name = said(translate, "alt-used", card=name)
    return _several(name, kind.copies, translate)


def _several(name: str, copies: int, translate: Say) -> str:
    return name if copies == 1 else said(translate, "alt-copies", number=copies, card=name)


def join(parts: Iterable[str], translate: Say) -> str:
    """A list in one sentence."""
    return said(translate, "alt-separator").join(parts)


def seat_alt(view: View, seat: Seat, names: Sequence[str], translate: Say) -> str:
    """One player's cards and figures."""
    player = view.players[seat]
    parts = [_figures(view, player, names, translate), tableau(view, player, names, translate)]
    return whole([*parts, *incomes(player, translate)], ALT_LIMIT)


def incomes(player: PlayerView, translate: Say) -> Iterable[str]:
    """What the next scorings would pay."""
    for phase, (rubles, points) in zip(SCORING_PHASES, player.income, strict=True):
        yield said(
            translate,
            "alt-income",
            phase=phase_name(phase, translate),
            rubles=rubles,
            points=points,
        )


def hand_alt(view: View, names: Sequence[str], translate: Say) -> str:
    """What the viewer holds, with prices, and the prices of the rows."""
    player = viewer(view)
    hand = player.hand or ()
    parts = [
        said(
            translate,
            "alt-hand",
            name=spoken_name(names, player.seat, translate),
            rubles=player.rubles or 0,
            points=player.points,
            number=len(hand),
            limit=player.hand_limit,
        ),
        *(_held(view, offer, hand, translate) for offer in view.hand_offers),
        *incomes(player, translate),
        _drawn(view, translate),
        _row(view, "upper", view.upper, translate),
        _row(view, "lower", view.lower, translate),
    ]
    return whole(parts, ALT_LIMIT)


def _held(view: View, offer: Offer, hand: Sequence[Card], translate: Say) -> str:
    text = priced(view.edition, offer, translate)
    text = _several(text, hand.count(offer.card), translate)
    less = [
        said(translate, "alt-displacing", card=card_name(card, translate), price=str(cost))
        for card, cost in offer.displacing
    ]
    if not less:
        return said(translate, "alt-held", card=text)
    return said(translate, "alt-held-trading", card=text, displacing=join(less, translate))


def result_alt(view: View, names: Sequence[str], translate: Say) -> str:
    """The ranking and where the points come from."""
    return whole([awaited(view, names, translate), *_results(view, names, translate)], ALT_LIMIT)


def _results(view: View, names: Sequence[str], translate: Say) -> list[str]:
    ranked = sorted(enumerate(view.final_scores), key=lambda item: item[1].rank)
    return [
        said(
            translate,
            "alt-result",
            rank=score.rank,
            name=spoken_name(names, seat, translate),
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
