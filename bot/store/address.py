"""Where a database of PostgreSQL is, said without its password."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from urllib.parse import SplitResult, unquote, urlsplit

SCHEMES = ("postgresql", "postgres")

BETWEEN = "://"
"""What is in every address, and in no name of a file."""


class NoAddress(ValueError):
    """What was given is no address of a PostgreSQL database."""


@dataclass(frozen=True, slots=True)
class Address:
    """A database of PostgreSQL. As a text it names neither user nor password.

    The tables are in the schema of that name; where none is named, where the server puts them.
    """

    dsn: str = field(repr=False)
    schema: str | None = None

    def __post_init__(self) -> None:
        try:
            parts = self._parts
            known = parts.scheme in SCHEMES and (parts.port is None or parts.port > 0)
        except ValueError:
            known = False
        if not known:
            # Raised out here, so that no traceback shows an error with the password in it.
            raise NoAddress("not an address that begins with postgresql://")

    @property
    def _parts(self) -> SplitResult:
        return urlsplit(self.dsn)

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be shown: the password as it is, and as it is written in the address."""
        written = self._parts.password
        return (unquote(written), written) if written else ()

    def in_schema(self, schema: str) -> Address:
        """The same database, with tables in a schema of their own."""
        return replace(self, schema=schema)

    def __str__(self) -> str:
        parts = self._parts
        name = unquote(parts.path.lstrip("/")) or unquote(parts.username or "") or "postgres"
        host = parts.netloc.rpartition("@")[2]
        return f"{name} at {host}" if host else name
