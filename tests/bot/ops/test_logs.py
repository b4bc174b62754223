"""What is logged, and what never is."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.ops.logs import REDACTED, LineFormatter, LogFormat, set_up_logging
from engine import codec
from engine.core import IllegalAction
from engine.games.saint_petersburg.cards import CARD_IDS
from engine.registry import find_game
from tests.bot.games.saint_petersburg.narrated_facts import SAY, card_name
from tests.support.simulated_discord.fixture import DiscordFixture
from tests.support.simulated_discord.game_driver import GameDriver

SHORT = 28
"""With this seed everything happens in a short game."""

TOKEN = "not-a-real-token"  # noqa: S105


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """All that is logged at DEBUG, as it would be written."""
    root, ours = logging.getLogger(), logging.getLogger("bot")
    before = root.handlers[:], root.level, ours.level
    written = io.StringIO()
    set_up_logging("DEBUG", "json", (TOKEN,), written)
    root.handlers += before[0]
    yield written
    logging.captureWarnings(False)
    root.handlers[:], root.level, ours.level = before[0], before[1], before[2]


def record(message: str, *args: object, **more: object) -> logging.LogRecord:
    made = logging.LogRecord("bot.channel.updater", logging.WARNING, "", 1, message, args, None)
    vars(made).update(more)
    return made


def line(shape: LogFormat, made: logging.LogRecord) -> str:
    return LineFormatter(shape, (TOKEN,)).format(made)


def test_text_log_line_has_keys_and_values() -> None:
    made = record("channel %s is told later", 7, channel=7, kind="a b")
    made.created = 0.5
    assert line("text", made) == (
        "time=1970-01-01T00:00:00.500Z level=WARNING logger=bot.channel.updater "
        'message="channel 7 is told later" channel=7 kind="a b"'
    )


def test_json_log_line_is_an_object() -> None:
    made = record("channel %s", "ž\n“", channel=7)
    written = line("json", made)
    assert "\n" not in written
    facts = json.loads(written)
    assert facts["message"] == "channel ž\n“"
    assert facts["channel"] == 7
    assert set(facts) == {"time", "level", "logger", "message", "channel"}


@pytest.mark.parametrize("shape", ["text", "json"])
def test_log_lines_cannot_be_forged(shape: LogFormat) -> None:
    forged = "x\ntime=1970 level=ERROR message=forged"
    try:
        raise ValueError(forged)
    except ValueError as error:
        made = record("by %s", forged, exc_info=(type(error), error, error.__traceback__))
    first, *others = line(shape, made).split("\n")
    assert "forged" in first
    assert all(other.startswith("  ") for other in others)
    assert bool(others) == (shape == "text")


SECRETS = (
    TOKEN,
    "MTAwMDAwMDAwMDAwMDAwMDAw.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB",
    "https://discord.com/api/v10/webhooks/1/aW50ZXJhY3Rpb246MTp4/messages/@original",
    "https://discord.com/api/v10/interactions/1/aW50ZXJhY3Rpb246MTp4/callback",
    "[type=int_type, input_value={'rubles': 'aW50ZXJhY3Rpb246MTp4'}, input_type=dict]",
)


@pytest.mark.parametrize("shape", ["text", "json"])
@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_redacted(secret: str, shape: LogFormat) -> None:
    try:
        raise ValueError(secret)
    except ValueError as error:
        made = record("%s", secret, extra=secret, exc_info=(type(error), error, None))
    written = line(shape, made)
    assert written.count(REDACTED) == 3
    for part in (TOKEN, "aW50ZXJhY3Rpb246MTp4", "GabcDE"):
        assert part not in written


def test_illegal_action_message_omits_its_parameters() -> None:
    assert str(IllegalAction("too-expensive", need=987, have=654)) == "too-expensive"


def test_unreadable_state_is_not_quoted() -> None:
    game = find_game("saint_petersburg")
    text = codec.dump_state(game, game.new(2, 1, game.codecs.options.validate_python({})))
    broken = re.sub(r'"rubles":\d+', '"rubles":"x987654"', text)
    with pytest.raises(ValueError, match="validation error") as caught:
        codec.load_state(game, broken)
    error = caught.value
    made = record("no", exc_info=(type(error), error, error.__traceback__))
    assert "987654" not in line("json", made)
    assert REDACTED in line("json", made)


def test_library_debug_records_are_not_logged(stream: io.StringIO) -> None:
    for name in ("discord.http", "discord.gateway", "discord.client", "asyncio"):
        logging.getLogger(name).debug("all of it")
        logging.getLogger(name).info("that it runs")
    logging.getLogger("bot.anything").debug("a detail")
    messages = [json.loads(one)["message"] for one in stream.getvalue().splitlines()]
    assert messages == ["that it runs"] * 4 + ["a detail"]


async def test_whole_game_logs_no_secrets(sim: DiscordFixture, stream: io.StringIO) -> None:
    """Hands are cards, rubles are a number: no card, no price and no answer is in the log."""
    driver, rng, number = GameDriver(sim, (2, 0)), Random(SHORT), 0
    await driver.begin(SHORT)
    game = driver.ui.game
    while acting := game.to_act(driver.state):
        await driver.move(acting[0], rng.choice(game.legal_actions(driver.state, acting[0])))
        if (number := number + 1) % 9 == 0:
            for who in driver.players:
                await sim.slash(who, "stpete take", card="Nonsense")
                await sim.slash(who, "stpete hand")
    assert (await driver.row()).status == "over"
    log = stream.getvalue()
    assert log
    words = set(CARD_IDS) | {card_name(card) for card in range(len(CARD_IDS))}
    words |= {"rubles", "stacks", "simcord_interaction", SAY("question-for-you", alone=0), TOKEN}
    assert {word for word in words if word in log} == set()
