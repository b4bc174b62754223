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


def table_alt(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat] = frozenset()) -> str:
    """Whose turn, phase, rows with prices and points first: what is needed to decide."""
    return whole([*_essentials(view, names, say), _machines(names, ai, say)], ALT_LIMIT)


def _machines(names: Sequence[str], ai: frozenset[Seat], say: Say) -> str:
    """Which seats no person plays."""
    who = join((spoken_name(names, seat, say) for seat in sorted(ai)), say)
    return said(say, "alt-ai", names=who) if who else ""


def phase_alt(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    say: Say,
    ai: frozenset[Seat] = frozenset(),
) -> str:
    """What the phase paid to whom, who has what since, then all that lies before each."""
    came = list(zip(view.players, gains(view, events), strict=True))
    parts = [
        said(say, "alt-phase-over", phase=phase_name(view.phase, say), round=view.round),
        *(_gained(player, gained, names, say) for player, gained in came),
        *(_new(player, gained.new, names, say) for player, gained in came),
        *(tableau(view, player, names, say) for player in view.players),
        _machines(names, ai, say),
    ]
    return whole(parts, ALT_LIMIT)


def _gained(player: PlayerView, gained: Gains, names: Sequence[str], say: Say) -> str:
    """What a phase paid a player, what houses brought him, and his points after it."""
    name = spoken_name(names, player.seat, say)
    points = said(say, "alt-points-now", name=name, points=player.points)
    if gained.paid is not None:
        paid, more = gained.paid
        points = said(say, "alt-gained", name=name, rubles=paid, more=more, points=player.points)
    if not gained.houses:
        return points
    houses = join((said(say, house_key(house)) for house in gained.houses), say)
    brought = {"rubles": gained.house_rubles, "points": gained.house_points}
    return f"{points} {said(say, 'alt-houses-brought', houses=houses, **brought)}"


def _new(player: PlayerView, new: frozenset[Card], names: Sequence[str], say: Say) -> str:
    """The kinds that came before a player."""
    if not new:
        return ""
    cards = join((card_name(card, say) for card in sorted(new)), say)
    return said(say, "alt-new", name=spoken_name(names, player.seat, say), cards=cards)


def text_boards(view: View, names: Sequence[str], say: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    parts = [*_essentials(view, names, say), *tableaux(view, names, say)]
    if view.over:
        parts += _results(view, names, say)
    return packed([*parts, _discards(view, say)], TEXT_LIMIT)


def _essentials(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    yield awaited(view, names, say)
    yield moment(view, say)
    yield _passed(view, names, say)
    yield _drawn(view, say)
    yield _row(view, "upper", view.upper, say)
    yield _row(view, "lower", view.lower, say)
    for player in view.players:
        yield _figures(view, player, names, say)
    for player in view.players:
        yield _earned(player, names, say)
    yield _stacks(view, names, say)
    if view.disc is not None:
        yield said(say, "alt-gold-disc", name=spoken_name(names, view.disc, say))


def _passed(view: View, names: Sequence[str], say: Say) -> str:
    """Who has passed since the last card came or went."""
    who = join((spoken_name(names, seat, say) for seat in sorted(passed(view))), say)
    return said(say, "alt-passed", names=who) if who else ""


def _earned(player: PlayerView, names: Sequence[str], say: Say) -> str:
    """What each colour would pay a player, as far as it pays anything."""
    found = [
        said(say, "alt-earns-one", phase=tab_name(phase, say), rubles=rubles, points=points)
        for phase, (rubles, points) in zip(SCORING_PHASES, player.income, strict=True)
        if rubles or points
    ]
    if not found:
        return ""
    name = spoken_name(names, player.seat, say)
    return said(say, "alt-earns", name=name, incomes=join(found, say))


def awaited(view: View, names: Sequence[str], say: Say) -> str:
    """Who must decide what, or who has won."""
    if view.over:
        winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
        who = join((spoken_name(names, seat, say) for seat in winners), say)
        return said(say, "alt-over", names=who, number=len(winners))
    name = spoken_name(names, view.to_act[0], say)
    if view.at_guild_hall:
        return said(say, "alt-guild-hall", name=name, limit=view.guild_hall_gain)
    if view.at_trading_house:
        return said(say, "alt-trading-house", name=name, limit=view.trading_house_limit)
    if view.at_pub:
        return said(say, "alt-pub", name=name, limit=view.pub_limit)
    return said(say, "alt-turn", name=name)


def moment(view: View, say: Say) -> str:
    """Phase and round, and whether it is the last."""
    key = "alt-moment-last" if view.last_round else "alt-moment"
    return said(say, key, phase=phase_name(view.phase, say), round=view.round)


def _drawn(view: View, say: Say) -> str:
    if view.drawn is None:
        return ""
    return said(say, "alt-drawn", card=_priced(view, "drawn", view.drawn, say))


def _row(view: View, source: str, cards: Sequence[Card], say: Say) -> str:
    if not cards:
        return said(say, f"alt-{source}-row-empty")
    found = (
        _several(_priced(view, source, card, say), cards.count(card), say)
        for card in dict.fromkeys(cards)
    )
    return said(say, f"alt-{source}-row", cards=join(found, say))


def _priced(view: View, source: str, card: Card, say: Say) -> str:
    for offer in view.offers:
        if offer.card == card and offer.source == source:
            return priced(view.edition, offer, say)
    return card_name(card, say)


def priced(edition: str, offer: Offer, say: Say) -> str:
    """A card and what it costs now."""
    price, name = price_of(card_table(edition), offer), card_name(offer.card, say)
    if price.look == "barred":
        return said(say, "alt-barred", card=name)
    return said(say, "alt-priced", card=name, price=price.text)


def _figures(view: View, player: PlayerView, names: Sequence[str], say: Say) -> str:
    """Points, hand and different aristocrats; rubles where everybody may see them."""
    facts: dict[str, str | int] = {
        "name": spoken_name(names, player.seat, say),
        "points": points_now(view)[player.seat],
        "hand": player.hand_size,
        "aristocrats": player.different_aristocrats,
    }
    if view.seat is None and player.rubles is not None:
        return said(say, "alt-player-rubles", rubles=player.rubles, **facts)
    return said(say, "alt-player", **facts)


def _discards(view: View, say: Say) -> str:
    """What lies in the discard pile, which is open to all."""
    pile = Counter(sorted(view.discard_pile))
    cards = join((_several(card_name(card, say), pile[card], say) for card in pile), say)
    return said(say, "alt-discards", number=len(view.discard_pile), cards=cards) if pile else ""


def _stacks(view: View, names: Sequence[str], say: Say) -> str:
    found = [
        said(
            say,
            "alt-stack",
            stack=said(say, f"stack-{phase.label}"),
            number=view.stacks[phase],
            name=spoken_name(names, view.markers[phase], say),
        )
        for phase in Phase
    ]
    return said(say, "alt-stacks", stacks=join(found, say))


def tableaux(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    """What lies before each player, and in his hand where the table plays with open hands."""
    for player in view.players:
        yield tableau(view, player, names, say)
    for player in view.players:
        if view.seat is None and player.hand:
            cards = join((card_name(card, say) for card in player.hand), say)
            name = spoken_name(names, player.seat, say)
            yield said(say, "alt-open-hand", name=name, cards=cards)


def tableau(view: View, player: PlayerView, names: Sequence[str], say: Say) -> str:
    """The kinds before a player with their numbers."""
    name = spoken_name(names, player.seat, say)
    shown = kinds_of(player, view.edition)
    if not shown:
        return said(say, "alt-tableau-empty", name=name)
    return said(
        say, "alt-tableau", name=name, cards=join((_kind(kind, say) for kind in shown), say)
    )


def _kind(kind: Kind, say: Say) -> str:
    name = card_name(kind.card, say)
    if kind.face_down:
        name = said(say, "alt-face-down", card=name)
    if kind.used:
        name = said(say, "alt-used", card=name)
    return _several(name, kind.copies, say)


def _several(name: str, copies: int, say: Say) -> str:
    return name if copies == 1 else said(say, "alt-copies", number=copies, card=name)


def join(parts: Iterable[str], say: Say) -> str:
    """A list in one sentence."""
    return said(say, "alt-separator").join(parts)


def seat_alt(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    """One player's cards and figures."""
    player = view.players[seat]
    parts = [_figures(view, player, names, say), tableau(view, player, names, say)]
    return whole([*parts, *incomes(player, say)], ALT_LIMIT)


def incomes(player: PlayerView, say: Say) -> Iterable[str]:
    """What the next scorings would pay."""
    for phase, (rubles, points) in zip(SCORING_PHASES, player.income, strict=True):
        yield said(
            say,
            "alt-income",
            phase=phase_name(phase, say),
            rubles=rubles,
            points=points,
        )


def hand_alt(view: View, names: Sequence[str], say: Say) -> str:
    """What the viewer holds, with prices, and the prices of the rows."""
    player = viewer(view)
    hand = player.hand or ()
    parts = [
        said(
            say,
            "alt-hand",
            name=spoken_name(names, player.seat, say),
            rubles=player.rubles or 0,
            points=player.points,
            number=len(hand),
            limit=player.hand_limit,
        ),
        *(_held(view, offer, hand, say) for offer in view.hand_offers),
        *incomes(player, say),
        _drawn(view, say),
        _row(view, "upper", view.upper, say),
        _row(view, "lower", view.lower, say),
    ]
    return whole(parts, ALT_LIMIT)


def _held(view: View, offer: Offer, hand: Sequence[Card], say: Say) -> str:
    text = priced(view.edition, offer, say)
    text = _several(text, hand.count(offer.card), say)
    less = [
        said(say, "alt-displacing", card=card_name(card, say), price=str(cost))
        for card, cost in offer.displacing
    ]
    if not less:
        return said(say, "alt-held", card=text)
    return said(say, "alt-held-trading", card=text, displacing=join(less, say))


def result_alt(view: View, names: Sequence[str], say: Say) -> str:
    """The ranking and where the points come from."""
    return whole([awaited(view, names, say), *_results(view, names, say)], ALT_LIMIT)


def _results(view: View, names: Sequence[str], say: Say) -> list[str]:
    ranked = sorted(enumerate(view.final_scores), key=lambda item: item[1].rank)
    return [
        said(
            say,
            "alt-result",
            rank=score.rank,
            name=spoken_name(names, seat, say),
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
