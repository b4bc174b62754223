"""The table as text, for alt texts and text boards, from the same views as the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.market import (
    COLUMNS,
    ROWS,
    Space,
    Stall,
    line_name,
    space_name,
)
from engine.games.heller_und_pfennig.view import Cell, LineView, PlayerView, View
from render.alt import (
    ai_players_alt,
    changed_table_alt,
    join_alt,
    join_list,
    marked_alt,
    winners_alt,
)
from render.context import RenderContext
from render.games.heller_und_pfennig.board import payment_on, stalls_on_market
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.changes_alt import amounts_list, changes_alt
from render.games.heller_und_pfennig.hand import shown_gains
from render.games.heller_und_pfennig.names import stall_name, tile_name, tile_short_name
from render.games.heller_und_pfennig.own_pieces import OwnPiece, hand_pieces, own_stalls
from render.games.heller_und_pfennig.pieces import Piece
from render.picture import ALT_LIMIT, TEXT_LIMIT, join_whole, paginate
from render.players import alt_text_name, viewing_player
from render.translation import Translate, format_number, format_signed


def table_alt(view: View, changes: Changes, context: RenderContext) -> str:
    """Describe a table: what changed, the turn, money and stalls, the market line by line."""
    essentials = list(_essential_parts(view, context.names, context.translate))
    split = 2 + len(view.players)
    # The AI seats follow the players' lines: the market is the part to drop if space is short.
    facts = [*essentials[:split], ai_players_alt(context), *essentials[split:]]
    told = changes_alt(view, changes, context.names, context.translate)
    return changed_table_alt(told, facts, context)


def text_boards(view: View, context: RenderContext) -> tuple[str, ...]:
    """Return all public information, a line per fact."""
    parts = [
        *_essential_parts(view, context.names, context.translate),
        *_history_alt(view, context.names, context.translate),
    ]
    return paginate(parts, TEXT_LIMIT)


def _essential_parts(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    yield who_acts(view, names, translate)
    yield _round_alt(view, translate)
    for player in view.players:
        yield _player_alt(view, player, names, translate)
    yield _kept_alt(view, names, translate)
    yield from _market_alt(view, names, translate)
    yield _remaining_tiles_alt(view, translate)


def who_acts(view: View, names: Sequence[str], translate: Translate) -> str:
    """Say who must decide what, or who has won."""
    if view.over:
        winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
        return winners_alt(winners, names, translate)
    if not view.to_act:
        return translate("alt-round-over", round=view.round)
    name = alt_text_name(names, view.to_act[0], translate)
    return translate("alt-placing" if view.drawing else "alt-turn", name=name)


def _round_alt(view: View, translate: Translate) -> str:
    if view.last_round:
        return translate("alt-last-round", round=view.round)
    if view.rounds is None:
        return translate("alt-round", round=view.round)
    return translate("alt-round-of", round=view.round, rounds=view.rounds)


def _player_alt(view: View, player: PlayerView, names: Sequence[str], translate: Translate) -> str:
    """Describe a player's money, projected payout and remaining stalls."""
    stalls = [str(n) for n in range(len(player.stalls), 0, -1) for _ in range(player.stalls[n - 1])]
    return translate(
        "alt-seat" if view.to_act else "alt-seat-paid",
        sous=player.money,
        name=alt_text_name(names, player.seat, translate),
        money=format_number(player.money),
        change=format_signed(player.projected_payout),
        number=len(stalls),
        stalls=join_list(stalls, translate),
    )


def _kept_alt(view: View, names: Sequence[str], translate: Translate) -> str:
    """List the players who still keep their tile of this round face down."""
    keeping = [
        alt_text_name(names, player.seat, translate) for player in view.players if player.has_kept
    ]
    return translate("alt-keeping", names=join_list(keeping, translate)) if keeping else ""


def _market_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    """Describe the pieces of each row, and what each line pays to whom."""
    for row, cells in enumerate(view.rows):
        spaces = (space_name(row * COLUMNS + column) for column in range(COLUMNS))
        pieces = (
            translate("alt-space", space=space, piece=piece_alt(cell, names, translate))
            for space, cell in zip(spaces, cells, strict=True)
        )
        yield translate(
            "alt-row",
            row=line_name(row),
            pieces=join_list(pieces, translate),
            worth=_worth_alt(view.lines[row], names, translate),
        )
    for line in view.lines[ROWS:]:
        worth = _worth_alt(line, names, translate)
        yield translate("alt-column", column=line_name(line.line), worth=worth)


def piece_alt(cell: Cell, names: Sequence[str], translate: Translate) -> str:
    if cell is None:
        return translate("alt-empty")
    if isinstance(cell, Stall):
        name = alt_text_name(names, cell.seat, translate)
        return translate("alt-stall", name=name, goods=cell.goods)
    return tile_short_name(cell, translate)


def _worth_alt(line: LineView, names: Sequence[str], translate: Translate) -> str:
    """Describe the value per good in each segment of a line, and its payouts."""
    parts = [format_signed(segment.value_per_good) for segment in line.segments] or [
        format_signed(0)
    ]
    values = translate("alt-beyond-fire").join(parts)
    if not any(line.payouts):
        return translate("alt-worth", values=values)
    payouts = amounts_list(line.payouts, names, translate)
    return translate("alt-worth-to", values=values, pays=payouts)


def _remaining_tiles_alt(view: View, translate: Translate) -> str:
    """List the tiles that are not on the market yet."""
    tiles = [
        tile_short_name(tile, translate)
        if number == 1
        else translate("alt-copies", number=number, tile=tile_short_name(tile, translate))
        for tile, number in view.unplaced_tiles
    ]
    if not tiles:
        return ""
    key = "alt-to-choose" if view.options.no_luck else "alt-to-come"
    key = key if view.to_act else "alt-not-placed"
    return translate(key, tiles=join_list(tiles, translate), pile=view.pile)


def _history_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    """Describe what the rounds paid, and who began the current one."""
    for player in view.players:
        if player.earned:
            name = alt_text_name(names, player.seat, translate)
            amounts = join_list(map(format_signed, player.earned), translate)
            yield translate("alt-earned", name=name, amounts=amounts)
    yield translate("alt-first", name=alt_text_name(names, view.first, translate), round=view.round)
    if view.over:
        yield from _results_alt(view, names, translate)


def phase_alt(view: View, _events: Sequence[Event], context: RenderContext) -> str:
    """Describe a finished round: what it paid everybody, then the payouts line by line."""
    names, translate = context.names, context.translate
    over = translate("alt-round-over", round=view.round)
    ai_players = ai_players_alt(context)
    parts = [marked_alt(context), over, *_payouts_alt(view, names, translate), ai_players]
    return join_alt(parts, translate)


def _payouts_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    for player in view.players:
        seat = player.seat
        yield translate(
            "alt-takings",
            name=alt_text_name(names, seat, translate),
            rows=format_signed(sum(line.payouts[seat] for line in view.lines[:ROWS])),
            columns=format_signed(sum(line.payouts[seat] for line in view.lines[ROWS:])),
            total=format_signed(player.projected_payout),
            sous=player.money,
            money=format_number(player.money),
        )
    for line in view.lines:
        key = "alt-paid-row" if line.line < ROWS else "alt-paid-column"
        yield translate(key, line=line_name(line.line), worth=_worth_alt(line, names, translate))


def hand_alt(view: View, context: RenderContext) -> str:
    """Describe the viewer's tile, money and stalls, and the best spaces for what it can place."""
    translate = context.translate
    player = viewing_player(view)
    parts = [_player_alt(view, player, context.names, translate)]
    if view.drawn is not None:
        parts.insert(0, translate("alt-drawn", tile=tile_name(view.drawn, translate)))
    if player.kept is not None:
        parts.append(translate("alt-kept", tile=tile_name(player.kept, translate)))
    pieces = hand_pieces(view, player.seat)
    parts += [_best_spaces_alt(pieces, translate), _gains_alt(view, pieces, translate)]
    return join_whole([*parts, _remaining_tiles_alt(view, translate)], ALT_LIMIT)


def _best_spaces_alt(pieces: Sequence[OwnPiece], translate: Translate) -> str:
    """Say where each piece would put the seat furthest ahead, and what others would gain there."""
    best = [
        translate(
            "alt-piece-best",
            piece=_piece_name(own.piece, translate),
            space=space_name(own.space),
            amount=format_signed(own.gain),
            others=format_signed(own.others) if own.others else 0,
        )
        for own in pieces
        if own.space is not None
    ]
    return translate("alt-best", pieces=join_list(best, translate)) if best else ""


def _piece_on(piece: Piece, space: Space, amount: int, translate: Translate) -> str:
    """Say what a piece gains on a space."""
    return translate(
        "alt-piece-on",
        piece=_piece_name(piece, translate),
        space=space_name(space),
        amount=format_signed(amount),
    )


def _piece_name(piece: Piece, translate: Translate) -> str:
    if isinstance(piece, Stall):
        return stall_name(piece.goods, translate)
    return tile_name(piece, translate)


def _gains_alt(view: View, pieces: Sequence[OwnPiece], translate: Translate) -> str:
    """List the gains of the piece that the market shows, the best spaces first."""
    gains = sorted(shown_gains(view).items(), key=lambda item: (-item[1], item[0]))
    if not gains:
        return ""
    spaces = (
        translate("alt-space", space=space_name(space), piece=format_signed(gain))
        for space, gain in gains
    )
    name = _piece_name(pieces[0].piece, translate)
    return translate("alt-gains", piece=name, spaces=join_list(spaces, translate))


def seat_alt(view: View, seat: Seat, context: RenderContext) -> str:
    """Describe one seat's money, stalls on the market and stalls left, and its rounds."""
    names, translate = context.names, context.translate
    player = view.players[seat]
    placed = [
        _piece_on(stall, space, payment_on(view, space, stall), translate)
        for space, stall in stalls_on_market(view, seat).items()
    ]
    parts = [_player_alt(view, player, names, translate)]
    if player.has_kept:
        parts.append(translate("alt-keeping", names=alt_text_name(names, seat, translate)))
    if placed:
        parts.append(translate("alt-standing", stalls=join_list(placed, translate)))
    parts.append(_best_spaces_alt(tuple(own_stalls(view, seat)), translate))
    if player.earned:
        amounts = join_list(map(format_signed, player.earned), translate)
        name = alt_text_name(names, seat, translate)
        parts.append(translate("alt-earned", name=name, amounts=amounts))
    return join_alt(parts, translate)


def result_alt(view: View, context: RenderContext) -> str:
    """Describe the final ranking and what each round paid."""
    names, translate = context.names, context.translate
    results = _results_alt(view, names, translate)
    ai_players = ai_players_alt(context)
    return join_alt([who_acts(view, names, translate), *results, ai_players], translate)


def _results_alt(view: View, names: Sequence[str], translate: Translate) -> Iterable[str]:
    ranked = sorted(enumerate(view.final_scores), key=lambda item: (item[1].rank, item[0]))
    for seat, score in ranked:
        yield translate(
            "alt-result",
            rank=score.rank,
            name=alt_text_name(names, seat, translate),
            sous=score.points,
            money=format_number(score.points),
            start=score.start,
            rounds=join_list(map(format_signed, score.rounds), translate),
        )
