"""What a player alone may see, in words."""

from __future__ import annotations

from bot.games.saint_petersburg.narration import card_key
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.view import PlayerView, View
from render.words import Say


def in_words(view: View, say: Say) -> str:
    """Rubles, hand and coming income of the viewer, who alone reads it."""
    assert view.seat is not None
    own = view.players[view.seat]
    assert own.hand is not None
    cards = ", ".join(say(card_key(card)) for card in own.hand)
    lines = [
        say("hand-money", rubles=own.rubles, points=own.points),
        say("hand-cards", cards=cards, size=own.hand_size, limit=own.hand_limit),
        say("hand-income", **_income(own)),
    ]
    if view.seat in view.to_act:
        lines.append(say("hand-your-turn"))
    return "\n".join(lines)


def _income(own: PlayerView) -> dict[str, int]:
    return {
        f"{phase.label}_{what}": amount
        for phase, gains in zip(Phase, own.income, strict=False)
        for what, amount in zip(("rubles", "points"), gains, strict=True)
    }
