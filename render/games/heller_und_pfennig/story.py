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


def table_alt(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = NOBODY
) -> str:
    """Whose turn, the round, everybody's money and stalls first, then the market by lines."""
    essentials = list(_essentials(view, names, translate))
    seats = 2 + len(view.players)
    parts = [*essentials[:seats], _machines(names, ai, translate), *essentials[seats:]]
    return whole(parts, ALT_LIMIT)


def _machines(names: Sequence[str], ai: frozenset[Seat], translate: Say) -> str:
    """The seats that no person plays."""
    who = [spoken_name(names, seat, translate) for seat in sorted(ai)]
    return said(translate, "alt-ai", names=join(who, translate)) if who else ""


def text_boards(view: View, names: Sequence[str], translate: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    parts = [*_essentials(view, names, translate), *_history(view, names, translate)]
    return packed(parts, TEXT_LIMIT)


def _essentials(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    yield awaited(view, names, translate)
    yield _moment(view, translate)
    for player in view.players:
        yield _seat(view, player, names, translate)
    yield _keeping(view, names, translate)
    yield from _market(view, names, translate)
    yield _supply(view, translate)


def awaited(view: View, names: Sequence[str], translate: Say) -> str:
    """Who must decide what, or who has won."""
    if view.over:
        winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
        who = join((spoken_name(names, seat, translate) for seat in winners), translate)
        return said(translate, "alt-over", names=who, number=len(winners))
    if not view.to_act:
        return said(translate, "alt-round-over", round=view.round)
    name = spoken_name(names, view.to_act[0], translate)
    return said(translate, "alt-placing" if view.drawing else "alt-turn", name=name)


def _moment(view: View, translate: Say) -> str:
    if view.last_round:
        return said(translate, "alt-last-round", round=view.round)
    if view.rounds is None:
        return said(translate, "alt-round", round=view.round)
    return said(translate, "alt-round-of", round=view.round, rounds=view.rounds)


def _seat(view: View, player: PlayerView, names: Sequence[str], translate: Say) -> str:
    """Money, what the market would bring, stalls left."""
    stalls = [str(n) for n in range(len(player.stalls), 0, -1) for _ in range(player.stalls[n - 1])]
    return said(
        translate,
        "alt-seat" if view.to_act else "alt-seat-paid",
        sous=player.money,
        name=spoken_name(names, player.seat, translate),
        money=plain(player.money),
        change=signed(player.projected_payout),
        number=len(stalls),
        stalls=join(stalls, translate),
    )


def _keeping(view: View, names: Sequence[str], translate: Say) -> str:
    """Who still has the tile of this round face down."""
    keeping = [
        spoken_name(names, player.seat, translate) for player in view.players if player.has_kept
    ]
    return said(translate, "alt-keeping", names=join(keeping, translate)) if keeping else ""


def _market(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    """What stands in each row, and what each line is worth to whom."""
    for row, cells in enumerate(view.rows):
        spaces = (space_name(row * COLUMNS + column) for column in range(COLUMNS))
        pieces = (
            said(translate, "alt-space", space=space, piece=_piece(cell, names, translate))
            for space, cell in zip(spaces, cells, strict=True)
        )
        yield said(
            translate,
            "alt-row",
            row=line_name(row),
            pieces=join(pieces, translate),
            worth=_worth(view.lines[row], names, translate),
        )
    for line in view.lines[ROWS:]:
        worth = _worth(line, names, translate)
        yield said(translate, "alt-column", column=line_name(line.line), worth=worth)


def _piece(cell: Cell, names: Sequence[str], translate: Say) -> str:
    if cell is None:
        return said(translate, "alt-empty")
    if isinstance(cell, Stall):
        name = spoken_name(names, cell.seat, translate)
        return said(translate, "alt-stall", name=name, goods=cell.goods)
    return tile_mark(cell, translate)


def _worth(line: LineView, names: Sequence[str], translate: Say) -> str:
    """What a good brings in each part of a line, and who gets or pays what."""
    parts = [signed(part.value_per_good) for part in line.segments] or [signed(0)]
    values = said(translate, "alt-beyond-fire").join(parts)
    if not any(line.payouts):
        return said(translate, "alt-worth", values=values)
    pays = [
        said(translate, "alt-pay", name=spoken_name(names, seat, translate), amount=signed(paid))
        for seat, paid in enumerate(line.payouts)
        if paid
    ]
    return said(translate, "alt-worth-to", values=values, pays=join(pays, translate))


def _supply(view: View, translate: Say) -> str:
    """The tiles that are not on the market yet."""
    tiles = [
        tile_mark(tile, translate)
        if number == 1
        else said(translate, "alt-copies", number=number, tile=tile_mark(tile, translate))
        for tile, number in view.unplaced_tiles
    ]
    if not tiles:
        return ""
    key = "alt-to-choose" if view.options.no_luck else "alt-to-come"
    key = key if view.to_act else "alt-not-placed"
    return said(translate, key, tiles=join(tiles, translate), pile=view.pile)


def _history(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    """What the rounds brought, and who began this one."""
    for player in view.players:
        if player.earned:
            name = spoken_name(names, player.seat, translate)
            amounts = join(map(signed, player.earned), translate)
            yield said(translate, "alt-earned", name=name, amounts=amounts)
    yield said(
        translate, "alt-first", name=spoken_name(names, view.first, translate), round=view.round
    )
    if view.over:
        yield from _results(view, names, translate)


def join(parts: Iterable[str], translate: Say) -> str:
    """A list in one sentence."""
    return said(translate, "alt-separator").join(parts)


def phase_alt(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = NOBODY
) -> str:
    """What the round brought everybody, then line by line who got what."""
    over = said(translate, "alt-round-over", round=view.round)
    return whole([over, *_paid(view, names, translate), _machines(names, ai, translate)], ALT_LIMIT)


def _paid(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    for player in view.players:
        seat = player.seat
        yield said(
            translate,
            "alt-takings",
            name=spoken_name(names, seat, translate),
            rows=signed(sum(line.payouts[seat] for line in view.lines[:ROWS])),
            columns=signed(sum(line.payouts[seat] for line in view.lines[ROWS:])),
            total=signed(player.projected_payout),
            sous=player.money,
            money=plain(player.money),
        )
    for line in view.lines:
        key = "alt-paid-row" if line.line < ROWS else "alt-paid-column"
        yield said(translate, key, line=line_name(line.line), worth=_worth(line, names, translate))


def hand_alt(view: View, names: Sequence[str], translate: Say) -> str:
    """The viewer's tile, its best spaces, money and stalls."""
    player = viewer(view)
    parts = [_seat(view, player, names, translate)]
    if view.drawn is not None:
        parts.insert(0, said(translate, "alt-drawn", tile=tile_name(view.drawn, translate)))
    if player.kept is not None:
        parts.append(said(translate, "alt-kept", tile=tile_name(player.kept, translate)))
    return whole([*parts, _gains(view, player.seat, translate)], ALT_LIMIT)


def _gains(view: View, seat: Seat, translate: Say) -> str:
    """What the piece whose worth is shown would change, the best spaces first."""
    offer = shown_offer(view)
    if offer is None:
        return ""
    ranked = sorted(offer.space_gains, key=lambda each: (-each.gains[seat], each.space))
    spaces = (
        said(translate, "alt-space", space=space_name(each.space), piece=signed(each.gains[seat]))
        for each in ranked
    )
    name = (
        tile_name(offer.tile, translate) if offer.tile else stall_name(offer.goods or 0, translate)
    )
    return said(translate, "alt-gains", piece=name, spaces=join(spaces, translate))


def seat_alt(view: View, seat: Seat, names: Sequence[str], translate: Say) -> str:
    """One seat's stalls, money, and its stalls on the market."""
    player = view.players[seat]
    standing = [
        said(
            translate, "alt-space", space=space_name(row * COLUMNS + column), piece=str(cell.goods)
        )
        for row, cells in enumerate(view.rows)
        for column, cell in enumerate(cells)
        if isinstance(cell, Stall) and cell.seat == seat
    ]
    parts = [_seat(view, player, names, translate)]
    if player.has_kept:
        parts.append(said(translate, "alt-keeping", names=spoken_name(names, seat, translate)))
    if standing:
        parts.append(said(translate, "alt-standing", stalls=join(standing, translate)))
    if player.earned:
        amounts = join(map(signed, player.earned), translate)
        name = spoken_name(names, seat, translate)
        parts.append(said(translate, "alt-earned", name=name, amounts=amounts))
    return whole(parts, ALT_LIMIT)


def result_alt(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat] = NOBODY
) -> str:
    """The ranking and what each round brought."""
    results = _results(view, names, translate)
    return whole(
        [awaited(view, names, translate), *results, _machines(names, ai, translate)], ALT_LIMIT
    )


def _results(view: View, names: Sequence[str], translate: Say) -> Iterable[str]:
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    for seat, score in ranked:
        yield said(
            translate,
            "alt-result",
            rank=score.rank,
            name=spoken_name(names, seat, translate),
            sous=score.points,
            money=plain(score.points),
            start=score.start,
            rounds=join(map(signed, score.rounds), translate),
        )
