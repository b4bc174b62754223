"""Secrecy of replays: frames do not depend on information hidden from their viewer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.channel import replay_frames as screening
from bot.channel.replay_frames import ReplayFrame, ReplayRenderer, replay_frames_of
from bot.registry import GAME_UIS
from bot.table.game_history import GameHistory
from engine import codec
from engine.core import AnyGame, Seat
from tests.examples.council.bot import COUNCIL_UI
from tests.support.example_game import register_example_game  # noqa: F401
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.quick_games import history_of, play_whole_game

SAMPLE_EVERY = 9
"""Every ninth frame of a game is compared."""

NAMES = (*GAME_UIS, COUNCIL_UI.name)


def concealed(game: AnyGame, text: str, viewer: Seat | None, seed: int) -> str:
    """Replace everything in a stored state that the viewer may not know."""
    return codec.dump_state(game, game.conceal(codec.load_state(game, text), viewer, seed))


def determinized(
    record: GameHistory, frame: ReplayFrame, viewer: Seat | None, seed: int
) -> ReplayFrame:
    """Return the same frame with different hidden information."""
    step = frame.step
    assert step.state_json is not None
    state = concealed(record.game, step.state_json, viewer, seed)
    phases = tuple(
        concealed(record.game, state_json, viewer, seed) for state_json in step.phase_states_json
    )
    other_step = replace(step, state_json=state, phase_states_json=phases)
    return replace(frame, steps=(*frame.steps[:-1], other_step))


def shown_to(renderer: ReplayRenderer, frame: ReplayFrame, seat: Seat | None) -> tuple[object, ...]:
    """Return everything that a frame shows to a seat."""
    render = renderer.picture(frame)
    hand = None if seat is None else renderer.hand(frame, seat)
    pictures = [draw() for draw in (render, hand) if draw is not None]
    return renderer.title(frame), renderer.text(frame, seat), pictures


@pytest.mark.parametrize("name", NAMES)
async def test_replay_does_not_reveal_hidden_information(sim: DiscordFixture, name: str) -> None:
    record = await history_of(sim, await play_whole_game(sim, name))
    ui = sim.bot.game_uis[name]
    renderer = ReplayRenderer(ui, record, ui.texts.in_language("en"))
    frames = replay_frames_of(ui, record)[:-1]
    different = 0
    for seed, frame in enumerate(frames[::SAMPLE_EVERY]):
        for viewer in (None, *record.seats):
            other_frame = determinized(record, frame, viewer, seed)
            different += other_frame.step.state_json != frame.step.state_json
            assert shown_to(renderer, other_frame, viewer) == shown_to(renderer, frame, viewer)
    assert different > len(frames) // SAMPLE_EVERY, "there is hidden information"


@pytest.mark.parametrize("name", ["rattus_cartus", "saint_petersburg"])
async def test_comparison_detects_a_leak(
    sim: DiscordFixture, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a leak that shows every hand to everybody."""
    original_hand = ReplayRenderer.hand

    def hand(self: ReplayRenderer, frame: ReplayFrame, seat: Seat) -> screening.Render | None:
        return original_hand(self, frame, 1 - seat)

    monkeypatch.setattr(ReplayRenderer, "hand", hand)
    with pytest.raises(AssertionError):
        await test_replay_does_not_reveal_hidden_information(sim, name)
