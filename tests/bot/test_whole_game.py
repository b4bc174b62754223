"""Three people play a whole game by slash commands, and the bot is restarted in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.events import Played, Took
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import State, hand_limit
from engine.games.saint_petersburg.view import Offer, build_view
from tests.bot.evening import Evening
from tests.bot.policy import STORIES, Policy
from tests.bot.room import PEOPLE, Room, labels, text_of
from tests.bot.told import SAY, title

SEED = 70
"""With these players all of STORIES happen, and the probes find their moments. Found by trying."""

PLAYERS = (0, 1, 2)

RESTART_AFTER = 60
"""Moves before the bot is stopped and started anew."""


class Probes:
    """Tries what cannot be whenever there is a new occasion for it."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._room = evening.room
        self.made: set[str] = set()

    async def try_all(self, seat: Seat) -> None:
        """With this seat to act, try what was not tried yet."""
        state, who = self._evening.state, PLAYERS[seat]
        at_turn = state.drawn is None and not state.pub_owners
        if "out of turn" not in self.made:
            said = await self._refused(PLAYERS[seat - 1], "stpete pass", "out of turn")
            assert PEOPLE[who] in said
        if at_turn and "full hand" not in self.made and _hand_is_full(state, seat):
            said = await self._refused(who, "stpete take", "full hand", card=title(state.upper[0]))
            assert "3" in said
        if at_turn and "too few rubles" not in self.made and (dear := _too_dear(state, seat)):
            card = title(dear.card)
            said = await self._refused(who, "stpete buy", "too few rubles", card=card)
            assert str(dear.cost) in said
            assert str(state.players[seat].rubles) in said
        if state.drawn is not None and "drawn first" not in self.made:
            said = await self._refused(who, "stpete pass", "drawn first")
            assert title(state.drawn) in said
        if state.pub_owners and "Pub first" not in self.made:
            await self._refused(who, "stpete pass", "Pub first")

    async def _refused(self, who: int, command: str, probe: str, **options: str) -> str:
        self.made.add(probe)
        return await self._room.refused(self._room.slash(who, command, **options))


def _hand_is_full(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return bool(state.upper) and len(player.hand) == hand_limit(state.table, player.in_play)


def _too_dear(state: State, seat: Seat) -> Offer | None:
    """A card of the rows, to be had for nothing but rubles, that the seat cannot pay."""
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


async def test_three_people_play_to_the_ranking(room: Room) -> None:
    evening = Evening(room, PLAYERS)
    await evening.begin(SEED)
    policy, probes = Policy(evening.ui.game), Probes(evening)
    moves = seen = 0
    while evening.ui.game.to_act(evening.state):
        seat, action = policy.choose(evening.state)
        await probes.try_all(seat)
        if moves == RESTART_AFTER:
            await restart_before_it_is_told(evening, seat, action)
        else:
            await evening.move(seat, action)
        policy.saw(evening.events[seen:])
        seen = len(evening.events)
        moves += 1
    assert policy.happened == set(STORIES)
    assert probes.made == {"out of turn", "full hand", "too few rubles", "drawn first", "Pub first"}
    assert played_in_a_later_phase(evening.events)
    assert_ranking(evening)


async def restart_before_it_is_told(evening: Evening, seat: Seat, action: Any) -> None:
    """Discord takes no message, so the move is in the database only when the bot stops."""
    room, old_turn = evening.room, evening.room.last
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=503)
    said = await evening.command(seat, action)
    assert said
    row = await evening.row()
    assert row.ply == row.announced_ply + 1
    assert room.last.id == old_turn.id
    stale = await room.press(PLAYERS[seat], old_turn, labels(old_turn)[-1])
    assert text_of(stale) in (SAY("refused-stale"), SAY("refused-seen"))
    evening.posts()
    await room.restart()
    await evening.check()
    assert room.last.id != old_turn.id
    shown = await room.press(PLAYERS[seat], room.last, "My hand")
    assert shown.response.attachments


def played_in_a_later_phase(events: Sequence[Any]) -> bool:
    """Whether somebody took a card and played it after the phase had ended."""
    held: dict[tuple[Seat, int], int] = {}
    phases = 0
    for event in events:
        phases += event.kind == "phase-ended"
        if isinstance(event, Took):
            held[event.seat, event.card] = phases
        if isinstance(event, Played) and held.get((event.seat, event.card), phases) < phases:
            return True
    return False


def assert_ranking(evening: Evening) -> None:
    """The last message names everybody in the order of their points, and the points."""
    told = evening.room.last.content
    scores = final_scores(evening.state)
    order = sorted(range(len(scores)), key=lambda seat: scores[seat].rank)
    places = [told.index(f"**{evening.names[seat]}**: {scores[seat].points}") for seat in order]
    assert places == sorted(places)
    assert evening.room.last.attachments[0].description
