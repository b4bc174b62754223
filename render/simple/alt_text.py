"""The pictures of games in one file as text, for alt texts and text boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import PhaseEnded, Seat
from engine.simple.declaration import Simple
from engine.simple.game import SimpleGame
from engine.simple.view import View, public_part
from render.context import RenderContext
from render.picture import ALT_LIMIT, TEXT_LIMIT, join_truncated, paginate
from render.players import alt_text_name
from render.simple.words import figure, piece_list
from render.translation import Translate


class Descriptions:
    """Describes the pictures of one game. Whatever the view, only what everybody sees."""

    def __init__(self, game: SimpleGame) -> None:
        self._game, self._rules = game, game.rules

    def situation(self, view: View, translate: Translate) -> str:
        """Name the phase, and the round in a game that counts them."""
        return situation(self._rules, view, translate)

    def table(self, view: View, _changes: None, context: RenderContext) -> str:
        return self._joined(self.situation(view, context.translate), view, context)

    def phase(self, view: View, events: Sequence[Any], context: RenderContext) -> str:
        return self._joined(phase_title(events, context.translate), view, context)

    def result(self, view: View, context: RenderContext) -> str:
        """Name the winners, then the place, the points and the figures of each player."""
        title = result_title(self._rules, view, context)
        seats = sorted(range(len(view.players)), key=lambda seat: (view.ranks[seat] or 99, seat))
        lines = (self._finisher(view, seat, context) for seat in seats)
        return join_truncated([f"{title}.", *lines], ALT_LIMIT)

    def _finisher(self, view: View, seat: Seat, context: RenderContext) -> str:
        translate, rank = context.translate, view.ranks[seat]
        points = translate("simple-points")
        facts = [translate("simple-figure", name=points, number=view.points[seat])]
        if rank is not None and not self._rules.together:
            facts.insert(0, translate("simple-place", rank=rank))
        row = self._game.row(view, seat)
        # The points are often a figure of that name, too.
        facts += [figure(name, number, translate) for name, number in row.items()]
        name = alt_text_name(context.names, seat, translate)
        return translate("simple-seat", name=name, facts=", ".join(dict.fromkeys(facts)))

    def boards(self, view: View, context: RenderContext) -> tuple[str, ...]:
        """Return all public information, a line per fact."""
        title = f"{self.situation(view, context.translate)}."
        return paginate([title, *self._facts(view, context)], TEXT_LIMIT)

    def seat(self, view: View, seat: Seat, context: RenderContext) -> str:
        """Describe what one player has."""
        translate = context.translate
        row = self._game.row(view, seat)
        facts = [figure(name, number, translate) for name, number in row.items()]
        if pieces := piece_list(self._rules, self._game.pieces(view, seat), translate):
            facts.append(pieces)
        if held := piece_list(self._rules, self._game.held(view, seat), translate):
            facts.append(translate("simple-held", pieces=held))
        if seat in view.out:
            facts.append(translate("simple-out"))
        name = alt_text_name(context.names, seat, translate)
        return translate("simple-seat", name=name, facts=", ".join(facts) or "–")

    def hand(self, view: View, context: RenderContext) -> str:
        return join_truncated([self.own_pieces(view, context.translate)], ALT_LIMIT)

    def own_pieces(self, view: View, translate: Translate) -> str:
        """Describe what the seat of a view has in the hand."""
        if view.seat is None:
            raise ValueError("a hand is described from the view of its seat")
        pieces = piece_list(self._rules, self._game.hand(view, view.seat), translate)
        return translate("simple-hand", pieces=pieces or "–")

    def _joined(self, title: str, view: View, context: RenderContext) -> str:
        return join_truncated([f"{title}.", *self._facts(view, context)], ALT_LIMIT)

    def _facts(self, view: View, context: RenderContext) -> Iterator[str]:
        public = public_part(view)
        for row in self._game.board(public):
            if pieces := piece_list(self._rules, row, context.translate):
                yield context.translate("simple-board", pieces=pieces)
        for seat in range(len(public.players)):
            yield self.seat(public, seat, context)


def situation(rules: Simple, view: View, translate: Translate) -> str:
    """Name a phase, and the round in a game that counts them."""
    if rules.counts_rounds:
        return _situation(view.round, view.phase, translate)
    return translate(f"phase-{view.phase}")


def phase_title(events: Sequence[Any], translate: Translate) -> str:
    """Name the phase that these events ended, with its round."""
    ended = [event for event in events if isinstance(event, PhaseEnded)][-1]
    return _situation(ended.round, ended.phase, translate)


def _situation(round_: int, phase: str, translate: Translate) -> str:
    phase = translate(f"phase-{phase}")
    return translate("simple-situation", round=round_, phase=phase)


def result_title(rules: Simple, view: View, context: RenderContext) -> str:
    """Name the winners, if any."""
    winners = [
        alt_text_name(context.names, seat, context.translate)
        for seat, rank in enumerate(view.ranks)
        if rank == 1
    ]
    key = "simple-together" if rules.together else "simple-winners"
    return context.translate(key, number=len(winners), names=", ".join(winners))
