"""A whole game of three by slash commands, with a restart in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.events import Played, Took
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import State, hand_limit
from engine.games.saint_petersburg.view import Offer, build_view
from tests.bot.games.saint_petersburg.coverage_policy import EVENTS_TO_COVER, CoveragePolicy
from tests.bot.games.saint_petersburg.narrated_facts import SAY, card_name
from tests.support.simulated_discord.fixture import (
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.game_driver import GameDriver

SEED = 70
"""The seed of a game, found by trying, in which all events and all probes occur."""

PLAYERS = (0, 1, 2)

RESTART_AFTER = 60
"""Moves before the bot is stopped and restarted."""


class RefusalProbes:
    """Tries each kind of illegal move once, as soon as it is possible."""

    def __init__(self, driver: GameDriver) -> None:
        self._driver = driver
        self._sim = driver.sim
        self.done: set[str] = set()

    async def try_all(self, seat: Seat) -> None:
        """Try all remaining illegal moves that are possible while this seat is to act."""
        state, who = self._driver.state, PLAYERS[seat]
        at_turn = state.drawn is None and not state.pub_owners
        if "out of turn" not in self.done:
            refusal = await self._refused(PLAYERS[seat - 1], "stpete pass", "out of turn")
            assert PLAYER_NAMES[who] in refusal
        if at_turn and "full hand" not in self.done and _hand_is_full(state, seat):
            refusal = await self._refused(
                who, "stpete take", "full hand", card=card_name(state.upper[0])
            )
            assert "3" in refusal
        if (
            at_turn
            and "too few rubles" not in self.done
            and (offer := _unaffordable_offer(state, seat))
        ):
            card = card_name(offer.card)
            refusal = await self._refused(who, "stpete buy", "too few rubles", card=card)
            assert str(offer.cost) in refusal
            assert str(state.players[seat].rubles) in refusal
        if state.drawn is not None and "drawn first" not in self.done:
            refusal = await self._refused(who, "stpete pass", "drawn first")
            assert card_name(state.drawn) in refusal
        if state.pub_owners and "Pub first" not in self.done:
            await self._refused(who, "stpete pass", "Pub first")

    async def _refused(self, who: int, command: str, probe: str, **options: str) -> str:
        self.done.add(probe)
        return await self._sim.assert_refused(self._sim.slash(who, command, **options))


def _hand_is_full(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return bool(state.upper) and len(player.hand) == hand_limit(state.table, player.in_play)


def _unaffordable_offer(state: State, seat: Seat) -> Offer | None:
    """Return a card of the rows that the seat could buy, but cannot pay."""
    return next(
        (
            offer
            for offer in build_view(state, seat).offers
            if offer.cost > state.players[seat].rubles
            and not state.table.is_trading(offer.card)
            and offer.card not in state.lower
        ),
        None,
    )


async def test_three_people_play_to_the_end(sim: DiscordFixture) -> None:
    driver = GameDriver(sim, PLAYERS)
    await driver.begin(SEED)
    policy, probes = CoveragePolicy(driver.ui.game), RefusalProbes(driver)
    moves = event_count = 0
    while driver.ui.game.to_act(driver.state):
        seat, action = policy.choose(driver.state)
        await probes.try_all(seat)
        if moves == RESTART_AFTER:
            await restart_before_announcement(driver, seat, action)
        else:
            await driver.move(seat, action)
        policy.note_events(driver.events[event_count:])
        event_count = len(driver.events)
        moves += 1
    assert policy.covered == set(EVENTS_TO_COVER)
    assert probes.done == {"out of turn", "full hand", "too few rubles", "drawn first", "Pub first"}
    assert played_in_a_later_phase(driver.events)
    assert_ranking(driver)


async def restart_before_announcement(driver: GameDriver, seat: Seat, action: Any) -> None:
    """Reject all messages, so that the bot stops with a stored but unannounced move."""
    sim, old_turn = driver.sim, driver.sim.last_message
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=503)
    reply = await driver.command(seat, action)
    assert reply
    row = await driver.row()
    assert row.ply == row.announced_ply + 1
    assert sim.last_message.id == old_turn.id
    stale = await sim.press(PLAYERS[seat], old_turn, button_labels(old_turn)[-1])
    assert text_of(stale) in (SAY("refused-stale"), SAY("refused-seen"))
    driver.new_posts()
    await sim.restart()
    await driver.check()
    assert sim.last_message.id != old_turn.id
    hand_message = await sim.press(PLAYERS[seat], sim.last_message, "My hand")
    assert sim.files_of(hand_message.response)


def played_in_a_later_phase(events: Sequence[Any]) -> bool:
    """Whether somebody took a card and played it in a later phase."""
    phase_taken: dict[tuple[Seat, int], int] = {}
    phases = 0
    for event in events:
        phases += event.kind == "phase-ended"
        if isinstance(event, Took):
            phase_taken[event.seat, event.card] = phases
        if isinstance(event, Played) and phase_taken.get((event.seat, event.card), phases) < phases:
            return True
    return False


def assert_ranking(driver: GameDriver) -> None:
    """Check that the last message lists all players and points in order."""
    content = driver.sim.last_message.content
    scores = final_scores(driver.state)
    order = sorted(range(len(scores)), key=lambda seat: scores[seat].rank)
    positions = [
        content.index(f"**{driver.names[seat]}**: {scores[seat].points}") for seat in order
    ]
    assert positions == sorted(positions)
    assert driver.sim.last_message.attachments[0].description
