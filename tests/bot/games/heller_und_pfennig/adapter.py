"""What the contract tests of the bot need to know about Auf Heller und Pfennig."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.contract.adapter import BotAdapter, MoveCommand
from bot.games.heller_und_pfennig import HELLER_UND_PFENNIG_UI as UI
from bot.games.heller_und_pfennig import panels, tutorial
from engine.games.heller_und_pfennig.events import LinePaid, StallPlaced, TilePlaced
from engine.games.heller_und_pfennig.market import line_name, space_name
from engine.games.heller_und_pfennig.tiles import TILE_VALUE
from render.games.heller_und_pfennig.icons import PERSONS
from render.games.heller_und_pfennig.names import tile_name
from render.translation import format_signed

SAY = UI.texts.in_language("en")


def assert_narrated(event: Any, names: Sequence[str], text: str) -> None:
    """Check that one line of the text has the player and every fact of the event."""
    match event:
        case StallPlaced(seat, goods, space):
            facts = [names[seat], f"{goods} ware", space_name(space)]
        case TilePlaced(seat, tile, _, space):
            facts = [names[seat], tile_name(tile, SAY), space_name(space)]
        case LinePaid(line, amounts) if any(amounts):
            facts = [line_name(line)]
            facts += [
                f"{name} {format_signed(amount)}"
                for name, amount in zip(names, amounts, strict=True)
                if amount
            ]
        case _:
            return
    assert any(all(word in line for word in facts) for line in text.splitlines()), (facts, text)


def shown_by(event: Any) -> Iterator[str]:
    """Yield what a piece that was placed is, and where it came from."""
    match event:
        case StallPlaced(goods=goods):
            yield "stall" if goods == 1 else "large stall"
        case TilePlaced(tile=tile, source=source):
            yield source
            value = TILE_VALUE[tile]
            yield "buyer" if value > 0 else "rogue" if value < 0 else "special"


ADAPTER = BotAdapter(
    ui=UI,
    computed_text_keys=(
        *(f"marked-{area}" for area in ("market", "row-ends", "seats", "place")),
        "phase-round",
        *(f"tile-{person.replace('_', '-')}" for person in PERSONS.values()),
        *(f"lesson-{key}" for key in tutorial.TIP_AREAS),
        "lesson-paid-of-other",
        "lesson-sum-of-other",
        *(f"rules-{topic}" for topic in UI.rule_topics),
        *(f"verb-{verb}" for verb in panels.VERBS),
        *(f"verb-{verb}-tile" for verb in ("kept", "drawn")),
        *(f"ask-{verb}" for verb in panels.VERBS_WITH_PIECE),
        *(f"piece-{verb}" for verb in ("kept", "drawn")),
        *(f"refused-nothing-to-{verb}" for verb in panels.VERBS_WITH_PIECE),
        "refused-nothing-but-drawn",
        "refused-nothing-there",
        *(f"told-placed-{source}" for source in ("drawn", "kept", "open")),
        *(f"reason-own-{sign}" for sign in ("plus", "minus", "none")),
        *(f"reason-others-{sign}" for sign in ("plus", "minus")),
    ),
    commands={
        **dict.fromkeys(
            panels.VERBS_WITH_CHOICES, MoveCommand("place", ("piece", "space"), takes_rest=True)
        ),
        "draw": MoveCommand("draw"),
    },
    assert_narrated=assert_narrated,
    shown_by=shown_by,
    first_steps=frozenset(("large stall", "drawn", "kept", "buyer", "rogue", "special")),
    own_words=("heller", "pfennig"),
)
