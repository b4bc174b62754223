"""`python -m bot setup`: the token is checked, kept in `.env`, and the bot's link printed."""

from __future__ import annotations

import asyncio
import getpass
import io
import re
import socket
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from aiohttp import web

from bot.__main__ import main
from bot.ops import setup
from bot.ops.setup import NOT_A_TOKEN, invitation_link
from tests.support.fake_discord import payloads
from tests.support.fake_discord.payloads import TOKEN
from tests.support.fake_discord.rest_rules import error_response
from tests.support.fake_discord.server import ApiCall, FakeDiscord

README = Path(__file__).parents[3] / "README.md"
OTHER = "MTA.another.token"

NEEDED = {
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)


class EnvFile:
    """The file `.env` of a test."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def exists(self) -> bool:
        return self.path.exists()

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def mode(self) -> int:
        return stat.S_IMODE(self.path.stat().st_mode)

    def write(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8")
        self.path.chmod(0o644)


@pytest.fixture
def env_file(tmp_path: Path) -> EnvFile:
    return EnvFile(tmp_path / ".env")


@pytest.fixture(autouse=True)
async def fake_discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as fake:
        fake.token = TOKEN
        monkeypatch.setenv("DISCORD_API_URL", fake.url)
        yield fake


class Typed(io.StringIO):
    """What is typed or piped."""


class Operator:
    """Runs the setup, and answers its questions through a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys
        self.out = self.err = ""

    async def set_up(self, *answers: str) -> int:
        """Return the exit code."""
        text = "".join(f"{answer}\n" for answer in answers)
        self._monkeypatch.setattr(sys, "stdin", Typed(text))
        exit_code = await asyncio.to_thread(main, ["setup"])
        self.out, self.err = self._capsys.readouterr()
        assert not any(answer in self.out + self.err for answer in answers if len(answer) > 3)
        return exit_code


@pytest.fixture
def operator(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(monkeypatch, capsys)


def permissions_of(link: str) -> set[str]:
    (value,) = re.findall(r"permissions=(\d+)", link)
    return {name for name, granted in discord.Permissions(int(value)) if granted}


async def test_valid_token_is_written_and_the_link_printed(
    operator: Operator, env_file: EnvFile
) -> None:
    assert await operator.set_up(TOKEN) == 0
    assert env_file.text == f"DISCORD_TOKEN={TOKEN}\n"
    assert env_file.mode == 0o600
    assert invitation_link(payloads.APPLICATION) in operator.out
    assert operator.err == ""


def test_link_asks_for_exactly_what_the_bot_needs() -> None:
    link = invitation_link(7)
    assert "client_id=7&" in link
    assert "scope=bot+applications.commands" in link
    # The older name of `view_channel` in discord.py is the one that iteration yields.
    assert permissions_of(link) == NEEDED - {"view_channel"} | {"read_messages"}


def test_link_in_the_readme_is_the_same() -> None:
    link = invitation_link(7).replace("client_id=7", "client_id=YOUR_APPLICATION_ID")
    assert link in README.read_text(encoding="utf-8")


async def test_terminal_does_not_show_the_token(
    operator: Operator, env_file: EnvFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Typed, "isatty", lambda _: True)
    monkeypatch.setattr(getpass, "getpass", lambda _: f"Bot {TOKEN} ")
    assert await operator.set_up() == 0
    assert env_file.text == f"DISCORD_TOKEN={TOKEN}\n"


async def test_other_lines_are_kept(operator: Operator, env_file: EnvFile) -> None:
    env_file.write("# Ours\nDISCORD_TOKEN=\nNEVSKY_LOG_LEVEL=INFO\nDISCORD_TOKEN=''\nA=b")
    assert await operator.set_up(TOKEN) == 0
    assert env_file.text == (f"# Ours\nDISCORD_TOKEN={TOKEN}\nNEVSKY_LOG_LEVEL=INFO\nA=b\n")
    assert env_file.mode == 0o600


@pytest.mark.parametrize("answers", [("n",), ("",), ()], ids=["no", "nothing", "end of input"])
async def test_another_token_is_kept_unless_the_answer_is_yes(
    operator: Operator, env_file: EnvFile, answers: tuple[str, ...]
) -> None:
    before = f"export DISCORD_TOKEN='{OTHER}'\nA=b\n"
    env_file.write(before)
    assert await operator.set_up(TOKEN, *answers) == 0
    assert env_file.text == before
    assert ".env is unchanged." in operator.out
    assert "permissions=" in operator.out
    assert OTHER not in operator.out
    assert await operator.set_up(TOKEN, "y") == 0
    assert env_file.text == f"DISCORD_TOKEN={TOKEN}\nA=b\n"


async def test_same_token_is_not_asked_about(operator: Operator, env_file: EnvFile) -> None:
    env_file.write(f'DISCORD_TOKEN="{TOKEN}"\n')
    assert await operator.set_up(TOKEN) == 0
    assert "Replace" not in operator.out


async def test_linked_file_stays_a_link(
    operator: Operator, env_file: EnvFile, tmp_path: Path
) -> None:
    env_file.path.symlink_to(tmp_path / "secrets")
    assert await operator.set_up(TOKEN) == 0
    assert env_file.path.is_symlink()
    assert EnvFile(tmp_path / "secrets").text == f"DISCORD_TOKEN={TOKEN}\n"


async def test_variable_that_takes_precedence_is_named(
    operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", OTHER)
    assert await operator.set_up(TOKEN) == 0
    assert "The environment variable DISCORD_TOKEN takes precedence" in operator.out


@pytest.mark.parametrize(
    ("field", "value", "advice"),
    [
        ("bot_require_code_grant", True, "turn off Requires OAuth2 Code Grant"),
        ("interactions_endpoint_url", "https://example.org", "empty Interactions Endpoint URL"),
    ],
)
async def test_application_that_cannot_work_is_explained(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, field: str, value: object, advice: str
) -> None:
    application = {**payloads.application(), field: value}
    monkeypatch.setattr(payloads, "application", lambda: application)
    assert await operator.set_up(TOKEN) == 0
    assert advice in operator.out


# Failures

NOTHING = "No token was entered, and nothing was changed."


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ((), NOTHING),
        (("   ",), NOTHING),
        (("two words",), NOT_A_TOKEN),
        (("žeton",), NOT_A_TOKEN),
        (("a\x00b",), NOT_A_TOKEN),
    ],
)
async def test_what_cannot_be_a_token_is_not_sent_and_changes_nothing(
    operator: Operator, env_file: EnvFile, answers: tuple[str, ...], message: str
) -> None:
    assert await operator.set_up(*answers) == 2
    assert operator.err == f"{message}\n"
    assert not env_file.exists


@pytest.mark.parametrize(
    ("status", "message"),
    [(401, NOT_A_TOKEN), (403, "Discord refuses: 403 Forbidden")],
)
async def test_refused_token_is_not_written(
    fake_discord: FakeDiscord, operator: Operator, env_file: EnvFile, status: int, message: str
) -> None:
    async def refuse(call: ApiCall) -> web.Response | None:
        return error_response(status, 0, "no")

    fake_discord.before_request = refuse
    assert await operator.set_up(TOKEN) == 2
    assert operator.err.startswith(message)
    assert operator.err.count("\n") == 1
    assert not env_file.exists


async def test_unreachable_discord_is_reported(
    operator: Operator, env_file: EnvFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{free.getsockname()[1]}/api/v10")
        assert await operator.set_up(TOKEN) == 2
    assert operator.err.startswith("Discord cannot be reached: ")
    assert not env_file.exists


async def test_silent_discord_is_reported(
    fake_discord: FakeDiscord, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(call: ApiCall) -> web.Response | None:
        await asyncio.sleep(1)
        return None

    fake_discord.before_request = wait
    monkeypatch.setattr(setup, "CHECK_TIMEOUT", 0.1)
    assert await operator.set_up(TOKEN) == 2
    assert operator.err == ("Discord cannot be reached: it does not answer. Nothing was changed.\n")


async def test_interrupted_setup_changes_nothing(
    operator: Operator, env_file: EnvFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert await operator.set_up() == 2
    assert operator.err == "Nothing was changed.\n"


async def test_unreadable_file_is_reported(operator: Operator, env_file: EnvFile) -> None:
    env_file.path.write_bytes(b"# \xff\xfe")
    assert await operator.set_up(TOKEN) == 2
    assert operator.err == ".env should be a readable text file in UTF-8\n"


async def test_file_that_cannot_be_written_is_reported(
    operator: Operator, env_file: EnvFile, tmp_path: Path
) -> None:
    env_file.path.symlink_to(tmp_path / "nowhere" / "secrets")
    assert await operator.set_up(TOKEN) == 2
    assert operator.err == ".env cannot be written: No such file or directory.\n"
