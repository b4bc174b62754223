"""Saint Petersburg's own part of the tests of the bot."""

from __future__ import annotations

from bot.games.saint_petersburg import SAINT_PETERSBURG as UI
from bot.games.saint_petersburg import panels, tutorial
from engine.games.saint_petersburg.cards import CARD_IDS, EDITIONS, Phase
from render.games.saint_petersburg.card import CARDS_WITH_RULES
from render.games.saint_petersburg.names import edition_key
from tests.bot.adapter import Adapter, Command
from tests.bot.told import assert_told

SAINT_PETERSBURG = Adapter(
    ui=UI,
    keys=(
        *(f"card-{card.replace('_', '-')}" for card in CARD_IDS),
        *(f"rule-{card.replace('_', '-')}" for card in CARDS_WITH_RULES),
        *(f"stack-{phase.label}" for phase in Phase),
        *(f"phase-{phase.label}" for phase in Phase),
        *(f"picture-phase-{phase.label}" for phase in Phase),
        *(f"lesson-{key}" for key in tutorial.TIP_KEYS),
        *(f"rules-{topic}" for topic in UI.rule_topics),
        *(f"ask-{verb}" for verb in ("buy", "take", "play", "draw", "release", *panels.HOUSES)),
        *(edition_key(edition) for edition in EDITIONS),
        *(f"verb-{verb}" for verb in panels.VERBS),
        *(f"refused-nothing-to-{verb}" for verb in panels.VERBS),
        "refused-nothing-in-hand",
        *(f"source-{source}" for source in panels.SOURCES),
    ),
    commands={
        "buy": Command("buy", ("card", "displace")),
        "take": Command("take", ("card",)),
        "play": Command("play", ("card", "displace")),
        "draw": Command("observatory", ("stack",)),
        "release": Command("prison", ("card",)),
        "guild-hall": Command("house", ("points",), takes_number=True),
        "trading-house": Command("house", ("points",), takes_number=True),
        "pub": Command("pub", ("points",), takes_number=True),
        "discard": Command("discard"),
        "pass": Command("pass"),
    },
    assert_told=assert_told,
)
