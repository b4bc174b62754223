"""What a player alone may see, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.rattus_cartus.pieces import building_name, cards_in_words
from engine.games.rattus_cartus.cards import MAX_NUNS, NUNS_ON
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus.titles import full_name
from render.words import Say


def in_words(view: View, say: Say) -> str:
    """Rats, cards, and what the viewer knows of the nun row, for nobody else's eyes."""
    return "\n".join(_lines(view, say))


def _lines(view: View, say: Say) -> Iterator[str]:
    assert view.seat is not None
    own = view.players[view.seat]
    hand = (*(own.hand or ()), *(own.chosen or ()))
    yield say("hand-rats", rats=own.rats or 0)
    yield say("hand-cards", number=len(hand), cards=cards_in_words(sorted(hand), say))
    if own.chosen:
        yield say("hand-picked", cards=cards_in_words(own.chosen, say))
    if own.laid_cards and own.place is not None:
        building = building_name(view.row[own.place].building, say)
        yield say("hand-laid", building=building, cards=cards_in_words(own.laid_cards, say))
    yield _nuns(view, say)
    if view.seat in view.to_act:
        yield say("hand-your-turn")


def _nuns(view: View, say: Say) -> str:
    """Every look there was stays readable, and what it says of the rats one can have."""
    known = [(nun, card) for nun, card in enumerate(view.nuns) if card is not None]
    if not known:
        return say("hand-no-nuns", all=len(view.nuns))
    seen = tuple(say("hand-nun", nun=nun + 1, card=full_name(card, say)) for nun, card in known)
    nuns = sum(NUNS_ON[card] for _, card in known)
    unknown = len(view.nuns) - len(known)
    most = nuns + MAX_NUNS * unknown
    return say("hand-nuns", seen=seen, nuns=nuns, unknown=unknown, most=most)
