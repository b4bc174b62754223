"""URLs of PostgreSQL databases, shown without their passwords."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from urllib.parse import SplitResult, unquote, urlsplit

POSTGRES_SCHEMES = ("postgresql", "postgres")

URL_SEPARATOR = "://"
"""Occurs in every URL, and in no file name."""


_HOST = r"(\[[^\]]*\]|[^:,\[\]]*)(:[0-9]{1,5})?"
_HOSTS = re.compile(f"{_HOST}(,{_HOST})*")
"""One host or several: a client tries each, so that a standby can take over."""


class InvalidPostgresUrl(ValueError):
    """Not the URL of a PostgreSQL database. The message describes a valid one."""


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """A PostgreSQL database. Its string contains neither user nor password.

    `schema` is the schema of the tables; if it is None, the server's search path decides.
    """

    dsn: str = field(repr=False)
    schema: str | None = None

    def __post_init__(self) -> None:
        try:
            known = self._parts.scheme in POSTGRES_SCHEMES and _HOSTS.fullmatch(self._hosts)
        except ValueError:
            known = None
        if not known:
            # Raised outside the `except`, so that no traceback shows the original error and the
            # password.
            raise InvalidPostgresUrl(
                "The address of a database should be postgresql://user:password@host:port/name, "
                "with @ : / # ? % in the password written as %40 %3A %2F %23 %3F %25."
            )

    @property
    def _parts(self) -> SplitResult:
        return urlsplit(self.dsn)

    @property
    def _hosts(self) -> str:
        return self._parts.netloc.rpartition("@")[2]

    @property
    def passwords(self) -> tuple[str, ...]:
        """The password, plain and percent-encoded, to be redacted from the log."""
        written = self._parts.password
        return (unquote(written), written) if written else ()

    def with_schema(self, schema: str) -> PostgresUrl:
        """Return the URL of the same database with tables in this schema."""
        return replace(self, schema=schema)

    def __str__(self) -> str:
        parts = self._parts
        name = unquote(parts.path.lstrip("/")) or unquote(parts.username or "") or "postgres"
        return f"{name} at {self._hosts}" if self._hosts else name
