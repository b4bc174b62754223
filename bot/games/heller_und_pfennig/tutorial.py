"""What a guided game explains, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.games.heller_und_pfennig.panels import is_beginning
from bot.games.heller_und_pfennig.piece_names import line_ref
from bot.tip import Tip
from engine.games.heller_und_pfennig.events import LinePaid
from engine.games.heller_und_pfennig.market import SPACES, Stall, space_name
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, TILE_VALUE
from engine.games.heller_und_pfennig.view import View
from render.translation import format_signed

TIP_AREAS: dict[str, str | None] = {
    "end": None,
    "drawn": "market",
    "welcome": "market",
    "paid": "row-ends",
    "sum": "seats",
    "stall": None,
    "last-round": "market",
    "nearing": "market",
    "on-your-own": None,
    "lines": "row-ends",
    "kept": None,
    "tiles": "market",
    "fire": None,
    "evil-eye": None,
    "gold": None,
    "unpleasant": None,
    "full-line": None,
}
"""All tips, the most important first, with the part of the table that each speaks of.

A tip about a piece or a line marks that instead.
"""

DEAL, OPPONENTS = 3, 1

FIRST_TURNS = 6
"""With so many pieces on the first market, it is time to look ahead."""

FEW_SPACES = 8
"""With so few empty spaces in the last round, the end of the game is near."""


def shows_automatic_hints(view: View) -> bool:
    """Whether this is the first part of the first round; later the player asks for hints."""
    return is_beginning(view) and not view.over


def due_tips(view: View, events: Sequence[Any], _earlier: Iterable[Any] = ()) -> tuple[Tip, ...]:
    """The tips that fit the situation, the most important first."""
    if view.over:
        return (*_payment_tips(view, events), Tip("end"))
    due = [*_progress_tips(view), *_market_tips(view), *_payment_tips(view, events)]
    order = tuple(TIP_AREAS)
    return tuple(sorted(due, key=lambda tip: order.index(tip.key)))


def _tip(key: str, area: str | None = None) -> Tip:
    return Tip(key, area=area or TIP_AREAS[key])


def _progress_tips(view: View) -> Iterator[Tip]:
    """Yield tips about the current phase of the game."""
    assert view.seat is not None
    if view.drawing:
        yield _tip("drawn")
        return
    if view.round == 1:
        begins = {"begins": int(view.first == view.seat)}
        rival = None if view.first == view.seat else view.first
        yield Tip("welcome", begins, seat=rival, area=TIP_AREAS["welcome"])
        yield _tip("stall")
        if len(view.empty_spaces) <= SPACES - FIRST_TURNS:
            yield _tip("tiles")
    if not shows_automatic_hints(view):
        yield _tip("on-your-own")
    if view.last_round:
        yield Tip("last-round", {"stalls": _stalls_left(view)}, area=TIP_AREAS["last-round"])
        if len(view.empty_spaces) <= FEW_SPACES:
            yield _tip("nearing")
    if view.players[view.seat].has_kept:
        yield _tip("kept")


def _market_tips(view: View) -> Iterator[Tip]:
    """Yield tips about what lies on the market, and tiles that the viewer can place."""
    assert view.seat is not None
    cells = [cell for row in view.rows for cell in row]
    own = [tile for tile in (view.drawn, view.players[view.seat].kept) if tile is not None]
    for tile, key in ((FIRE, "fire"), (EYE, "evil-eye"), (GOLD, "gold")):
        if tile in cells:
            yield _tip(key, space_name(cells.index(tile)))
        elif tile in own:
            yield _tip(key)
    if any(isinstance(cell, Stall) for cell in cells):
        yield _lines_tip(view)
    rogues = [space for space, cell in enumerate(cells) if _is_rogue(cell)]
    if rogues:
        yield _tip("unpleasant", space_name(rogues[0]))
    elif any(map(_is_rogue, own)):
        yield _tip("unpleasant")
    full = next((line for line in view.lines if line.full), None)
    if full is not None:
        ends = f"{space_name(full.spaces[0])}–{space_name(full.spaces[-1])}"
        yield Tip("full-line", {"line": line_ref(full.line)}, area=ends)


def _lines_tip(view: View) -> Tip:
    """How a line pays, with a sum from the market if any line pays anything, best to the viewer."""
    assert view.seat is not None
    area = TIP_AREAS["lines"]
    for seat in sorted(range(len(view.players)), key=lambda seat: seat != view.seat):
        for line in view.lines:
            for segment in line.segments:
                if sous := segment.payouts[seat]:
                    params = {
                        "worked": "own" if seat == view.seat else "rival",
                        "line": line_ref(line.line),
                        "goods": segment.goods[seat],
                        "value": format_signed(segment.value_per_good),
                        "sum": format_signed(sous),
                    }
                    return Tip("lines", params, seat=seat, area=area)
    return Tip("lines", {"worked": "none"}, area=area)


def _stalls_left(view: View) -> str:
    """Whether the viewer still has a stall that does not come back, another one, or none."""
    assert view.seat is not None
    ones, *larger = view.players[view.seat].stalls
    return "large" if any(larger) else "small" if ones else "none"


def _is_rogue(cell: int | Stall | None) -> bool:
    return isinstance(cell, int) and TILE_VALUE[cell] < 0


def _payment_tips(view: View, events: Sequence[Any]) -> Iterator[Tip]:
    """Yield what a market has paid and which line paid best, and what everybody has now."""
    own = view.seat
    assert own is not None
    paid = {event.line: event.amounts for event in events if isinstance(event, LinePaid)}
    if not paid or view.drawing:
        return
    best = max(paid, key=lambda line: paid[line][own])
    totals = [sum(amounts) for amounts in zip(*paid.values(), strict=True)]
    others = {seat: {"money": money} for seat, money in enumerate(totals) if seat != own}
    facts = {"line": line_ref(best), "best": max(paid[best][own], 0)}
    params = {"money": abs(totals[own]), "lost": int(totals[own] < 0)}
    area = TIP_AREAS["paid"]
    rounds = len(view.players[own].earned)
    yield Tip("paid", params | facts, others, area=area, occasion=rounds, of_phase=True)
    if view.over:
        return
    money = {player.seat: {"money": player.money} for player in view.players}
    facts = {**money.pop(own), "begins": int(view.first == own)}
    rival = None if view.first == own else view.first
    yield Tip("sum", facts, money, seat=rival, area=TIP_AREAS["sum"], occasion=view.round)
