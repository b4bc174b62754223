"""Recounts what the market pays from everybody's money."""

from __future__ import annotations

from typing import Any

from tests.programs.review.played_on import PlayedOn


def recount(game: PlayedOn, better: Any) -> dict[str, float]:
    """Return the facts by name."""
    money_before = game.start.players[game.seat].money
    in_round = [each for each in game.steps if each.before.round == game.start.round]
    money_after = in_round[-1].after.players[game.seat].money
    return {
        "market": money_after - money_before,
        "later": game.end.players[game.seat].money - money_after,
        "rival": game.best_rival(),
    }
