"""Where a database of PostgreSQL is, said without its password."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from urllib.parse import SplitResult, unquote, urlsplit

POSTGRES_SCHEMES = ("postgresql", "postgres")

URL_SEPARATOR = "://"
"""What is in every address, and in no name of a file."""


_HOST = r"(\[[^\]]*\]|[^:,\[\]]*)(:[0-9]{1,5})?"
_HOSTS = re.compile(f"{_HOST}(,{_HOST})*")
"""One or several, as a standby may take over."""


class InvalidPostgresUrl(ValueError):
    """What was given is no address of a PostgreSQL database; the message says what one is."""


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """A database of PostgreSQL. As a text it names neither user nor password.

    The tables are in the schema of that name; where none is named, where the server puts them.
    """

    dsn: str = field(repr=False)
    schema: str | None = None

    def __post_init__(self) -> None:
        try:
            known = self._parts.scheme in POSTGRES_SCHEMES and _HOSTS.fullmatch(self._hosts)
        except ValueError:
            known = None
        if not known:
            # Raised out here, so that no traceback shows an error with the password in it.
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
        """What must never be shown: the password as it is, and as it is written in the address."""
        written = self._parts.password
        return (unquote(written), written) if written else ()

    def with_schema(self, schema: str) -> PostgresUrl:
        """The same database, with tables in a schema of their own."""
        return replace(self, schema=schema)

    def __str__(self) -> str:
        parts = self._parts
        name = unquote(parts.path.lstrip("/")) or unquote(parts.username or "") or "postgres"
        return f"{name} at {self._hosts}" if self._hosts else name
