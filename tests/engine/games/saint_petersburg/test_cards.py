"""The cards of the first edition, and the loader of card tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from engine.codec import load_action, load_options, load_state
from engine.games.saint_petersburg.cards import (
    CARD_IDS,
    EDITIONS,
    Colour,
    Phase,
    card_id,
    card_number,
    card_table,
)
from engine.games.saint_petersburg.editions import DATA, EditionFile
from tests.engine.games.saint_petersburg.positions import GAME, cards

TABLE = card_table("base")


def base_file() -> Any:
    return json.loads((DATA / "base.json").read_text(encoding="utf-8"))


def test_first_edition_has_49_kinds_and_116_cards() -> None:
    assert sum(map(len, TABLE.deck)) == 116
    assert len({card for stack in TABLE.deck for card in stack}) == 49


def test_stack_sizes_match_the_rule_book() -> None:
    assert [len(stack) for stack in TABLE.deck] == [31, 28, 27, 30]


@pytest.mark.parametrize(
    ("stack", "counts"),
    [
        (Phase.WORKER, [6, 6, 6, 6, 6, 1]),
        (Phase.BUILDING, [5, 5, 3, 3, 3, 2, 1, 1, 2, 1, 2]),
        (Phase.ARISTOCRAT, [6, 5, 5, 4, 3, 2, 2]),
    ],
)
def test_copies_of_each_card_match_the_rule_book(stack: Phase, counts: list[int]) -> None:
    deck = TABLE.deck[stack]
    assert [deck.count(card) for card in dict.fromkeys(deck)] == counts


def test_trading_stack_has_ten_cards_of_each_colour() -> None:
    for colour in Colour:
        of_colour = [card for card in TABLE.deck[Phase.TRADING] if TABLE.colour[card] is colour]
        assert len(of_colour) == 10


def test_worker_building_and_aristocrat_stacks_have_one_colour_each() -> None:
    for phase, colour in zip(Phase, Colour, strict=False):
        assert {TABLE.colour[card] for card in TABLE.deck[phase]} == {colour}


@pytest.mark.parametrize(
    ("card", "cost", "rubles", "points"),
    [
        ("fur_trapper", 6, 3, 0),
        ("czar_and_carpenter", 8, 3, 0),
        ("observatory", 6, 0, 1),
        ("academy", 23, 0, 7),
        ("mistress_of_ceremonies", 18, 6, 3),
        ("wharf", 12, 6, 1),
        ("winter_palace", 19, 2, 5),
        ("czar", 24, 0, 6),
    ],
)
def test_printed_cost_rubles_and_points(card: str, cost: int, rubles: int, points: int) -> None:
    number = card_number(card)
    assert (TABLE.cost[number], TABLE.rubles[number], TABLE.points[number]) == (
        cost,
        rubles,
        points,
    )


def test_card_table_names_the_cards_with_powers() -> None:
    assert [TABLE.workshop] == cards("carpenter_workshop")
    assert [TABLE.smelter] == cards("gold_smelter")
    counting = [[pay.card for pay in TABLE.counting_bonuses[colour]] for colour in Colour]
    assert counting == [[], cards("mariinskij_theater"), cards("tax_man")]
    assert [TABLE.warehouse] == cards("warehouse")
    assert [TABLE.pub] == cards("pub")
    assert [TABLE.observatory] == cards("observatory")


def test_card_ids_and_numbers_correspond() -> None:
    assert [card_number(name) for name in CARD_IDS] == list(range(len(CARD_IDS)))
    assert [card_id(number) for number in range(len(CARD_IDS))] == list(CARD_IDS)


@pytest.mark.parametrize("name", ["", "Market", "marketplace", 6, None, ["market"]])
def test_unknown_card_name_is_rejected(name: Any) -> None:
    with pytest.raises(ValueError, match="no card is called"):
        card_number(name)


def wrong_total(file: Any) -> None:
    file["totals"]["worker"] = 30


def missing_card(file: Any) -> None:
    file["cards"].pop()


def extra_copy(file: Any) -> None:
    next(card for card in file["cards"] if card["id"] == "pub")["count"] += 1


def unknown_stack_in_totals(file: Any) -> None:
    file["totals"]["tavern"] = 0


def double_id(file: Any) -> None:
    file["cards"][1]["id"] = file["cards"][0]["id"]


def unknown_colour(file: Any) -> None:
    file["cards"][0]["colour"] = "purple"


def unknown_stack(file: Any) -> None:
    file["cards"][0]["stack"] = "tavern"


def unknown_power(file: Any) -> None:
    file["cards"][0]["power"] = "flying"


def unknown_field(file: Any) -> None:
    file["cards"][0]["price"] = 3


def missing_field(file: Any) -> None:
    del file["cards"][0]["cost"]


def free_card(file: Any) -> None:
    file["cards"][0]["cost"] = 0


def green_without_symbol(file: Any) -> None:
    del file["cards"][0]["symbol"]


def red_with_symbol(file: Any) -> None:
    card = next(card for card in file["cards"] if card["colour"] == "red")
    card["symbol"] = "wood"


def too_many_seats(file: Any) -> None:
    file["seats"]["most"] = 60


def unknown_counted_card(file: Any) -> None:
    first_counting_bonus(file)["counted"] = "purple"


def unknown_pay(file: Any) -> None:
    first_counting_bonus(file)["cards"] = 1


def first_counting_bonus(file: Any) -> Any:
    return next(card["pays_per"] for card in file["cards"] if "pays_per" in card)


FAULTS: tuple[tuple[Callable[[Any], None], str], ...] = (
    (wrong_total, "the stacks hold"),
    (missing_card, "the stacks hold"),
    (extra_copy, "the stacks hold"),
    (unknown_stack_in_totals, "the stacks hold"),
    (double_id, "twice"),
    (unknown_colour, "colour"),
    (unknown_stack, "stack"),
    (unknown_power, "power"),
    (unknown_field, "price"),
    (missing_field, "cost"),
    (free_card, "cost"),
    (green_without_symbol, "symbol"),
    (red_with_symbol, "symbol"),
    (too_many_seats, "seats"),
    (unknown_counted_card, "no card is 'purple'"),
    (unknown_pay, "pays_per"),
)


def test_unchanged_card_file_is_valid() -> None:
    assert EditionFile.model_validate(base_file()).edition == "base"


@pytest.mark.parametrize(
    ("corrupt", "message"), FAULTS, ids=lambda part: getattr(part, "__name__", "")
)
def test_invalid_card_file_is_rejected_with_its_fault(
    corrupt: Callable[[Any], None], message: str
) -> None:
    file = base_file()
    corrupt(file)
    with pytest.raises(ValidationError, match=message):
        EditionFile.model_validate(file)


def test_unknown_edition_is_rejected() -> None:
    assert "base" in EDITIONS
    with pytest.raises(KeyError):
        card_table("third")
    with pytest.raises(ValidationError):
        load_options(GAME, '{"edition":"third"}')


@pytest.mark.parametrize(
    "action",
    [
        '{"kind":"buy","card":"marketplace","source":"upper"}',
        '{"kind":"buy","card":6,"source":"upper"}',
        '{"kind":"buy","card":"market","source":"cellar"}',
        '{"kind":"draw","stack":"tavern"}',
        '{"kind":"draw","stack":0}',
        '{"kind":"pub"}',
        '{"kind":"rob"}',
        "{}",
        "7",
        "",
    ],
)
def test_unknown_action_fails_validation(action: str) -> None:
    with pytest.raises(ValidationError):
        load_action(GAME, action)


@pytest.mark.parametrize("text", ['"market"', "7", '{"marketplace":1}', '{"market":"many"}'])
def test_invalid_cards_in_play_fail_validation(text: str) -> None:
    stored = json.loads(
        GAME.codecs.state.dump_json(GAME.new(2, 1, GAME.codecs.options.validate_json("{}")))
    )
    stored["players"][0]["in_play"] = json.loads(text)
    with pytest.raises(ValidationError):
        load_state(GAME, json.dumps({"schema": GAME.schema, "state": stored}))
