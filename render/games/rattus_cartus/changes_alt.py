"""What changed in the town since somebody's last move, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.alt_text_details import gains_alt
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.gains import SeatGains
from render.games.rattus_cartus.names import building_name
from render.games.rattus_cartus.rule_sentences import join_list
from render.players import alt_text_name
from render.translation import Translate, cached_text


def changes_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield what changed: whether the buildings are new, then each seat with all it did."""
    if changes.new_round:
        yield cached_text(translate, "alt-new-round")
    for player in view.players:
        facts = [
            *_moves_alt(view, changes, player.seat, translate),
            gains_alt(_gains_since(changes, player.seat), translate),
        ]
        listed = join_list(filter(None, facts), translate)
        if listed:
            name = alt_text_name(names, player.seat, translate)
            yield cached_text(translate, "alt-outcome-beside", name=name, gains=listed)


def _moves_alt(view: View, changes: Changes, seat: Seat, translate: Translate) -> Iterable[str]:
    """Yield where a seat took a supply and entered, and how many cards it laid down."""
    player = view.players[seat]
    for key, seats, place in (
        ("alt-since-supply", changes.supplies, player.supply),
        ("alt-since-entered", changes.entered, player.place),
    ):
        if seat in seats and place is not None:
            building = building_name(view.row[place].building, translate)
            yield cached_text(translate, key, building=building)
    if changes.laid[seat]:
        yield cached_text(translate, "alt-since-laid", number=changes.laid[seat])


def _gains_since(changes: Changes, seat: Seat) -> SeatGains:
    since = changes.seats[seat]
    return SeatGains(
        seat,
        influence=sum(since.influence),
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
