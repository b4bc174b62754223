"""Recounts points from tracks, hands and rats, and privileges from the cards laid down."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from engine.games.rattus_cartus.cards import GOLD, JOKER, NUNS_ON
from engine.games.rattus_cartus.rulebook import RULES, points_by_place
from tests.programs.review.played_on import PlayedOn


def recount(game: PlayedOn, better: Any) -> dict[str, float]:
    """Return the facts by name."""
    seat, end = game.seat, game.end
    dead = end.players[seat].rats > sum(NUNS_ON[card] for card in end.nuns)
    hands = [player.hand for player in end.players]
    golds = [hand.count(GOLD) for hand in hands]
    people = [sum(card <= JOKER for card in hand) for hand in hands]
    return {
        **{f"track-{cls}": _track(end, cls, seat) for cls in range(len(end.heights))},
        "gold": _most(golds, RULES.points.gold, seat),
        "people": _most(people, RULES.points.hand, seat),
        "tokens": RULES.points.token * end.players[seat].tokens,
        "plague": 10 * dead,
        "flutes": _rats_sent(game),
        "rival": game.best_rival(),
        "privilege": 10 * _gets_privilege(game),
    }


def _rats_sent(game: PlayedOn) -> int:
    events = [event for each in game.steps for event in each.events]
    sent = [
        event.to for event in events if event.kind == "flute-played" and event.seat == game.seat
    ]
    return len([rat for rats in sent for rat in rats])


def _track(end: Any, cls: int, seat: int) -> int:
    if not end.heights[cls][seat]:
        return 0
    place = end.orders[cls].index(seat)
    points = points_by_place(len(end.players))
    return points[place] if place < len(points) else 0


def _most(numbers: list[int], points: Any, seat: int) -> int:
    place = sum(number > numbers[seat] for number in numbers)
    return points[place] if numbers[seat] and place < len(points) else 0


def _gets_privilege(game: PlayedOn) -> bool:
    """Return whether the seat laid down the most people in its building, or of two in the round."""
    events = [event for each in game.steps for event in each.events]
    this_round = list(takewhile(lambda event: event.kind != "round-began", events))
    settled = [event.seat for event in this_round if event.kind == "privilege-settled"]
    if len(game.end.players) > 2:
        for event in this_round:
            if event.kind == "revealed" and event.seats:
                laid = [sum(card <= JOKER for card in cards) for cards in event.cards]
                settled.append(event.seats[laid.index(max(laid))])
    return game.seat in settled
