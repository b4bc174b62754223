"""The table in words: alt texts and the text board, from the same view as the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    ROWS,
    Stall,
    line_name,
    space_name,
)
from engine.games.heller_und_pfennig.view import Cell, LineView, PlayerView, View
from render.games.heller_und_pfennig.hand import shown_offer, viewer
from render.games.heller_und_pfennig.titles import stall_name, tile_mark, tile_name
from render.painter import NOBODY
from render.picture import ALT_LIMIT, TEXT_LIMIT, packed, whole
from render.seats import spoken_name
from render.words import Say, plain, said, signed


def table_alt(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat] = NOBODY) -> str:
    """Whose turn, the round, everybody's money and stalls first, then the market by lines."""
    essentials = list(_essentials(view, names, say))
    seats = 2 + len(view.players)
    parts = [*essentials[:seats], _machines(names, ai, say), *essentials[seats:]]
    return whole(parts, ALT_LIMIT)


def _machines(names: Sequence[str], ai: frozenset[Seat], say: Say) -> str:
    """The seats that no person plays."""
    who = [spoken_name(names, seat, say) for seat in sorted(ai)]
    return said(say, "alt-ai", names=join(who, say)) if who else ""


def text_boards(view: View, names: Sequence[str], say: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    parts = [*_essentials(view, names, say), *_history(view, names, say)]
    return packed(parts, TEXT_LIMIT)


def _essentials(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    yield awaited(view, names, say)
    yield _moment(view, say)
    for player in view.players:
        yield _seat(view, player, names, say)
    yield _keeping(view, names, say)
    yield from _market(view, names, say)
    yield _supply(view, say)


def awaited(view: View, names: Sequence[str], say: Say) -> str:
    """Who must decide what, or who has won."""
    if view.over:
        winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
        who = join((spoken_name(names, seat, say) for seat in winners), say)
        return said(say, "alt-over", names=who, number=len(winners))
    if not view.to_act:
        return said(say, "alt-round-over", round=view.round)
    name = spoken_name(names, view.to_act[0], say)
    return said(say, "alt-placing" if view.drawing else "alt-turn", name=name)


def _moment(view: View, say: Say) -> str:
    if view.last_round:
        return said(say, "alt-last-round", round=view.round)
    if view.rounds is None:
        return said(say, "alt-round", round=view.round)
    return said(say, "alt-round-of", round=view.round, rounds=view.rounds)


def _seat(view: View, player: PlayerView, names: Sequence[str], say: Say) -> str:
    """Money, what the market would bring, stalls left."""
    stalls = [str(n) for n in range(len(player.stalls), 0, -1) for _ in range(player.stalls[n - 1])]
    return said(
        say,
        "alt-seat" if view.to_act else "alt-seat-paid",
        sous=player.money,
        name=spoken_name(names, player.seat, say),
        money=plain(player.money),
        change=signed(player.projected_payout),
        number=len(stalls),
        stalls=join(stalls, say),
    )


def _keeping(view: View, names: Sequence[str], say: Say) -> str:
    """Who still has the tile of this round face down."""
    keeping = [spoken_name(names, player.seat, say) for player in view.players if player.has_kept]
    return said(say, "alt-keeping", names=join(keeping, say)) if keeping else ""


def _market(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    """What stands in each row, and what each line is worth to whom."""
    for row, cells in enumerate(view.rows):
        spaces = (space_name(row * COLUMNS + column) for column in range(COLUMNS))
        pieces = (
            said(say, "alt-space", space=space, piece=_piece(cell, names, say))
            for space, cell in zip(spaces, cells, strict=True)
        )
        yield said(
            say,
            "alt-row",
            row=line_name(row),
            pieces=join(pieces, say),
            worth=_worth(view.lines[row], names, say),
        )
    for line in view.lines[ROWS:]:
        worth = _worth(line, names, say)
        yield said(say, "alt-column", column=line_name(line.line), worth=worth)


def _piece(cell: Cell, names: Sequence[str], say: Say) -> str:
    if cell is None:
        return said(say, "alt-empty")
    if isinstance(cell, Stall):
        name = spoken_name(names, cell.seat, say)
        return said(say, "alt-stall", name=name, goods=cell.goods)
    return tile_mark(cell, say)


def _worth(line: LineView, names: Sequence[str], say: Say) -> str:
    """What a good brings in each part of a line, and who gets or pays what."""
    parts = [signed(part.value_per_good) for part in line.segments] or [signed(0)]
    values = said(say, "alt-beyond-fire").join(parts)
    if not any(line.payouts):
        return said(say, "alt-worth", values=values)
    pays = [
        said(say, "alt-pay", name=spoken_name(names, seat, say), amount=signed(paid))
        for seat, paid in enumerate(line.payouts)
        if paid
    ]
    return said(say, "alt-worth-to", values=values, pays=join(pays, say))


def _supply(view: View, say: Say) -> str:
    """The tiles that are not on the market yet."""
    tiles = [
        tile_mark(tile, say)
        if number == 1
        else said(say, "alt-copies", number=number, tile=tile_mark(tile, say))
        for tile, number in view.unplaced_tiles
    ]
    if not tiles:
        return ""
    key = "alt-to-choose" if view.options.no_luck else "alt-to-come"
    key = key if view.to_act else "alt-not-placed"
    return said(say, key, tiles=join(tiles, say), pile=view.pile)


def _history(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    """What the rounds brought, and who began this one."""
    for player in view.players:
        if player.earned:
            name = spoken_name(names, player.seat, say)
            amounts = join(map(signed, player.earned), say)
            yield said(say, "alt-earned", name=name, amounts=amounts)
    yield said(say, "alt-first", name=spoken_name(names, view.first, say), round=view.round)
    if view.over:
        yield from _results(view, names, say)


def join(parts: Iterable[str], say: Say) -> str:
    """A list in one sentence."""
    return said(say, "alt-separator").join(parts)


def phase_alt(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat] = NOBODY) -> str:
    """What the round brought everybody, then line by line who got what."""
    over = said(say, "alt-round-over", round=view.round)
    return whole([over, *_paid(view, names, say), _machines(names, ai, say)], ALT_LIMIT)


def _paid(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    for player in view.players:
        seat = player.seat
        yield said(
            say,
            "alt-takings",
            name=spoken_name(names, seat, say),
            rows=signed(sum(line.payouts[seat] for line in view.lines[:ROWS])),
            columns=signed(sum(line.payouts[seat] for line in view.lines[ROWS:])),
            total=signed(player.projected_payout),
            sous=player.money,
            money=plain(player.money),
        )
    for line in view.lines:
        key = "alt-paid-row" if line.line < ROWS else "alt-paid-column"
        yield said(say, key, line=line_name(line.line), worth=_worth(line, names, say))


def hand_alt(view: View, names: Sequence[str], say: Say) -> str:
    """The viewer's tile, its best spaces, money and stalls."""
    player = viewer(view)
    parts = [_seat(view, player, names, say)]
    if view.drawn is not None:
        parts.insert(0, said(say, "alt-drawn", tile=tile_name(view.drawn, say)))
    if player.kept is not None:
        parts.append(said(say, "alt-kept", tile=tile_name(player.kept, say)))
    return whole([*parts, _gains(view, player.seat, say)], ALT_LIMIT)


def _gains(view: View, seat: Seat, say: Say) -> str:
    """What the piece whose worth is shown would change, the best spaces first."""
    offer = shown_offer(view)
    if offer is None:
        return ""
    ranked = sorted(offer.space_gains, key=lambda each: (-each.gains[seat], each.space))
    spaces = (
        said(say, "alt-space", space=space_name(each.space), piece=signed(each.gains[seat]))
        for each in ranked
    )
    name = tile_name(offer.tile, say) if offer.tile else stall_name(offer.goods or 0, say)
    return said(say, "alt-gains", piece=name, spaces=join(spaces, say))


def seat_alt(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    """One seat's stalls, money, and its stalls on the market."""
    player = view.players[seat]
    standing = [
        said(say, "alt-space", space=space_name(row * COLUMNS + column), piece=str(cell.goods))
        for row, cells in enumerate(view.rows)
        for column, cell in enumerate(cells)
        if isinstance(cell, Stall) and cell.seat == seat
    ]
    parts = [_seat(view, player, names, say)]
    if player.has_kept:
        parts.append(said(say, "alt-keeping", names=spoken_name(names, seat, say)))
    if standing:
        parts.append(said(say, "alt-standing", stalls=join(standing, say)))
    if player.earned:
        amounts = join(map(signed, player.earned), say)
        name = spoken_name(names, seat, say)
        parts.append(said(say, "alt-earned", name=name, amounts=amounts))
    return whole(parts, ALT_LIMIT)


def result_alt(view: View, names: Sequence[str], say: Say, ai: frozenset[Seat] = NOBODY) -> str:
    """The ranking and what each round brought."""
    results = _results(view, names, say)
    return whole([awaited(view, names, say), *results, _machines(names, ai, say)], ALT_LIMIT)


def _results(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    for seat, score in ranked:
        yield said(
            say,
            "alt-result",
            rank=score.rank,
            name=spoken_name(names, seat, say),
            sous=score.points,
            money=plain(score.points),
            start=score.start,
            rounds=join(map(signed, score.rounds), say),
        )
