"""Settings from the environment and `.env`, and the reports of invalid values."""

import os
import re
import traceback
from pathlib import Path

import pytest

from bot.settings import InvalidSettings, Settings, environment_variable, read_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
SECRET = "not-a-real-token"  # noqa: S105
ADDRESS = f"postgresql://nevsky:{SECRET}@db.example.org:5432/nevsky"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.upper().startswith(("NEVSKY_", "DISCORD_")):
            monkeypatch.delenv(name)


def env_file(folder: Path, *lines: str) -> Path:
    file = folder / ".env"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def error_lines(file: Path | None = None) -> list[str]:
    with pytest.raises(InvalidSettings) as caught:
        read_settings(file)
    assert SECRET not in "".join(traceback.format_exception(caught.value))
    return str(caught.value).splitlines()


def test_defaults_when_nothing_is_set() -> None:
    settings = read_settings(None)
    assert settings.discord_token is None
    assert settings.database == Path("games.sqlite3")
    assert settings.log_level == "INFO"
    assert settings.log_format == "text"
    assert settings.metrics_port is None
    assert str(settings.metrics_host) == "127.0.0.1"
    assert settings.local_port == 8080
    assert settings.discord_api_url is None


def test_database_can_be_a_url(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in (ADDRESS, ADDRESS.replace("postgresql:", "postgres:")):
        monkeypatch.setenv("NEVSKY_DATABASE", f" {address} ")
        assert read_settings(None).database_location == address
    monkeypatch.setenv("NEVSKY_DATABASE", "games.sqlite3")
    assert read_settings(None).database_location == Path("games.sqlite3")


def test_token_and_password_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("NEVSKY_DATABASE", ADDRESS)
    settings = read_settings(None)
    assert SECRET not in f"{settings} {settings!r} {settings.model_dump()} "


def test_neither_a_missing_file_nor_unknown_variables_in_it_are_an_error(tmp_path: Path) -> None:
    assert read_settings(tmp_path / ".env") == read_settings(None)
    file = env_file(tmp_path, "NEVSKY_COLOUR=red", "SOMETHING=else", "DATABASE=other")
    assert read_settings(file) == read_settings(None)


def test_every_setting_from_the_file(tmp_path: Path) -> None:
    settings = read_settings(
        env_file(
            tmp_path,
            f"DISCORD_TOKEN={SECRET}",
            "NEVSKY_DATABASE=elsewhere/games.sqlite3",
            "NEVSKY_LOG_LEVEL=debug",
            "NEVSKY_LOG_FORMAT=JSON",
            "NEVSKY_METRICS_PORT=9464",
            "NEVSKY_METRICS_HOST=0.0.0.0",
            "NEVSKY_LOCAL_PORT=0",
            "DISCORD_API_URL=http://127.0.0.1:3000/api",
        )
    )
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == SECRET
    assert settings.database == Path("elsewhere/games.sqlite3")
    assert settings.log_level == "DEBUG"
    assert settings.log_format == "json"
    assert settings.metrics_port == 9464
    assert str(settings.metrics_host) == "0.0.0.0"  # noqa: S104
    assert settings.local_port == 0
    assert str(settings.discord_api_url) == "http://127.0.0.1:3000/api"


def test_environment_overrides_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = env_file(tmp_path, "NEVSKY_LOCAL_PORT=1", f"DISCORD_TOKEN={SECRET}")
    monkeypatch.setenv("NEVSKY_LOCAL_PORT", "2")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    settings = read_settings(file)
    assert settings.local_port == 2
    assert settings.discord_token is None


@pytest.mark.parametrize("empty", ["", "  "])
def test_empty_value_means_the_default(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Settings.model_fields:
        monkeypatch.setenv(environment_variable(field), empty)
    assert read_settings(None) == Settings(_env_file=None)


LOCAL_PORT = "a whole number from 0 to 65535"
METRICS_PORT = "a whole number from 1 to 65535, or nothing"
ADDRESS_OF_MACHINE = "an IP address of this machine, or 0.0.0.0 for all of them"
LOCATION = "the path of a file, or an address that begins with postgresql://"


@pytest.mark.parametrize(
    ("variable", "value", "needed"),
    [
        *(("NEVSKY_LOCAL_PORT", port, LOCAL_PORT) for port in ("-1", "65536", "80.5", SECRET)),
        *(("NEVSKY_METRICS_PORT", port, METRICS_PORT) for port in ("0", "65536", "metrics")),
        ("NEVSKY_METRICS_HOST", "localhost:80", ADDRESS_OF_MACHINE),
        ("NEVSKY_METRICS_HOST", "256.0.0.1", ADDRESS_OF_MACHINE),
        ("NEVSKY_LOG_FORMAT", "xml", "text or json"),
        ("NEVSKY_DATABASE", ADDRESS.replace("postgresql", "mysql"), LOCATION),
        ("NEVSKY_DATABASE", ADDRESS.replace("postgresql", "postgresql+asyncpg"), LOCATION),
    ],
)
def test_invalid_value_is_reported_by_what_is_needed(
    variable: str, value: str, needed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert error_lines() == [f"{variable} should be {needed}"]


def test_each_invalid_setting_has_a_line(tmp_path: Path) -> None:
    file = env_file(
        tmp_path,
        f"DISCORD_TOKEN={SECRET}",
        "DISCORD_API_URL=ftp://example.org",
        "NEVSKY_LOCAL_PORT=x",
        "NEVSKY_LOG_LEVEL=LOUD",
    )
    assert error_lines(file) == [
        "NEVSKY_LOG_LEVEL should be DEBUG, INFO, WARNING or ERROR",
        "NEVSKY_LOCAL_PORT should be a whole number from 0 to 65535",
        "DISCORD_API_URL should be an address that begins with http:// or https://",
    ]


def test_binary_file_is_reported(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    assert error_lines(file) == [f"{file} should be a readable text file in UTF-8"]


def test_example_file_lists_exactly_the_settings() -> None:
    variables = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(variables) == sorted(map(environment_variable, Settings.model_fields))


def test_unchanged_example_file_gives_the_defaults() -> None:
    assert read_settings(EXAMPLE) == read_settings(None)
