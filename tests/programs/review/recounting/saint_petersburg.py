"""Recounts rubles, points and cards from the actions and what they change."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from engine.games.saint_petersburg.cards import Colour, Phase
from tests.programs.review.played_on import PlayedOn, Step

POINT_SALES = ("pub", "guild-hall", "trading-house")

MOST_KINDS = 10
"""Aristocrats that bring points at the end in Saint Petersburg (2004)."""


def recount(game: PlayedOn, better: Any) -> dict[str, float]:
    """Return the facts by name. `better` is the action that a hint recommends."""
    seat, player = game.seat, game.end.players[game.seat]
    own_actions = [each.action for each in game.steps if each.seat == seat]
    facts = {
        "kinds": _kinds(game, seat),
        "hand": len(player.hand),
        "left": player.rubles,
        "bought": sum(each.points for each in own_actions if each.kind in POINT_SALES),
        "income": sum(_change(each, seat, "rubles") for each in _passes(game)),
        "free": 10 * (not _rival_first(game, better)),
    }
    if len(game.end.players) > 1:
        rivals = [other for other in range(len(game.end.players)) if other != seat]
        court = _kinds(game, max(rivals, key=lambda other: game.result.points[other] or 0))
        facts |= {"court": court, "rival": game.best_rival() - _bonus(game, court)}
    for name, phase in zip(("workers", "buildings", "aristocrats"), Phase, strict=False):
        ends = [each for each in _passes(game) if each.before.phase == phase]
        facts[name] = sum(_change(each, seat, "points") for each in ends)
    return facts


def _kinds(game: PlayedOn, seat: int) -> int:
    """Return the different aristocrats that count at the end."""
    in_play, table = game.end.players[seat].in_play, game.end.table
    red = sum(1 for card in table.by_colour[Colour.RED] if in_play[card])
    return red if table.further_aristocrat else min(red, MOST_KINDS)


def _bonus(game: PlayedOn, kinds: int) -> int:
    further = max(0, kinds - MOST_KINDS)
    return sum(range(min(kinds, MOST_KINDS) + 1)) + further * int(game.end.table.further_aristocrat)


def _passes(game: PlayedOn) -> list[Step]:
    """Return the passes: what changes anybody's rubles or points then is a scoring or the disc."""
    return [each for each in game.steps if each.action.kind == "pass"]


def _change(step: Step, seat: int, of: str) -> int:
    after, before = step.after.players[seat], step.before.players[seat]
    return int(getattr(after, of) - getattr(before, of))


def _rival_first(game: PlayedOn, better: Any) -> bool:
    if better.kind not in ("buy", "take") or better.source == "drawn":
        return False
    this_round = takewhile(lambda each: each.before.round == game.start.round, game.steps)
    takers = [
        each.seat
        for each in this_round
        if each.action.kind in ("buy", "take")
        and each.action.card == better.card
        and each.action.source != "drawn"
    ]
    return takers[:1] not in ([], [game.seat])
