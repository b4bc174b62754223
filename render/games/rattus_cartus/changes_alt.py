"""What changed in the town since somebody's last move, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.rattus_cartus.view import View
from render.alt import join_list
from render.games.rattus_cartus.alt_text_details import gains_alt
from render.games.rattus_cartus.changes import Changes, Move, SeatChanges
from render.games.rattus_cartus.gains import SeatGains
from render.games.rattus_cartus.names import building_name, class_name
from render.players import alt_text_name
from render.translation import Translate


def changes_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield what changed: whether the buildings are new, and each seat with all it did.

    The seats are in the order of their moves; who did nothing comes last.
    """
    if changes.new_round:
        yield translate("alt-new-round")
    if len(changes.moves) > 1:
        moves = (_move_alt(move, names, translate) for move in changes.moves)
        yield translate("alt-since-order", names=join_list(moves, translate))
    seats = dict.fromkeys((*(move.seat for move in changes.moves), *range(len(view.players))))
    for seat in seats:
        facts = [
            *_moves_alt(view, changes, seat, translate),
            *_influence_alt(changes.seats[seat], translate),
            gains_alt(_gains_since(changes, seat), translate),
        ]
        listed = join_list(filter(None, facts), translate)
        if listed:
            name = alt_text_name(names, seat, translate)
            yield translate("alt-outcome-beside", name=name, gains=listed)
    idle = changes.idle(view.to_act) if changes.are_visible else ()
    if idle:
        idle_names = (alt_text_name(names, seat, translate) for seat in idle)
        yield translate("alt-since-nothing", names=join_list(idle_names, translate))


def _move_alt(move: Move, names: Sequence[str], translate: Translate) -> str:
    name = alt_text_name(names, move.seat, translate)
    return translate("alt-since-waited", name=name) if move.waited else name


def _moves_alt(view: View, changes: Changes, seat: Seat, translate: Translate) -> Iterable[str]:
    """Yield where a seat took a supply and entered, and how many cards it laid down."""
    player = view.players[seat]
    for key, seats, place in (
        ("alt-since-supply", changes.supplies, player.supply),
        ("alt-since-entered", changes.entered, player.place),
    ):
        if seat in seats and place is not None:
            building = building_name(view.row[place].building, translate)
            yield translate(key, building=building)
    if changes.laid[seat]:
        yield translate("alt-since-laid", number=changes.laid[seat])


def _influence_alt(since: SeatChanges, translate: Translate) -> Iterable[str]:
    """Yield by how much a seat rose in each class."""
    for cls, number in enumerate(since.influence):
        if number:
            name = class_name(cls, translate)
            yield translate("alt-since-influence", number=number, cls=name)


def _gains_since(changes: Changes, seat: Seat) -> SeatGains:
    """Return what a seat gained and lost, apart from influence."""
    since = changes.seats[seat]
    return SeatGains(
        seat,
        rats_taken=since.rats_taken,
        rats_discarded=since.rats_discarded,
        drawn=since.drawn,
        tokens=since.tokens,
        specials=list(since.specials),
        received=since.received,
        given=since.given,
        discarded=since.discarded,
        nuns_seen=since.nuns_seen,
    )
