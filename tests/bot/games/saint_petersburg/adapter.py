"""What the contract tests of the bot need to know about Saint Petersburg."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.contract.adapter import BotAdapter, MoveCommand
from bot.games.saint_petersburg import SAINT_PETERSBURG_UI as UI
from bot.games.saint_petersburg import panels, tutorial
from engine.games.saint_petersburg.cards import CARD_IDS, EDITIONS, Phase, card_table
from engine.games.saint_petersburg.events import Bought, Played
from render.games.saint_petersburg.card import CARDS_WITH_RULES
from render.games.saint_petersburg.names import edition_key
from tests.bot.games.saint_petersburg.narrated_facts import assert_narrated


def shown_by(event: Any) -> Iterator[str]:
    """Yield the colour of a card that came into play, and what is special about it."""
    if not isinstance(event, Bought | Played):
        return
    table = card_table("base")
    yield "exchange" if event.displaced is not None else table.colour[event.card].label
    if event.card in (table.pub, table.observatory):
        yield "special"


ADAPTER = BotAdapter(
    ui=UI,
    computed_text_keys=(
        *(
            f"marked-{area}"
            for area in (
                "stacks",
                "seats",
                "decision",
                "upper",
                "lower",
                "worker-cards",
                "building-cards",
                "aristocrat-cards",
                "trading-cards",
            )
        ),
        *(f"card-{card.replace('_', '-')}" for card in CARD_IDS),
        *(f"rule-{card.replace('_', '-')}" for card in CARDS_WITH_RULES),
        *(f"stack-{phase.label}" for phase in Phase),
        *(f"phase-{phase.label}" for phase in Phase),
        *(f"picture-phase-{phase.label}" for phase in Phase),
        *(f"lesson-{key}" for key in tutorial.TIP_AREAS),
        "lesson-gain",
        *(f"rules-{topic}" for topic in UI.rule_topics),
        *(f"ask-{verb}" for verb in ("buy", "take", "play", "draw", "release")),
        *(edition_key(edition) for edition in EDITIONS),
        *(f"verb-{verb}" for verb in panels.VERBS),
        *(f"refused-nothing-to-{verb}" for verb in panels.VERBS),
        "refused-nothing-in-hand",
        *(f"source-{source}" for source in panels.SOURCES),
    ),
    commands={
        "buy": MoveCommand("buy", ("card", "displace")),
        "take": MoveCommand("take", ("card",)),
        "play": MoveCommand("play", ("card", "displace")),
        "draw": MoveCommand("observatory", ("stack",)),
        "release": MoveCommand("prison", ("card",)),
        "guild-hall": MoveCommand("house", ("points",), takes_number=True),
        "trading-house": MoveCommand("house", ("points",), takes_number=True),
        "pub": MoveCommand("pub", ("points",), takes_number=True),
        "discard": MoveCommand("discard"),
        "pass": MoveCommand("pass"),
    },
    assert_narrated=assert_narrated,
    shown_by=shown_by,
    first_steps=frozenset(("green", "blue", "red", "exchange", "special")),
    own_words=(
        "stpete",
        r"\brubles?\b",
        "observator",
        "aristocrat",
        "trading card",
        r"\bczar",
        r"\bpub\b",
        "warehouse",
        "new society",
    ),
)
