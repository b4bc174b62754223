"""The rules of the Council of the Dike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core import IllegalAction, PhaseEnded, Transition, apply
from tests.examples.council.engine.actions import DONE, Action, Claim, Give, Lay
from tests.examples.council.engine.cards import KINDS, all_cards
from tests.examples.council.engine.events import Chose, Event, GameEnded, Laid
from tests.examples.council.engine.game import Council
from tests.examples.council.engine.phases import FOR_MOST_BUILT, set_up_with
from tests.examples.council.engine.scoring import worth
from tests.examples.council.engine.state import FIELDS, Options, Phase, State

GAME = Council()
REED, PEAT, CLAY, OAK, STONE = range(len(KINDS))
GIFT = Give((REED, REED))


def start(seats: int = 3, flood: int = 5, **options: bool) -> State:
    """Start a game in which everybody has two reeds, a peat, a clay, an oak and a stone."""
    hand = [REED, REED, PEAT, CLAY, OAK, STONE]
    deck = [*all_cards()[: 60 - len(hand) * seats], *hand * seats]
    return set_up_with(seats, deck, [flood] * 7, Options(**options))


def play(state: State, *moves: tuple[int, Action]) -> Transition[State, Event]:
    """Apply these moves, and return the last transition."""
    for seat, action in moves:
        done = apply(GAME, state, seat, action)
        state = done.state
    return done


def everybody(state: State, action: Action) -> list[tuple[int, Action]]:
    return [(seat, action) for seat in GAME.to_act(state)]


def building(seats: int = 3, flood: int = 5) -> State:
    state = start(seats, flood)
    return play(state, *everybody(state, GIFT)).state


def built(*laid: Sequence[int], flood: int = 5) -> Transition[State, Event]:
    """Have each seat lay these cards, and return the transition of the flood."""
    state = building(len(laid), flood)
    moves: list[tuple[int, Action]] = []
    for seat, cards in enumerate(laid):
        moves += [(seat, Lay(card)) for card in cards] + [(seat, DONE)]
    return play(state, *moves)


def refused(state: State, seat: int, action: Action) -> str:
    with pytest.raises(IllegalAction) as refusal:
        apply(GAME, state, seat, action)
    return refusal.value.reason


def test_gift_is_2_or_3_own_cards_in_order_of_strength() -> None:
    state = start()
    legal = GAME.legal_actions(state, 0)
    assert Give((REED, REED)) in legal
    assert Give((REED, CLAY, STONE)) in legal
    assert all(isinstance(gift, Give) and [*gift.cards] == sorted(gift.cards) for gift in legal)
    assert refused(state, 0, Give((STONE,))) == "two-or-three-cards"
    assert refused(state, 0, Give((PEAT, PEAT))) == "not-in-hand"
    assert refused(state, 0, Give((STONE, REED))) == "weakest-first"


def test_gifts_go_left_once_every_house_has_chosen() -> None:
    state = start()
    waiting = play(state, (2, Give((OAK, STONE))), (0, GIFT)).state
    assert GAME.to_act(waiting) == (1,)
    assert waiting.players[0].hand == state.players[0].hand
    after = play(waiting, (1, GIFT)).state
    assert after.players[0].hand == [PEAT, CLAY, OAK, OAK, STONE, STONE]
    assert after.phase is Phase.BUILDING


def test_laid_cards_are_hidden_until_all_are_done() -> None:
    state = building()
    laid = play(state, (0, Lay(STONE)))
    assert GAME.view(laid.state, 1) == GAME.view(state, 1)
    assert [GAME.redact(event, 1) for event in laid.events] == [None]
    done = play(laid.state, (0, DONE), (1, Lay(OAK)), (1, DONE), (2, DONE))
    board = GAME.view(done.phase_end_states[0], None)
    assert [player.laid for player in board.players] == [(STONE,), (OAK,), ()]


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        pytest.param([[STONE], [STONE], [STONE]], [1, 1, 1], id="as high as the flood per house"),
        pytest.param([[STONE, OAK], [STONE], [REED]], [1, 0, 0], id="highest contribution scores"),
    ],
)
def test_dike_that_holds_gives_points_for_the_most(
    laid: list[list[int]], points: list[int]
) -> None:
    after = built(*laid, flood=5).state
    assert [player.points for player in after.players] == [FOR_MOST_BUILT * each for each in points]
    assert after.living == [0, 1, 2]


def test_lowest_contribution_to_a_broken_dike_drowns_the_house() -> None:
    after = built([STONE], [STONE], [OAK]).state
    assert after.living == [0, 1]
    assert refused(after, 2, Claim(0)) == "drowned"


def test_last_living_house_wins_without_a_phase_end() -> None:
    done = built([STONE], [REED], [REED])
    result = GAME.result(done.state)
    assert result is not None
    assert result.ranks == (1, None, None)
    assert done.phase_end_states == ()
    assert isinstance(done.events[-1], GameEnded)


def test_nobody_wins_when_all_have_drowned() -> None:
    result = GAME.result(built([], [], []).state)
    assert result is not None
    assert result.winners == ()
    assert result.ranks == (None, None, None)


def test_only_an_uncontested_claim_wins_a_field() -> None:
    state = built([STONE], [STONE], [STONE]).state
    assert GAME.legal_actions(state, 0) == [Claim(field) for field in range(FIELDS)]
    after = play(state, (0, Claim(7)), (1, Claim(8)), (2, Claim(7))).state
    assert [player.fields for player in after.players] == [[], [8], []]
    assert Claim(7) in GAME.legal_actions(claiming_again(after), 0)
    assert refused(claiming_again(after), 0, Claim(8)) == "field-taken"
    assert refused(claiming_again(after), 0, Claim(30)) == "no-such-field"


def claiming_again(state: State) -> State:
    other = state.clone()
    other.phase = Phase.CLAIMING
    return other


def test_claims_and_harvest_end_in_one_move() -> None:
    state = built([STONE], [STONE], [STONE]).state
    done = play(state, (0, Claim(0)), (1, Claim(29)), (2, Claim(12)))
    ended = [event.phase for event in done.events if isinstance(event, PhaseEnded)]
    assert ended == ["claiming", "harvest"]
    claimed, harvested = done.phase_end_states
    assert [player.claim for player in claimed.players] == [0, 29, 12]
    kept = 1 + 1 + 2 + 3 + 4
    gains = [player.points - FOR_MOST_BUILT for player in harvested.players]
    assert gains == [worth(0) + kept, worth(29) + kept, worth(12) + kept]
    assert (worth(0), worth(12), worth(29)) == (5, 3, 1)


def test_most_fields_win_and_points_break_ties() -> None:
    state = built([STONE], [STONE], [STONE]).state
    state.winter = 3
    state.players[0].points = 90
    state.players[1].fields = [20]
    state.players[2].fields = [21]
    after = play(state, (0, Claim(0)), (1, Claim(1)), (2, Claim(29))).state
    result = GAME.result(after)
    assert result is not None
    assert result.ranks == (3, 1, 2)
    assert max(result.points) == result.points[0]


def test_open_game_hides_nothing() -> None:
    state = start(open=True)
    chosen = play(state, (0, GIFT))
    seen = GAME.view(chosen.state, None)
    assert [player.giving for player in seen.players] == [GIFT.cards, None, None]
    assert seen.deck == tuple(chosen.state.deck)
    assert GAME.redact(chosen.events[0], None) == Chose(0, GIFT.cards, sealed=False)
    laid = play(chosen.state, (1, GIFT), (2, GIFT), (0, Lay(OAK)))
    assert GAME.redact(laid.events[0], 1) == Laid(0, OAK, sealed=False)
