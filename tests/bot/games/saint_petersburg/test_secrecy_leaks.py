"""Deliberate leaks: each must make the two games of `test_secrecy` differ."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.channel.composer import MessageComposer
from bot.channel.outgoing_message import OutgoingMessage
from bot.games.saint_petersburg import panels
from bot.interactions.views import inspect_commands
from bot.table.gameplay import Gameplay
from bot.table.table import Table
from engine.games.saint_petersburg import view as engine_view
from engine.games.saint_petersburg.actions import PASS, Play
from engine.games.saint_petersburg.state import State, hand_limit
from tests.bot.games.saint_petersburg.observer import observe_script
from tests.bot.games.saint_petersburg.paired_states import (
    GAME,
    conceal_from,
    first_state_where,
    legal_script_for_both,
)

pytestmark = pytest.mark.slow

Leak = Callable[[pytest.MonkeyPatch], None]


def leak_rubles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show all rubles in every view, and so in pictures, alt texts and text boards."""
    monkeypatch.setattr(engine_view, "sees_rubles", lambda state, owner, seat: True)


def leak_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_view, "sees_hand", lambda state, owner, seat: True)


def leak_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the acting player's rubles and hand into the turn message."""
    turn_message = MessageComposer.turn_message

    def turn(self: MessageComposer, moves: Any, announced_ply: int) -> OutgoingMessage:
        message, state = turn_message(self, moves, announced_ply), self.snapshot.state
        rubles = sum(player.rubles for player in state.players)
        return OutgoingMessage(f"{message.content} {rubles}", message.buttons, message.mentions)

    monkeypatch.setattr(MessageComposer, "turn_message", turn)


def leak_by_a_missing_button(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the Play button if the acting player cannot play."""
    original_buttons = MessageComposer._buttons

    def buttons(self: MessageComposer, view: Any) -> Any:
        state = self.snapshot.state
        legal = GAME.legal_actions(state, GAME.to_act(state)[0])
        legal_verbs = {panels.path(action)[0] for action in legal}
        all_buttons = original_buttons(self, view)
        return tuple(
            button
            for button in all_buttons
            if button.custom_id.path != ("play",) or "play" in legal_verbs
        )

    monkeypatch.setattr(MessageComposer, "_buttons", buttons)


def leak_by_suggestions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Suggest the acting player's legal actions to everybody."""

    def legal_actions(self: Table, user_id: int) -> Any:
        legal = GAME.legal_actions(self.state, GAME.to_act(self.state)[0])
        return [action for action in legal if not isinstance(action, Play)]

    monkeypatch.setattr(Table, "legal_actions", legal_actions)


def leak_by_not_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pass automatically for a player who can only pass."""
    next_automatic_move = Gameplay._next_automatic_move

    def automatic_move(self: Gameplay) -> Any:
        state = self._table.state
        for seat in GAME.to_act(state) if state is not None else ():
            if list(GAME.legal_actions(state, seat)) == [PASS]:
                return seat, PASS
        return next_automatic_move(self)

    monkeypatch.setattr(Gameplay, "_next_automatic_move", automatic_move)


def leak_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    show_hand = inspect_commands.show_hand

    async def hand(request: Any, table: Any) -> Any:
        hands = [player.hand for player in table.state.players]
        logging.getLogger(inspect_commands.__name__).info("hands: %s", hands)
        return await show_hand(request, table)

    monkeypatch.setattr(inspect_commands, "show_hand", hand)


def no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change nothing: no difference may be detected."""


LEAKS: tuple[Leak, ...] = (
    no_leak,
    leak_rubles,
    leak_hands,
    leak_in_words,
    leak_by_a_missing_button,
    leak_by_suggestions,
    leak_by_not_asking,
    leak_in_the_log,
)


def _next_has_full_hand(state: State) -> bool:
    at_turn = state.drawn is None and not state.pub_owners and not state.passes
    player = state.players[(state.turn + 1) % len(state.players)]
    return at_turn and len(player.hand) == hand_limit(state.table, player.in_play)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_leaks_are_detected(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
) -> None:
    concealed = conceal_from(first_state_where(_next_has_full_hand), None)
    penniless = first_state_where(_next_has_full_hand)
    for player in penniless.players:
        player.rubles = 0
    leak(monkeypatch)
    # The next player has no ruble and a full hand, and can only pass, which must stay secret.
    script = legal_script_for_both(penniless, concealed, moves=1)
    true_observations = await observe_script(
        tmp_path / "true.sqlite3", penniless, script, None, caplog
    )
    other_observations = await observe_script(
        tmp_path / "false.sqlite3", concealed, script, None, caplog
    )
    assert (true_observations == other_observations) == (leak is no_leak)
