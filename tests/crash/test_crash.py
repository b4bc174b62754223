"""A few kills with a fixed seed; `make crash` does many."""

from __future__ import annotations

from pathlib import Path

from tests.crash.ledger import Tried, mismatch, said_in_public
from tests.crash.players import trying_now
from tests.crash.run import crash
from tests.loopback.record import Shown
from tests.postgres import PostgresServer

BUYS = "Anna buys a Market for 4."


async def test_nothing_confirmed_is_lost_by_kills(tmp_path: Path) -> None:
    outcome = await crash(tmp_path, kills=3, tables=3, seed=3, copied=True)
    assert outcome.faults == []
    assert outcome.told_twice == 0
    assert outcome.moves > 4


async def test_nothing_confirmed_is_lost_by_kills_of_bot_and_postgresql(
    tmp_path: Path, server: PostgresServer
) -> None:
    outcome = await crash(tmp_path, kills=3, tables=3, seed=4, copied=True, server=server)
    assert outcome.faults == []
    assert outcome.told_twice == 0
    assert outcome.moves > 4


def test_the_referee_sees_a_lost_move_and_a_double_one() -> None:
    sure = Tried("Anna", "buy", "Market", BUYS)
    maybe = Tried("Anna", "buy", "Market")
    assert mismatch([sure], [BUYS]) is None
    assert mismatch([sure], [])
    assert mismatch([sure], [BUYS, BUYS])
    assert mismatch([maybe, sure], [BUYS]) is None
    assert mismatch([maybe, sure], [BUYS, BUYS]) is None
    assert mismatch([maybe], []) is None
    assert mismatch([sure], ["Anna passes.", BUYS, "Boris passes."]) is None
    assert mismatch([], ["Boris takes a Market into their hand."])


def test_a_button_that_a_refusal_offers_does_something_else() -> None:
    asked = Tried("Anna", "take", "Pope")
    assert trying_now(asked, Shown("Pass", "1/do/7/3/pass")) == Tried("Anna", "pass", "")
    buying = trying_now(asked, Shown("Buy", "1/do/7/3/buy"))
    assert trying_now(buying, Shown("Market for 5", "1/do/7/3/buy/4")).card == "Market"
    displacing = Shown("Wharf", "1/do/7/3/take/4/9")
    assert trying_now(asked, displacing) == asked


def test_an_unconfirmed_use_of_a_house_is_known_by_its_amounts() -> None:
    maybe = Tried("Anna", "guild-hall", "3 ★ 1 ₽")
    assert mismatch([maybe], ["Anna takes 3 points and 1 ruble from the Guild Hall."]) is None
    assert mismatch([maybe], ["Anna takes 4 points from the Guild Hall."])


def test_a_confirmation_is_known_in_public() -> None:
    assert said_in_public("Anna", "You buy a Market for 4.\nIt is your turn again.") == BUYS
    assert said_in_public("Anna", "You pass.") == "Anna passes."
    assert said_in_public("Anna", "It is Boris’s turn.") is None
