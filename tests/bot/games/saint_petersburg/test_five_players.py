"""A short game of The New Society with one person and four AI players."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.table.table import Table
from engine.core import Seat
from engine.games.saint_petersburg.actions import Action, Buy, Divide, Release, Trade
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.state import State
from tests.support.simulated_discord.button_driver import ButtonGameDriver, custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, use_seed
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.simulated_discord.saint_petersburg import state_of

BORIS = 1
SEED = 7

INITIAL_BUILDINGS = [
    card_number(card) for card in ("debtors_prison", "trading_house", "guild_hall")
]
"""The buildings that Boris starts with; they lead to all questions of the edition."""

CARDS_LEFT = 9
"""Cards of each stack that are played with."""


class MixedGameDriver(ButtonGameDriver):
    """Boris plays against AI players, alternately by buttons and by commands."""

    table: Table
    moves = 0

    async def seat_ais(self, seed: int) -> None:
        """Open a table, choose the edition, and add AI players."""
        sim = self.sim
        await sim.slash(BORIS, "stpete new")
        await sim.configure(BORIS, {"Edition": "The New Society (2008)"}, form="Variants")
        for _ in range(4):
            levels = (await sim.press(BORIS, sim.last_message, "Add AI")).response
            await sim.press(BORIS, levels, "Easy")
        self.table = await sim.table()
        use_seed(self.table, seed)
        await sim.press(BORIS, sim.last_message, "Start")
        self._game_id = self.table.row.id
        self._replayed = self.table.game.new(5, seed, self.table.options)
        await self.check()
        _prepare(self.state)
        _prepare(state_of(self.table))
        await sim.store_state(self.table)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    async def command(self, seat: Seat, action: Any) -> str:
        self.moves += 1
        if self.moves % 2:
            return await GameDriver.command(self, seat, action)
        return await super().command(seat, action)

    async def check(self) -> None:
        """Compare the stored state with a replay, and check that Boris is told when he is asked."""
        row = await self.row()
        moves = await self.sim.bot.runtime.store.moves(row.id, self._ply)
        self.events += self._replay(moves)
        self._ply = row.ply
        assert row.announced_ply == row.ply
        assert row.state is not None
        if row.status == "running":
            assert self.ui.game.to_act(self.state) == (0,)
            assert self.sim.last_message.id == row.turn_message_id
            *_, question = self.sim.last_message.content.splitlines()
            assert "Boris" in question or f"<@{self.sim.people[BORIS].id}>" in question


def _prepare(state: State) -> None:
    """Take the buildings out of the stacks and put them into Boris' display; few rounds remain."""
    for card in INITIAL_BUILDINGS:
        stack_of_card = next((stack for stack in state.stacks if card in stack), None)
        if stack_of_card is not None:
            stack_of_card.remove(card)
        state.players[0].in_play[card] = 1
    for stack in state.stacks:
        del stack[CARDS_LEFT:]


def choose_action(state: State, legal: list[Action], rng: Random) -> Action:
    """Choose an action that only this edition has, or else a random one."""
    for action in legal:
        match action:
            case Release() | Divide(points=2) | Trade(points=2):
                return action
    purchases = [action for action in legal if isinstance(action, Buy)]
    return rng.choice(purchases if purchases and rng.random() < 0.5 else legal)


async def test_person_plays_with_four_ai_players_to_the_end(sim: DiscordFixture) -> None:
    driver, rng = MixedGameDriver(sim, (BORIS,)), Random(SEED)
    await driver.seat_ais(SEED)
    while driver.ui.game.to_act(driver.state):
        legal = list(driver.ui.game.legal_actions(driver.state, 0))
        await driver.command(0, choose_action(driver.state, legal, rng))
        await driver.check()
    own_event_kinds = {event.kind for event in driver.events if getattr(event, "seat", None) == 0}
    assert {"released", "divided", "traded", "disc-paid"} <= own_event_kinds
    assert [press.verb for press in custom_ids_of(sim.last_message)] == [
        "rematch",
        "replay",
        "review",
        "share",
    ]
    assert all(name in sim.last_message.content for name in driver.names)
    assert len(driver.names) == 5
