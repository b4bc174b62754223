"""What a game in one file tells is named in words: its check says where a code is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import engine.registry
from bot.contract.languages import test_what_is_told_is_told_by_its_name as check_names
from engine.contract.cases import Case
from engine.simple import Move, Play
from engine.simple.game import SimpleGame
from tests.examples.passing import Passing


class Gossip(Passing):
    """Tells all cards that were kept at once, under one key."""

    name = "gossip"
    key = "card"
    texts = {  # noqa: RUF012
        "en": f"{Passing.texts['en']}told-cards-kept = Kept: {{ $card }}{{ $cards }}.\n"
    }
    Table, Player = Passing.Table, Passing.Player

    def choosing(self, g: Play, chosen: Mapping[int, Move]) -> None:
        facts: dict[str, Any] = {self.key: tuple(str(card) for _, card in chosen.values())}
        g.tell("cards-kept", **facts)
        super().choosing(g, chosen)


CASE = Case(SimpleGame(Gossip()), 3, "{}")


@pytest.fixture(autouse=True)
def register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.registry, "GAMES", (*engine.registry.GAMES, CASE.game))


def test_cards_told_by_their_kind_are_named() -> None:
    check_names(CASE)


def test_cards_told_under_a_key_that_is_no_kind_are_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Gossip, "key", "cards")
    with pytest.raises(AssertionError, match=r"cards=\.\.\.\) tells [ST]\d, .* as card='[st]\d'"):
        check_names(CASE)
