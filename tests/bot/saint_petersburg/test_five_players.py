"""One person and four AI players at a table of The New Society, from the lobby to the ranking."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.table.table import Table
from engine.core import Seat
from engine.games.saint_petersburg.actions import Action, Buy, Divide, Release, Trade
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.state import State
from tests.bot.evening import Evening
from tests.bot.play_by_buttons import ButtonEvening, presses
from tests.bot.room import Room, seeded, state_of

BORIS = 1
SEED = 4

OWNED = [card_number(card) for card in ("debtors_prison", "trading_house", "guild_hall")]
"""What Boris begins with, so that he is asked all that this edition asks."""


class MixedEvening(ButtonEvening):
    """Boris plays with AI players, every other move by buttons, the others by commands."""

    table: Table
    moves = 0

    async def seat_ais(self, seed: int) -> None:
        """Open the table with the edition chosen by its button, and fill the seats."""
        room = self.room
        await room.slash(BORIS, "stpete new")
        settings = (await room.press(BORIS, room.last, "Settings")).response
        await room.press(BORIS, settings, "Edition: Saint Petersburg (2004)")
        for _ in range(4):
            levels = (await room.press(BORIS, room.last, "Add AI")).response
            await room.press(BORIS, levels, "Easy")
        self.table = await room.table()
        seeded(self.table, seed)
        await room.press(BORIS, room.last, "Start")
        self._game_id = self.table.row.id
        self._replayed = self.table.game.new(5, seed, self.table.options)
        await self.check()
        _endow(self.state)
        _endow(state_of(self.table))
        await room.store_state(self.table)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    async def command(self, seat: Seat, action: Any) -> str:
        self.moves += 1
        if self.moves % 2:
            return await Evening.command(self, seat, action)
        return await super().command(seat, action)

    async def check(self) -> None:
        """What is stored is what the rules make of the moves; who is asked is told so."""
        row = await self.row()
        moves = await self.room.bot.runtime.store.moves(row.id, self._ply)
        self.events += self._replay(moves)
        self._ply = row.ply
        assert row.announced_ply == row.ply
        assert row.state is not None
        if row.status == "running":
            assert self.ui.game.to_act(self.state) == (0,)
            assert self.room.last.id == row.turn_message_id
            *_, asked = self.room.last.content.splitlines()
            assert "Boris" in asked or f"<@{self.room.people[BORIS].id}>" in asked


def _endow(state: State) -> None:
    """Have cards that lie in the stacks, or wherever else, in play before Boris."""
    for card in OWNED:
        lies = next((stack for stack in state.stacks if card in stack), None)
        if lies is not None:
            lies.remove(card)
        state.players[0].in_play[card] = 1


def chosen(state: State, legal: list[Action], rng: Random) -> Action:
    """Boris uses what only this edition has; else he does something or other."""
    for action in legal:
        match action:
            case Release() | Divide(points=2) | Trade(points=2):
                return action
    buying = [action for action in legal if isinstance(action, Buy)]
    return rng.choice(buying if buying and rng.random() < 0.5 else legal)


async def test_a_person_plays_with_four_ai_players_to_the_ranking(room: Room) -> None:
    evening, rng = MixedEvening(room, (BORIS,)), Random(SEED)
    await evening.seat_ais(SEED)
    while evening.ui.game.to_act(evening.state):
        legal = list(evening.ui.game.legal_actions(evening.state, 0))
        await evening.command(0, chosen(evening.state, legal, rng))
        await evening.check()
    own = {event.kind for event in evening.events if getattr(event, "seat", None) == 0}
    assert {"released", "divided", "traded", "disc-paid"} <= own
    assert [press.verb for press in presses(room.last)] == ["rematch", "replay", "review"]
    assert all(name in room.last.content for name in evening.names)
    assert len(evening.names) == 5
