"""Labels of card choices: price and effect in the current state."""

from __future__ import annotations

import pytest

from bot.channel.components import MAX_LABEL_LENGTH
from bot.games.saint_petersburg import card_reference, panels
from bot.games.saint_petersburg.texts import TEXTS
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import CARD_IDS, Phase, card_table
from engine.games.saint_petersburg.state import Options, Player, State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    after,
    buy,
    draw,
    play,
    player,
    position,
    take,
)

SAY = TEXTS.in_language("en")
TABLE = card_table("base")
EVERY_CARD = [CARD_IDS[card] for card in sorted({card for stack in TABLE.deck for card in stack})]
ALL_BUT_TRADING = " ".join(
    name for name in EVERY_CARD if not TABLE.is_trading(CARD_IDS.index(name))
)


def choice_label(state: State, *actions: Action) -> str:
    """Return the label of the choice of these actions."""
    view, path = GAME.view(state, 0), panels.path(actions[0])
    return panels.label(path if len(actions) == 1 else path[:2], actions, view, SAY)


def test_labels_show_price_and_income() -> None:
    state = position(player(hand="judge"), player(), upper="market", lower="bank")
    assert choice_label(state, buy("market")) == "Market for 5 (+1 ★)"
    assert choice_label(state, play("judge")) == "Judge for 16 (+5 ₽ +2 ★)"


def test_labels_for_taking_show_the_price_of_playing() -> None:
    owner = player("market 2*author theater", rubles=0)
    state = position(owner, player(), upper="market wharf", lower="library czar harbor")
    assert choice_label(state, take("market")) == "Market: +1 ★, later for 4"
    assert choice_label(state, take("library", "lower")) == "Library, lower row: +5 ★, later for 17"
    assert choice_label(state, take("czar", "lower")) == "Czar, lower row: +6 ★, later for 20"
    assert choice_label(state, take("harbor", "lower")) == (
        "Harbor, lower row: +5 ₽ +2 ★, later for 1+"
    )
    assert choice_label(state, take("wharf")) == "Wharf: +6 ₽ +1 ★, nothing to displace"


def test_labels_of_drawn_cards_name_no_row() -> None:
    state = position(
        player("observatory"), player(), phase=Phase.BUILDING, stacks={Phase.WORKER: "2*shepherd"}
    )
    state = after(state, draw(Phase.WORKER))
    assert choice_label(state, buy("shepherd", "drawn")) == "Shepherd for 5 (+3 ₽)"
    assert choice_label(state, take("shepherd", "drawn")) == "Shepherd: +3 ₽, later for 5"


def test_labels_for_displacing_show_the_change() -> None:
    state = position(player("2*author judge", rubles=30), player(), upper="czar weapon_master")
    assert choice_label(state, buy("czar", over="author")) == (
        "Author for 20 (−1 ₽ +6 ★, one aristocrat more)"
    )
    assert choice_label(state, buy("czar", over="judge")) == "Judge for 8 (−5 ₽ +4 ★)"
    state = position(player("author czar", rubles=30), player(), upper="czar weapon_master")
    assert choice_label(state, buy("czar", over="author")).endswith("one aristocrat fewer)")
    state = position(player("lumberjack"), player(), upper="carpenter_workshop")
    assert choice_label(state, buy("carpenter_workshop", over="lumberjack")) == (
        "Lumberjack for 1 (same income)"
    )


TEN_ARISTOCRATS = (
    "author administrator warehouse_manager secretary controller judge mistress_of_ceremonies"
    " pope builder senator"
)


@pytest.mark.parametrize(
    ("edition", "counts"), [("base", ""), ("new_society", ", one aristocrat more")]
)
def test_eleventh_aristocrat_counts_only_if_it_brings_points(edition: str, counts: str) -> None:
    own = player(f"{TEN_ARISTOCRATS} author", rubles=30)
    state = position(own, player(), upper="czar", options=Options(edition=edition))
    assert choice_label(state, buy("czar", over="author")).endswith(f"+6 ★{counts})")


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("pub", "sells up to 5 ★ a round, 2 ₽ each"),
        ("warehouse", "hand of 4 cards"),
        ("potemkin_village", "worth 6 when displaced"),
        ("observatory", "+1 ★, or draws a card"),
        ("carpenter_workshop", "+3 ₽, blue cards 1 cheaper"),
        ("gold_smelter", "+3 ₽, red cards 1 cheaper"),
        ("mariinskij_theater", "2 ₽ now, 1 per aristocrat"),
        ("tax_man", "4 ₽ now, 1 per worker"),
    ],
)
def test_labels_of_special_cards_show_their_effect(card: str, expected: str) -> None:
    owner = player("2*lumberjack gold_miner czar_and_carpenter author judge market", rubles=40)
    state = position(owner, player(), upper=card)
    purchases = [action for action in GAME.legal_actions(state, 0) if action.kind == "buy"]
    label = panels.label(panels.path(purchases[0])[:2], purchases, GAME.view(state, 0), SAY)
    assert f"({expected})" in label
    assert f": {expected}, later for" in choice_label(state, take(card))


@pytest.mark.parametrize("card", ["author", "market", "observatory"])
def test_labels_show_no_income_after_the_last_scoring(card: str) -> None:
    owner = player("2*author 2*lumberjack", rubles=40)
    for is_last_round, has_income in ((False, True), (True, False)):
        state = position(owner, player(), phase=Phase.TRADING, upper=card, last_round=is_last_round)
        purchases = [action for action in GAME.legal_actions(state, 0) if action.kind == "buy"]
        buy_label = panels.label(panels.path(purchases[0])[:2], purchases, GAME.view(state, 0), SAY)
        assert ("(won’t pay any more)" in buy_label) is not has_income
        take_label = choice_label(state, take(card))
        assert (": won’t pay any more" in take_label) is not has_income


def after_the_last_scoring(own: Player, upper: str) -> State:
    return position(own, player(), phase=Phase.TRADING, upper=upper, last_round=True)


def test_labels_of_new_aristocrats_show_their_points_at_the_end_when_nothing_scores_any_more() -> (
    None
):
    state = after_the_last_scoring(player("2*author", rubles=40), "judge")
    assert choice_label(state, buy("judge")) == "Judge for 16 (+2 ★ at the end)"
    assert choice_label(state, take("judge")) == "Judge: +2 ★ at the end, later for 16"


def test_points_at_the_end_depend_on_what_a_trading_card_displaces() -> None:
    state = after_the_last_scoring(player("2*author judge", rubles=40), "czar")
    ways = [action for action in GAME.legal_actions(state, 0) if action.kind == "buy"]
    assert choice_label(state, *ways) == "Czar for 8 or more (up to 3 ★ at the end)"


def test_second_copy_in_the_hand_brings_no_points_at_the_end() -> None:
    state = after_the_last_scoring(player(hand="judge", rubles=40), "judge")
    assert choice_label(state, play("judge")) == "Judge for 16 (+1 ★ at the end)"
    assert choice_label(state, take("judge")).startswith("Judge: won’t pay any more")


@pytest.mark.parametrize("in_play", ["", ALL_BUT_TRADING])
def test_every_label_fits_on_a_button(in_play: str) -> None:
    for name in EVERY_CARD:
        state = position(
            player(f"{in_play} observatory", rubles=90),
            player(),
            lower=name,
            stacks={Phase.BUILDING: f"{name} market"},
            phase=Phase.BUILDING,
        )
        for decision in (state, after(state, draw(Phase.BUILDING))):
            view = GAME.view(decision, 0)
            for action in GAME.legal_actions(decision, 0):
                path = panels.path(action)
                for length in range(2, len(path) + 1):
                    label = panels.label(path[:length], [action], view, SAY)
                    assert len(label) <= MAX_LABEL_LENGTH, label


def test_explanations_name_the_cards_that_a_card_scores_by() -> None:
    explained = card_reference.explain("mariinskij_theater", SAY)
    assert "1 ₽ for each of your aristocrats at its scoring" in explained
    assert "1 ₽ for each of your workers" in card_reference.explain("tax_man", SAY)
    for card in ("mariinskij_theater", "tax_man"):
        assert "no income" not in card_reference.explain(card, SAY)
