"""Sets the bot up: checks its token, writes it into `.env`, and prints the invitation link."""

from __future__ import annotations

import asyncio
import getpass
import logging
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import discord

from bot.ops.run import DISCORD_UNREACHABLE
from bot.permissions import INVITED_PERMISSIONS
from bot.settings import Settings

TOKEN_VARIABLE = "DISCORD_TOKEN"  # noqa: S105
TOKEN_LINE = re.compile(rf"\s*(?:export\s+)?{TOKEN_VARIABLE}\s*=\s*(?P<value>.*)")
TOKEN_CHARACTERS = re.compile(r"[A-Za-z0-9._-]+")

SCOPES = ("bot", "applications.commands")

CHECK_TIMEOUT = 60.0
"""Seconds for all requests together; discord.py repeats those that fail on Discord's side."""

PORTAL = "https://discord.com/developers/applications"

NOT_A_TOKEN = (
    "Discord does not accept this as the token of a bot. Copy it from the page Bot of your "
    f"application at {PORTAL}; Reset Token shows a new one."
)


class SetupFailed(Exception):
    """The setup cannot go on. The message is a sentence for the operator, without the token."""


def set_up(settings: Settings, env_file: Path) -> None:
    """Ask for the token, check it, keep it in the file, and print what to do next.

    Raises SetupFailed.
    """
    lines = _read_lines(env_file)
    token = _ask_for_token()
    application = _check_token(token, settings)
    if _may_write(lines, token, env_file):
        _write_lines(env_file, _with_token(lines, token))
        print(f"{env_file} has the token of {application.name}.")
    print(*_next_steps(application), sep="\n")


def invitation_link(application_id: int) -> str:
    """Return the link that adds the bot to a server, with the permissions it needs."""
    permissions = discord.Permissions(**dict.fromkeys(INVITED_PERMISSIONS, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=SCOPES)


def _next_steps(application: discord.AppInfo) -> Iterator[str]:
    yield f"This link invites the bot to a server:\n\n  {invitation_link(application.id)}\n"
    if application.bot_require_code_grant:
        yield f"First turn off Requires OAuth2 Code Grant on the page Bot at {PORTAL}."
    if application.interactions_endpoint_url:
        yield (
            f"First empty Interactions Endpoint URL on the page General Information at {PORTAL}: "
            "with it, Discord sends commands there and not to the bot."
        )
    if TOKEN_VARIABLE in os.environ:
        yield (
            f"The environment variable {TOKEN_VARIABLE} takes precedence over the file: unset it "
            "before you start the bot."
        )


# The token


def _ask_for_token() -> str:
    try:
        # Only a terminal can hide what is typed; a pipe is read as it is.
        terminal = sys.stdin.isatty()
        entered = getpass.getpass("Token of your bot (hidden): ") if terminal else input()
    except EOFError:
        entered = ""
    except KeyboardInterrupt:
        raise SetupFailed("Nothing was changed.") from None
    token = entered.strip().strip("\"'").removeprefix("Bot ").strip()
    if not token:
        raise SetupFailed("No token was entered, and nothing was changed.")
    if not TOKEN_CHARACTERS.fullmatch(token):
        raise SetupFailed(NOT_A_TOKEN)
    return token


def _check_token(token: str, settings: Settings) -> discord.AppInfo:
    # Without a handler, the warnings of discord.py would be printed among our sentences.
    logging.getLogger("discord").addHandler(logging.NullHandler())
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.discord_api_url is not None:
        discord.http.Route.BASE = str(settings.discord_api_url).rstrip("/")
    try:
        return asyncio.run(_application(token))
    except discord.LoginFailure:
        raise SetupFailed(NOT_A_TOKEN) from None
    except DISCORD_UNREACHABLE as error:
        reason = str(error) or "it does not answer"
        raise SetupFailed(f"Discord cannot be reached: {reason}. Nothing was changed.") from None
    except discord.HTTPException as error:
        raise SetupFailed(f"Discord refuses: {error}. Nothing was changed.") from None
    except KeyboardInterrupt:
        raise SetupFailed("Nothing was changed.") from None


async def _application(token: str) -> discord.AppInfo:
    async with (
        asyncio.timeout(CHECK_TIMEOUT),
        discord.Client(intents=discord.Intents(guilds=True)) as client,
    ):
        await client.login(token)
        return await client.application_info()


# The file


def _read_lines(env_file: Path) -> list[str]:
    try:
        return env_file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError):
        raise SetupFailed(f"{env_file} should be a readable text file in UTF-8.") from None


def _may_write(lines: list[str], token: str, env_file: Path) -> bool:
    """Return whether the file has no other token, or it may be replaced."""
    matches = filter(None, map(TOKEN_LINE.fullmatch, lines))
    tokens = {match["value"].strip().strip("\"'") for match in matches}
    if not tokens - {"", token}:
        return True
    try:
        answer = input(f"{env_file} has another token. Replace it? [y/N] ")
    except (EOFError, KeyboardInterrupt):
        answer = ""
        print()
    if answer.strip().lower() in ("y", "yes"):
        return True
    print(f"{env_file} is unchanged.")
    return False


def _with_token(lines: list[str], token: str) -> list[str]:
    """Return the lines with this token in place of the one there, or at the end."""
    result = list[str]()
    added = f"{TOKEN_VARIABLE}={token}"
    for line in lines:
        if not TOKEN_LINE.fullmatch(line):
            result.append(line)
        elif added not in result:
            result.append(added)
    return result if added in result else [*result, added]


def _write_lines(env_file: Path, lines: list[str]) -> None:
    """Replace the file as a whole; only its owner can read it."""
    target = env_file.resolve()
    written: Path | None = None
    try:
        descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name}.")
        written = Path(name)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))
        written.replace(target)
    except OSError as error:
        if written is not None:
            with suppress(OSError):
                written.unlink()
        raise SetupFailed(f"{env_file} cannot be written: {error.strerror}.") from None
