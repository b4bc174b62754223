"""The cards of both editions, and the loader of card tables.

That cards and their copies are those of the rule books is checked with the golden games, too.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from engine.codec import load_action, load_options, load_state
from engine.games.saint_petersburg.cards import Colour, Phase, card_table
from engine.games.saint_petersburg.editions import DATA, EditionFile
from tests.engine.games.saint_petersburg.positions import GAME

TABLE = card_table("base")


@pytest.mark.parametrize(
    ("edition", "kinds", "sizes"),
    [("base", 49, [31, 28, 27, 30]), ("new_society", 62, [37, 34, 34, 39])],
)
def test_kinds_and_stack_sizes_match_the_rule_book(
    edition: str, kinds: int, sizes: list[int]
) -> None:
    table = card_table(edition)
    assert [len(stack) for stack in table.deck] == sizes
    assert {card for stack in table.deck for card in stack} == set(range(kinds))


def test_trading_stack_has_ten_cards_of_each_colour() -> None:
    for colour in Colour:
        of_colour = [card for card in TABLE.deck[Phase.TRADING] if TABLE.colour[card] is colour]
        assert len(of_colour) == 10


def test_worker_building_and_aristocrat_stacks_have_one_colour_each() -> None:
    for phase, colour in zip(Phase, Colour, strict=False):
        assert {TABLE.colour[card] for card in TABLE.deck[phase]} == {colour}


@pytest.mark.parametrize(
    ("edition", "card", "changes", "fault"),
    [
        pytest.param("base", "pub", {"count": 3}, "the stacks hold", id="a copy too many"),
        pytest.param("base", "pub", {"stack": "worker"}, "the stacks hold", id="another stack"),
        pytest.param("base", "market", {"id": "pub"}, "listed twice", id="a kind listed twice"),
        pytest.param("base", "judge", {"symbol": "wood"}, "symbol", id="red with a symbol"),
        pytest.param("base", "shepherd", {"symbol": None}, "symbol", id="green without one"),
        pytest.param("base", "tax_man", {"pays_per": {"counted": "grey"}}, "'grey'", id="counted"),
        pytest.param("new_society", "mayor", {"id": "wharf"}, "changed twice", id="changed twice"),
    ],
)
def test_card_file_that_contradicts_itself_is_rejected(
    edition: str, card: str, changes: dict[str, Any], fault: str
) -> None:
    file = json.loads((DATA / f"{edition}.json").read_text(encoding="utf-8"))
    next(each for each in file["cards"] if each["id"] == card).update(changes)
    with pytest.raises(ValidationError, match=fault):
        EditionFile.model_validate(file)


def test_unknown_edition_is_rejected() -> None:
    with pytest.raises(KeyError):
        card_table("third")
    with pytest.raises(ValidationError):
        load_options(GAME, '{"edition":"third"}')


@pytest.mark.parametrize(
    "action",
    [
        '{"kind":"buy","card":"marketplace","source":"upper"}',
        '{"kind":"buy","card":6,"source":"upper"}',
        '{"kind":"buy","card":["market"],"source":"upper"}',
        '{"kind":"draw","stack":"tavern"}',
        '{"kind":"draw","stack":0}',
        '{"kind":"rob"}',
    ],
)
def test_unknown_action_fails_validation(action: str) -> None:
    with pytest.raises(ValidationError):
        load_action(GAME, action)


@pytest.mark.parametrize("cards", ["market", 7, {"marketplace": 1}, {"market": "many"}])
def test_invalid_cards_in_play_fail_validation(cards: object) -> None:
    state = GAME.new(2, 1, load_options(GAME, "{}"))
    stored = GAME.codecs.state.dump_python(state, mode="json")
    stored["players"][0]["in_play"] = cards
    with pytest.raises(ValidationError):
        load_state(GAME, json.dumps({"schema": GAME.schema, "state": stored}))
