"""Secrecy of replays: a frame does not depend on what its viewer could not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.channel import replay_frames as screening
from bot.channel.replay_frames import ReplayFrame, ReplayRenderer, replay_frames_of
from bot.registry import GAME_UIS
from bot.table.game_history import GameHistory, load_history
from engine import codec
from engine.core import AnyGame, Seat
from tests.examples.council.bot import COUNCIL_UI
from tests.examples.council.registered import council_registered_temporarily
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.quick_games import play_whole_game

SAMPLE_EVERY = 9
"""Every ninth frame of a game is compared."""

NAMES = (*GAME_UIS, COUNCIL_UI.name)


@pytest.fixture(autouse=True)
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


async def record_of(sim: DiscordFixture, name: str) -> GameHistory:
    table = await play_whole_game(sim, name)
    found = await load_history(sim.bot.runtime.store, table.row.id)
    assert found is not None
    return found


def concealed(game: AnyGame, text: str, viewer: Seat | None, seed: int) -> str:
    """Replace everything in a stored state that the viewer may not know."""
    return codec.dump_state(game, game.conceal(codec.load_state(game, text), viewer, seed))


def determinized(
    record: GameHistory, scene: ReplayFrame, viewer: Seat | None, seed: int
) -> ReplayFrame:
    """Return the same frame with different hidden information."""
    moment = scene.step
    assert moment.state_json is not None
    state = concealed(record.game, moment.state_json, viewer, seed)
    phases = tuple(concealed(record.game, one, viewer, seed) for one in moment.phase_states_json)
    return replace(scene, step=replace(moment, state_json=state, phase_states_json=phases))


def shown(projector: ReplayRenderer, scene: ReplayFrame, seat: Seat | None) -> tuple[object, ...]:
    """Return everything that a frame shows to a seat."""
    render = projector.picture(scene)
    hand = None if seat is None else projector.hand(scene, seat)
    pictures = [one() for one in (render, hand) if one is not None]
    return projector.title(scene), projector.text(scene, seat), pictures


@pytest.mark.parametrize("name", NAMES)
async def test_replay_does_not_reveal_hidden_information(sim: DiscordFixture, name: str) -> None:
    record = await record_of(sim, name)
    ui = sim.bot.game_uis[name]
    projector = ReplayRenderer(ui, record, ui.texts.in_language("en"))
    scenes = replay_frames_of(record)[:-1]
    others = 0
    for at, scene in enumerate(scenes[::SAMPLE_EVERY]):
        for viewer in (None, *record.seats):
            other = determinized(record, scene, viewer, at)
            others += other.step.state_json != scene.step.state_json
            assert shown(projector, other, viewer) == shown(projector, scene, viewer)
    assert others > len(scenes) // SAMPLE_EVERY, "there is hidden information"


@pytest.mark.parametrize("name", ["rattus_cartus", "saint_petersburg"])
async def test_comparison_detects_a_leak(
    sim: DiscordFixture, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a leak that shows every hand to everybody."""
    honest = ReplayRenderer.hand

    def hand(self: ReplayRenderer, scene: ReplayFrame, seat: Seat) -> screening.Render | None:
        return honest(self, scene, 1 - seat)

    monkeypatch.setattr(ReplayRenderer, "hand", hand)
    with pytest.raises(AssertionError):
        await test_replay_does_not_reveal_hidden_information(sim, name)
