"""What cards cost."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.actions import Source
from tests.engine.games.saint_petersburg.positions import (
    after,
    buy,
    cost,
    is_legal,
    play,
    player,
    position,
)

WORKSHOP, SMELTER = "carpenter_workshop", "gold_smelter"

COSTS: dict[str, tuple[str, Source | None, str | None, str, int]] = {
    "a card costs its printed cost": ("fur_trapper", "upper", None, "", 6),
    "the third Market": ("market", "upper", None, "2*market", 3),
    "in the lower row": ("theater", "lower", None, "", 19),
    "copy, lower row and Workshop add up": ("theater", "lower", None, f"theater {WORKSHOP}", 17),
    "the second Lumberjack": ("lumberjack", "upper", None, "lumberjack", 2),
    "the fourth Lumberjack, at least 1": ("lumberjack", "upper", None, "3*lumberjack", 1),
    "at least 1 in the lower row, too": ("pub", "lower", None, f"pub {WORKSHOP}", 1),
    "displacing a card of half the cost": ("wharf", "upper", "ship_builder", "", 5),
    "displacing a card of nearly the cost": ("senator", "upper", "secretary", "", 1),
    "displacing a more expensive card": ("pope", "upper", "mistress_of_ceremonies", "", 1),
    "displacing, lower row and Workshop add up": (
        "st_isaacs_cathedral",
        "lower",
        "market",
        f"market {WORKSHOP}",
        8,
    ),
    "Potemkin's Village": ("potemkin_village", "upper", None, "", 2),
    "displacing it, worth 6": ("mariinskij_theater", "upper", "potemkin_village", "", 4),
    "a blue card with the Workshop": ("library", "upper", None, WORKSHOP, 16),
    "a blue trading card with it": ("bank", "upper", "market", WORKSHOP, 7),
    "a red card with it": ("judge", "upper", None, WORKSHOP, 16),
    "a green card with it": ("ship_builder", "upper", None, WORKSHOP, 7),
    "a red card with the Smelter": ("judge", "upper", None, SMELTER, 15),
    "a red trading card with it": ("czar", "upper", "author", SMELTER, 19),
    "a blue card with the Smelter": ("library", "upper", None, SMELTER, 17),
    "a green card with the Smelter": ("gold_miner", "upper", None, SMELTER, 4),
    "the Smelter itself": (SMELTER, "upper", "gold_miner", "", 2),
    "the Workshop itself": (WORKSHOP, "upper", "lumberjack", "", 1),
    "copies of a trading card": ("fur_shop", "upper", "fur_trapper", "2*fur_shop", 2),
    "a copy of a displacing card": ("wharf", "upper", "ship_builder", "2*ship_builder wharf", 4),
    "from the hand": ("market", None, None, f"market {WORKSHOP}", 3),
    "drawn": ("market", "drawn", None, f"market {WORKSHOP}", 3),
}


@pytest.mark.parametrize(("card", "source", "over", "having", "rubles"), COSTS.values(), ids=COSTS)
def test_cost(card: str, source: Source | None, over: str | None, having: str, rubles: int) -> None:
    assert cost(card, source, over, having) == rubles


def test_lower_row_reduction_does_not_apply_to_the_hand() -> None:
    state = position(player(hand="market", rubles=4), player(), lower="market")
    assert is_legal(state, buy("market", "lower"))
    assert not is_legal(state, play("market"))


def test_used_observatory_counts_as_a_copy_in_play() -> None:
    state = position(player("observatory", rubles=5, used=1), player(), upper="observatory")
    assert after(state, buy("observatory")).players[0].rubles == 0


def test_buying_pays_exactly_the_price() -> None:
    state = position(
        player("market carpenter_workshop", rubles=8), player(), lower="st_isaacs_cathedral"
    )
    state = after(state, buy("st_isaacs_cathedral", "lower", over="market"))
    assert state.players[0].rubles == 0
