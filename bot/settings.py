"""Settings, read from environment variables and from `.env`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import (
    AnyHttpUrl,
    Field,
    IPvAnyAddress,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_PREFIX = "NEVSKY_"

ENV_FILE = Path(".env")

URL_SEPARATOR = "://"
"""Occurs in the URL of a database, but never in a file name."""

POSTGRES_PREFIXES = ("postgresql://", "postgres://")


class InvalidSettings(Exception):
    """Some settings are invalid. The message has a line for each, without its value."""


@dataclass(frozen=True, slots=True)
class ShardingConfig:
    """How several processes divide the guilds among them."""

    shard_count: int | None = None
    """The total number of shards; None for the number that Discord recommends."""

    shard_ids: frozenset[int] | None = None
    """The shards that this process wants; None for an equal share of all."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse "auto", a range such as "0-3/16", or one shard such as "5/16".

        Raises ValueError for anything else.
        """
        if text.strip().lower() == "auto":
            return cls()
        match = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text.strip())
        if match is None:
            raise ValueError("not shards")
        first, last, shard_count = int(match[1]), int(match[2] or match[1]), int(match[3])
        if not first <= last < shard_count:
            raise ValueError("no such shards")
        return cls(shard_count, frozenset(range(first, last + 1)))


class Settings(BaseSettings):
    """The settings of an operator.

    The description of each completes the sentence "NAME should be ...".
    """

    model_config = SettingsConfigDict(
        env_prefix=ENV_PREFIX,
        env_file_encoding="utf-8",
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
        str_strip_whitespace=True,
    )

    discord_token: SecretStr | None = Field(
        default=None, validation_alias="DISCORD_TOKEN", description="the token of a Discord bot"
    )
    database: Path | SecretStr = Field(
        default=Path("games.sqlite3"),
        description="the path of a file, or an address that begins with postgresql://",
    )
    shards: str | None = Field(
        default=None,
        description="auto, or the shards of this process and how many there are, such as 0-3/16",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR"
    )
    log_format: Literal["text", "json"] = Field(default="text", description="text or json")
    metrics_port: int | None = Field(
        default=None, ge=1, le=65535, description="a whole number from 1 to 65535, or nothing"
    )
    metrics_host: IPvAnyAddress = Field(
        default=ip_address("127.0.0.1"),
        description="an IP address of this machine, or 0.0.0.0 for all of them",
    )
    local_port: int = Field(
        default=8080, ge=0, le=65535, description="a whole number from 0 to 65535"
    )
    discord_api_url: AnyHttpUrl | None = Field(
        default=None,
        validation_alias="DISCORD_API_URL",
        description="an address that begins with http:// or https://",
    )

    @field_validator("*", mode="before")
    @classmethod
    def _empty_is_default(cls, value: Any, info: ValidationInfo) -> Any:
        # Not env_ignore_empty: an empty variable must still override the value in .env.
        if isinstance(value, str) and not value.strip() and info.field_name:
            return cls.model_fields[info.field_name].default
        return value

    @field_validator("database", mode="before")
    @classmethod
    def _parse_database(cls, value: Any) -> Any:
        text = value.strip() if isinstance(value, str) else ""
        if URL_SEPARATOR in text:
            assert text.startswith(POSTGRES_PREFIXES), "another database"
            return SecretStr(text)
        return Path(text) if text else value

    @field_validator("shards")
    @classmethod
    def _validate_shards(cls, value: str | None) -> str | None:
        if value is not None:
            ShardingConfig.parse(value)
        return value

    @property
    def sharding(self) -> ShardingConfig | None:
        """The sharding between several processes; None if this one serves all guilds."""
        return None if self.shards is None else ShardingConfig.parse(self.shards)

    @property
    def database_location(self) -> Path | str:
        """The path of the database file, or the URL of the database including its password."""
        if isinstance(self.database, SecretStr):
            return self.database.get_secret_value()
        return self.database

    @field_validator("log_level", mode="before")
    @classmethod
    def _log_level_upper(cls, value: Any) -> Any:
        return value.strip().upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _log_format_lower(cls, value: Any) -> Any:
        return value.strip().lower() if isinstance(value, str) else value


def environment_variable(field: str) -> str:
    """Return the name of the environment variable that sets a field."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{ENV_PREFIX}{field.upper()}"


def read_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Read the settings. The environment overrides the file. Raises InvalidSettings."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        invalid = {str(fault["loc"][0]) for fault in error.errors(include_input=False)}
    except (UnicodeDecodeError, PermissionError):
        raise InvalidSettings(f"{env_file} should be a readable text file in UTF-8") from None
    # Raised outside the `except`, so that no traceback shows the original error and its values.
    raise InvalidSettings("\n".join(_error_lines(invalid)))


def _error_lines(invalid: set[str]) -> list[str]:
    """Return a line for each invalid field, given by its name or by its variable's."""
    return [
        f"{environment_variable(name)} should be {field.description}"
        for name, field in Settings.model_fields.items()
        if name in invalid or environment_variable(name) in invalid
    ]
