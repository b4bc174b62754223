"""What the contract tests of the bot need to know of the Council."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.contract.adapter import BotAdapter, MoveCommand
from tests.examples.council.bot import COUNCIL_UI as UI
from tests.examples.council.bot import panels
from tests.examples.council.engine.cards import KINDS
from tests.examples.council.engine.state import Phase


def assert_narrated(event: Any, names: Sequence[str], told: str) -> None:
    """Check that the text has the public sentence of the event."""
    public, translate = UI.game.redact(event, None), UI.texts.in_language("en")
    sentence = None if public is None else UI.narration.narrate(public, names, translate)
    assert sentence is None or sentence in told, (sentence, told)


ADAPTER = BotAdapter(
    ui=UI,
    computed_text_keys=(
        *(f"card-{kind}" for kind in KINDS),
        *(f"phase-{phase.value}" for phase in Phase),
        *(f"rules-{topic}" for topic in UI.rule_topics),
        *(f"question-{phase.value}" for phase in Phase if phase is not Phase.HARVEST),
        *(f"ask-{verb}" for verb in ("what", "give", "lay", "claim")),
        *(f"verb-{verb}" for verb in panels.VERBS),
        *(f"refused-nothing-to-{verb}" for verb in panels.VERBS),
    ),
    commands={
        "give": MoveCommand("give", ("cards",), takes_several=True),
        "lay": MoveCommand("lay", ("cards",)),
        "done": MoveCommand("done"),
        "claim": MoveCommand("claim", ("field",)),
    },
    assert_narrated=assert_narrated,
    own_words=(r"\bcouncil\b", r"\bdike\b"),
)
