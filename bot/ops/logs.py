"""Formats the log: one line per record on stderr, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

LogFormat = Literal["text", "json"]

BOT_LOGGER = "bot"
"""The logger that may log at DEBUG; see `set_up_logging`."""

REDACTED = "[hidden]"

_SECRET_PATTERNS = (
    # The URL of an interaction response contains a token that allows to change that response.
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"'?)]+"), rf"\g<1>{REDACTED}"),
    # The token of any bot: its user id, a timestamp and a signature.
    (re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), REDACTED),
    # pydantic quotes a stored state that it cannot parse.
    (
        re.compile(r"input_value=.*?, input_type=", re.DOTALL),
        f"input_value={REDACTED}, input_type=",
    ),
)

_STANDARD_ATTRIBUTES = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
}
"""The attributes of every record. All others come from `extra` and are logged as fields."""


class LineFormatter(logging.Formatter):
    """Formats a record as one line of key=value pairs, or as a JSON object."""

    def __init__(self, log_format: LogFormat, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._log_format = log_format
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the record with its fields, and with secrets replaced by `REDACTED`."""
        fields = self._fields(record)
        if self._log_format == "json":
            return json.dumps(fields, ensure_ascii=False)
        trace = fields.pop("exception", None)
        line = " ".join(f"{key}={_quote_value(value)}" for key, value in fields.items())
        # Indented, so that no line of a traceback can be taken for a record.
        return line if trace is None else line + "\n  " + trace.replace("\n", "\n  ")

    def _fields(self, record: logging.LogRecord) -> dict[str, Any]:
        time = datetime.fromtimestamp(record.created, UTC)
        fields: dict[str, Any] = {
            "time": time.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._redact(record.getMessage()),
        }
        for key, value in vars(record).items():
            if key not in _STANDARD_ATTRIBUTES:
                fields[key] = value if isinstance(value, int | float) else self._redact(str(value))
        if record.exc_info:
            fields["exception"] = self._redact(self.formatException(record.exc_info))
        return fields

    def _redact(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        for pattern, replacement in _SECRET_PATTERNS:
            text = pattern.sub(replacement, text)
        return text


def _quote_value(value: Any) -> str:
    """Quote a value that has spaces, quotes or line breaks."""
    text = str(value)
    return text if re.fullmatch(r"[\w.:/+-]+", text) else json.dumps(text, ensure_ascii=False)


def set_up_logging(
    level: str, log_format: LogFormat, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> None:
    """Log to stderr (or to `stream`) from this level on.

    Libraries log at INFO or above: at DEBUG they log whole requests and database calls, which
    contain hands and states.
    """
    chosen = logging.getLevelNamesMapping()[level]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LineFormatter(log_format, secrets))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(chosen, logging.INFO))
    logging.getLogger(BOT_LOGGER).setLevel(chosen)
    logging.captureWarnings(True)
