"""The card names in golden games, which differ by variant."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.saint_petersburg.cards import card_id, card_table

_SMALL_WORDS = {"and", "of", "the"}

_SPELLINGS = {
    "potemkin_village": "Potjomkin's Village",
    "mariinskij_theater": "Mariinskij-Theater",
    "st_isaacs_cathedral": "St Isaac's Cathedral",
    "church_of_the_resurrection": "Church of the Resurrection of Jesus Christ",
    "catherine_palace": "Catherine the Great Palace",
    "debtors_prison": "Debtor’s Prison",
    "lt_kije": "Lt. Kije",
}

_SPELLINGS_IN = {"new_society": {"mariinskij_theater": "Mariinski Theater"}}


class CardNames:
    """The cards of a variant by their names in golden games, and back."""

    def __init__(self, variant: str) -> None:
        """Raises KeyError for an unknown variant."""
        table = card_table(variant)
        cards = {card for stack in table.deck for card in stack}
        self._names = {card: _name(variant, card_id(card)) for card in cards}
        self._cards = {name: card for card, name in self._names.items()}

    def name(self, card: int | None) -> str | None:
        return None if card is None else self._names[card]

    def all(self, cards: Iterable[int]) -> list[str]:
        return [self._names[card] for card in cards]

    def card(self, name: str) -> int:
        """The card of a known name."""
        return self._cards[name]

    def find(self, name: str | None) -> int | None:
        """The card of that name; None for no card and for an unknown name."""
        return None if name is None else self._cards.get(name)


def _name(variant: str, card: str) -> str:
    plain = " ".join(
        word if word in _SMALL_WORDS else word.capitalize() for word in card.split("_")
    )
    spellings = _SPELLINGS | _SPELLINGS_IN.get(variant, {})
    return spellings.get(card, plain)
