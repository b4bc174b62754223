"""Events, questions and standings of games in one file as sentences."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Seat
from engine.simple.declaration import Simple
from engine.simple.state import RESIGN, DecisionDropped, Event, Fact, Move, Moved, Told, WentOut
from engine.simple.view import View
from render.simple.alt_text import situation
from render.simple.words import value_name
from render.translation import Translate

log = logging.getLogger(__name__)


class SimpleNarration:
    """Implements `bot.game_ui.Narration` by the texts `told-`, `you-`, `apart-` and `question-`."""

    def __init__(self, rules: Simple) -> None:
        self._rules, self._keys = rules, rules.text_keys
        self._lacking = set[str]()

    def narrate(self, event: Event, names: Sequence[str], translate: Translate) -> str | None:
        """Return a sentence for everybody: of a move by its own text or by its name."""
        match event:
            case WentOut(seat, resigned):
                key = "resigned" if resigned else "out"
                own = f"told-{key}"
                return translate(own if own in self._keys else f"simple-{own}", name=names[seat])
            case Moved(move=(str(name), *_)) if name in self._rules.untold_moves:
                return None
            case Moved(seat, move, False) if move not in (None, RESIGN):
                if (key := f"told-{move[0]}") in self._keys:
                    return translate(key, name=names[seat], **self._chosen(move, translate))
                return translate(
                    "simple-told-move", name=names[seat], move=self.move(move, translate)
                )
            case Told(key, facts, None):
                return self._told(f"told-{key}", facts, names, translate)
        return None

    def narrate_for_actor(self, event: Event, translate: Translate) -> str | None:
        """Return a move as a sentence to whoever made it, who is always told of it."""
        match event:
            case Moved(_, move) if move == RESIGN:
                return translate("simple-you-resigned")
            case Moved(_, move) if move is not None:
                if (key := f"you-{move[0]}") in self._keys:
                    return translate(key, **self._chosen(move, translate))
                return translate("simple-you-move", move=self.move(move, translate))
        return None

    def narrate_for_observer(
        self, event: Event, names: Sequence[str], translate: Translate
    ) -> str | None:
        """Return what was told to one seat alone, or that its secret decision counts no more."""
        match event:
            case DecisionDropped(_, resigned):
                return translate("simple-decision-dropped", name=names[resigned])
            case Told(key, facts, int()):
                return self._told(f"apart-{key}", facts, names, translate)
        return None

    def is_repeated_in_prompt(self, event: Event, view: View) -> bool:
        """Return False: no question repeats an event."""
        return False

    def repeats(self, private: Event, public: Event) -> bool:
        """Return whether everybody is told of a secret decision: who made it, and all it names."""
        match private, public:
            case Moved(seat, (name, *values), True), Told(key, facts, None) if values:
                chosen = zip(self._rules.moves[str(name)], values, strict=True)
                return f"told-{key}" in self._keys and {("seat", seat), *chosen} <= {*facts}
        return False

    def in_phase_summary(self, event: Event) -> bool:
        """Return whether it tells what happened; secret decisions do not."""
        return not (isinstance(event, Moved) and event.secret)

    def situation(self, view: View, translate: Translate) -> str:
        """Name the phase, and the round in a game that counts them."""
        return situation(self._rules, view, translate)

    def question(self, view: View, acting: Sequence[str], translate: Translate) -> str:
        """Say who has to decide."""
        names = tuple(f"**{name}**" for name in acting)
        where, own = self.situation(view, translate), f"question-{view.phase}"
        key = own if own in self._keys else "simple-question"
        return translate(key, names=names, number=len(names), situation=where)

    def name_parameter(self, param: str, value: Any, translate: Translate) -> str | None:
        """Return None: no reason has parameters."""
        return None

    def move(self, move: Move, translate: Translate) -> str:
        """Return a move in a few words."""
        name, *values = move
        verb = translate(f"verb-{name}")
        labels = [
            self.label(chosen, value, translate)
            for chosen, value in zip(self._rules.moves[str(name)], values, strict=True)
        ]
        if not labels:
            return verb
        return translate("simple-move-values", verb=verb, values=", ".join(labels))

    def label(self, chosen: str, value: str | int, translate: Translate) -> str:
        """Return the label of one choice."""
        if isinstance(value, int) and f"choice-{chosen}" in self._keys:
            return translate(f"choice-{chosen}", number=value)
        return value_name(self._rules, chosen, value, translate)

    def named(self, facts: Mapping[str, str | int], translate: Translate) -> dict[str, Any]:
        """Return facts by their kind for a text: numbers as they are, codes by their names."""
        return {
            key: value if isinstance(value, int) else value_name(self._rules, key, value, translate)
            for key, value in facts.items()
        }

    def _chosen(self, move: Move, translate: Translate) -> dict[str, Any]:
        """Return what was chosen by its kind, for a text; of one chosen twice, a list of names."""
        name, *values = move
        by_kind = defaultdict[str, list[str | int]](list)
        for kind, value in zip(self._rules.moves[str(name)], values, strict=True):
            by_kind[kind].append(value)
        return self.named({kind: each[0] for kind, each in by_kind.items()}, translate) | {
            kind: tuple(value_name(self._rules, kind, value, translate) for value in each)
            for kind, each in by_kind.items()
            if len(each) > 1
        }

    def _told(
        self,
        key: str,
        facts: Sequence[tuple[str, Fact]],
        names: Sequence[str],
        translate: Translate,
    ) -> str | None:
        """Return what was told; without a text nothing, and the log says so once."""
        if key in self._keys:
            return translate(key, **self._facts(facts, names, translate))
        if key not in self._lacking:
            self._lacking.add(key)
            log.warning("%s tells nothing, as its texts lack %s", self._rules.name, key)
        return None

    def _facts(
        self, facts: Sequence[tuple[str, Fact]], names: Sequence[str], translate: Translate
    ) -> dict[str, Any]:
        arguments = dict[str, Any]()
        for key, fact in facts:
            if key == "seat" and isinstance(fact, int):
                arguments["name"] = names[fact]
            elif key == "seats" and isinstance(fact, tuple):
                arguments["names"] = tuple(names[int(seat)] for seat in fact)
            elif isinstance(fact, tuple):
                arguments[key] = tuple(
                    value_name(self._rules, key, each, translate) for each in fact
                )
            else:
                arguments[key] = (
                    fact if isinstance(fact, int) else value_name(self._rules, key, fact, translate)
                )
        return arguments


def final_standings(rules: Simple, view: View, names: Sequence[str], translate: Translate) -> str:
    """Return who has won, then the ranking, and those without a place if others have one."""
    winners = tuple(names[seat] for seat, rank in enumerate(view.ranks) if rank == 1)
    key = "simple-together" if rules.together else "simple-winners"
    title = translate(key, number=len(winners), names=winners)
    order = sorted(range(len(names)), key=lambda seat: (view.ranks[seat] or 99, seat))
    is_ranked = bool(winners) and not rules.together
    lines = [_standing(view, seat, names[seat], translate, is_ranked=is_ranked) for seat in order]
    return "\n".join([translate("simple-end-title", winners=title), *lines])


def _standing(view: View, seat: Seat, name: str, translate: Translate, *, is_ranked: bool) -> str:
    rank, points = view.ranks[seat], view.points[seat]
    if not is_ranked:
        return translate("simple-end-line-points", name=name, points=points)
    if rank is None:
        return translate("simple-end-line-out", name=name, points=points)
    return translate("simple-end-line", rank=rank, name=name, points=points)
