"""What the contract tests of the bot need to know about Rattus Cartus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.contract.adapter import BotAdapter, MoveCommand
from bot.games.rattus_cartus import RATTUS_CARTUS_UI as UI
from bot.games.rattus_cartus import panels, tutorial
from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import CARD_IDS, CLASS_IDS, JOKER, PERSONS
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardsDemanded,
    InfluenceScored,
    NunSeen,
    SpecialsGained,
)
from engine.games.rattus_cartus.rulebook import RECONSTRUCTED
from engine.games.rattus_cartus.state import Demand, Phase, Step

GIVING_DEMANDS = (Demand.SWORD.value, Demand.GUARD_TOWER.value)
DECISION_STEPS = tuple(step.value for step in Step if step is not Step.OVER)


def assert_narrated(event: Any, names: Sequence[str], text: str) -> None:
    """Check that the text has the public sentence of the event, or says it above a question."""
    public, translate = UI.game.redact(event, None), UI.texts.in_language("en")
    sentence = None if public is None else UI.narration.narrate(public, names, translate)
    if sentence is None or sentence in text:
        return
    said: tuple[str, ...] = ()
    match public:
        case BuildingUsed(seat=seat, privilege=True):
            said = (
                f"{names[seat]} has the privilege.",
                f"{names[seat]} has this round’s privilege.",
            )
        case CardsDemanded(demand=Demand.GUARD_TOWER):
            said = ("\nGuard Tower: ",)
    assert any(words in text for words in said), (sentence, text)


def shown_by(event: Any) -> Iterator[str]:
    """Yield what a seat gained."""
    match event:
        case NunSeen():
            yield "nun"
        case InfluenceScored():
            yield "influence"
        case BuildingUsed(privilege=True):
            yield "privilege"
        case SpecialsGained(number=number) if number:
            yield "special"


ADAPTER = BotAdapter(
    ui=UI,
    computed_text_keys=(
        *(f"marked-{area}" for area in ("nuns", "round", "seats", "supplies", "buildings")),
        "phase-building",
        *(f"class-{name}" for name in CLASS_IDS),
        *(f"building-{kind.replace('_', '-')}" for kind in BUILDING_KINDS),
        *(f"card-{name}" for name in (*PERSONS, *CARD_IDS[JOKER:])),
        *(f"number-of-{name}" for name in CARD_IDS[JOKER:]),
        *(f"lesson-{key}" for key in tutorial.TIP_AREAS),
        "lesson-outcome-of-other",
        *(f"effect-{kind.replace('_', '-')}" for kind in BUILDING_KINDS),
        *(f"rules-{topic}" for topic in UI.rule_topics),
        *(f"reconstructed-{name}" for name in RECONSTRUCTED),
        *(f"question-{step}" for step in DECISION_STEPS),
        "difference-track",
        "asked-give",
        "asked-discard",
        *(
            f"ask-{step}"
            for step in ("supply", "look", "enter", "lay", "lay-more", "give", "discard")
        ),
        *(f"verb-{verb}" for verb in (*panels.VERBS_WITH_CHOICES, "enter", "pass")),
        *(f"verb-done-{verb}" for verb in ("lay", "discard")),
        *(f"refused-nothing-to-{verb}" for verb in (*panels.VERBS_WITH_CHOICES, "enter")),
        *(f"told-demand-{demand}" for demand in GIVING_DEMANDS),
        *(f"you-chose-{use}" for use in panels.CARD_ACTIONS),
        *(f"does-{use}" for use in panels.CARD_ACTIONS),
        *(
            f"fact-{effect}"
            for effect in ("draw", "brew", "rats", "heal", "look", "levy", "tokens")
        ),
        "fact-nothing",
        *(f"fact-card-{name}" for name in CARD_IDS[JOKER:]),
        *(f"alt-step-{step}" for step in DECISION_STEPS if step != "give"),
        *(f"alt-queue-{phase.value}" for phase in Phase),
        *(f"picture-step-{step}" for step in DECISION_STEPS),
    ),
    commands={
        "supply": MoveCommand("supply", ("building",)),
        "look": MoveCommand("look", ("nun",)),
        **dict.fromkeys(panels.ENTER_VERBS, MoveCommand("enter", ("building",))),
        "pass": MoveCommand("pass"),
        **{verb: MoveCommand(verb, ("cards",)) for verb in panels.CARD_ACTIONS},
        "done": MoveCommand("done"),
    },
    assert_narrated=assert_narrated,
    shown_by=shown_by,
    first_steps=frozenset(("nun", "influence", "privilege", "special")),
    own_words=("rattus",),
)
