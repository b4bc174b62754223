"""Log lines: their formats, and the redaction of secrets."""

from __future__ import annotations

import io
import json
import logging
import re
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
from tests.support.simulated_discord.saint_petersburg import state_of

SHORT_GAME_SEED = 219
"""The seed of a game with few cards, and with every kind of event."""

CARDS_LEFT = 10
"""Cards of each stack that it is played with."""

TOKEN = "not-a-real-token"  # noqa: S105


@pytest.fixture
def stream() -> io.StringIO:
    """The written log at level DEBUG."""
    others = logging.getLogger().handlers[:]
    written = io.StringIO()
    set_up_logging("DEBUG", "json", (TOKEN,), written)
    logging.getLogger().handlers += others
    return written


def make_record(message: str, *args: object, **extra: object) -> logging.LogRecord:
    log_record = logging.LogRecord(
        "bot.channel.updater", logging.WARNING, "", 1, message, args, None
    )
    vars(log_record).update(extra)
    return log_record


def line(log_format: LogFormat, log_record: logging.LogRecord) -> str:
    return LineFormatter(log_format, (TOKEN,)).format(log_record)


def test_text_log_line_has_keys_and_values() -> None:
    log_record = make_record("channel %s is updated later", 7, channel=7, kind="a b")
    log_record.created = 0.5
    assert line("text", log_record) == (
        "time=1970-01-01T00:00:00.500Z level=WARNING logger=bot.channel.updater "
        'message="channel 7 is updated later" channel=7 kind="a b"'
    )


def test_json_log_line_is_an_object() -> None:
    log_record = make_record("channel %s", "ž\n“", channel=7)
    written = line("json", log_record)
    assert "\n" not in written
    fields = json.loads(written)
    assert fields["message"] == "channel ž\n“"
    assert fields["channel"] == 7
    assert set(fields) == {"time", "level", "logger", "message", "channel"}


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_log_lines_cannot_be_forged(log_format: LogFormat) -> None:
    forged = "x\ntime=1970 level=ERROR message=forged"
    try:
        raise ValueError(forged)
    except ValueError as error:
        log_record = make_record(
            "by %s", forged, exc_info=(type(error), error, error.__traceback__)
        )
    first_line, *other_lines = line(log_format, log_record).split("\n")
    assert "forged" in first_line
    assert all(other.startswith("  ") for other in other_lines)
    assert bool(other_lines) == (log_format == "text")


SECRETS = (
    TOKEN,
    "MTAwMDAwMDAwMDAwMDAwMDAw.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB",
    "https://discord.com/api/v10/webhooks/1/aW50ZXJhY3Rpb246MTp4/messages/@original",
    "https://discord.com/api/v10/interactions/1/aW50ZXJhY3Rpb246MTp4/callback",
)


@pytest.mark.parametrize("log_format", ["text", "json"])
@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_redacted(secret: str, log_format: LogFormat) -> None:
    try:
        raise ValueError(secret)
    except ValueError as error:
        log_record = make_record("%s", secret, extra=secret, exc_info=(type(error), error, None))
    written = line(log_format, log_record)
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
    log_record = make_record("no", exc_info=(type(error), error, error.__traceback__))
    assert "987654" not in line("json", log_record)
    assert REDACTED in line("json", log_record)


def test_library_debug_records_are_not_logged(stream: io.StringIO) -> None:
    for name in ("discord.http", "discord.gateway", "discord.client", "asyncio"):
        logging.getLogger(name).debug("all of it")
        logging.getLogger(name).info("that it runs")
    logging.getLogger("bot.anything").debug("a detail")
    messages = [json.loads(line)["message"] for line in stream.getvalue().splitlines()]
    assert messages == ["that it runs"] * 4 + ["a detail"]


async def test_whole_game_logs_no_secrets(sim: DiscordFixture, stream: io.StringIO) -> None:
    """No card, price or text of an answer is in the log."""
    driver, rng, number = GameDriver(sim, (2, 0)), Random(SHORT_GAME_SEED), 0
    await driver.begin(SHORT_GAME_SEED)
    game, table = driver.ui.game, await sim.table()
    for stack in (*driver.state.stacks, *state_of(table).stacks):
        del stack[CARDS_LEFT:]
    await sim.store_state(table)
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
    words |= {
        "rubles",
        "stacks",
        "simcord_interaction",
        SAY("question-for-you", full=0, size=0, limit=3),
        TOKEN,
    }
    assert {word for word in words if word in log} == set()
