"""A player's private information as text."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.rattus_cartus.piece_names import card_list
from engine.games.rattus_cartus.cards import MAX_NUNS, NUNS_ON
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.names import building_name, card_name_with_nuns
from render.translation import Translate


def describe(view: View, translate: Translate) -> str:
    """The viewer's rats, cards and known nun cards. For that player only."""
    return "\n".join(_lines(view, translate))


def _lines(view: View, translate: Translate) -> Iterator[str]:
    assert view.seat is not None
    own = view.players[view.seat]
    hand = (*(own.hand or ()), *(own.chosen or ()))
    yield translate("hand-rats", rats=own.rats or 0)
    yield translate("hand-cards", number=len(hand), cards=card_list(sorted(hand), translate))
    if own.chosen:
        yield translate("hand-picked", cards=card_list(own.chosen, translate))
    if own.laid_cards and own.place is not None:
        building = building_name(view.row[own.place].building, translate)
        yield translate("hand-laid", building=building, cards=card_list(own.laid_cards, translate))
    yield _nuns(view, translate)
    if view.seat in view.to_act:
        yield translate("hand-your-turn", step=view.step.value)


def _nuns(view: View, translate: Translate) -> str:
    """The nun cards that the viewer has looked at, and the bounds that they set on the plague."""
    known = [(nun, card) for nun, card in enumerate(view.nuns) if card is not None]
    if not known:
        return translate("hand-no-nuns", all=len(view.nuns))
    seen = tuple(
        translate("hand-nun", nun=nun + 1, card=card_name_with_nuns(card, translate))
        for nun, card in known
    )
    nuns = sum(NUNS_ON[card] for _, card in known)
    unknown = len(view.nuns) - len(known)
    most = nuns + MAX_NUNS * unknown
    return translate("hand-nuns", seen=seen, nuns=nuns, unknown=unknown, most=most)
