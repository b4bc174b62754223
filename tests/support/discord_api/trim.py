"""Reduces Discord's OpenAPI description to what the tests validate requests by.

    python -m tests.support.discord_api.trim openapi.json

The result is openapi.json beside this file, from July 2026. The original is published at
https://github.com/discord/discord-api-spec; its licence is in `LICENSE`. All routes are kept, with
the body of a request if a bot could send it, and no texts or responses.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]

TRIMMED = Path(__file__).with_name("openapi.json")

METHODS = ("get", "put", "post", "patch", "delete")

BODIES_OF = ("/applications/{application_id}", "/channels", "/interactions", "/users", "/webhooks")
"""The beginnings of the routes whose bodies are kept."""

UNUSED = frozenset(
    {"default", "deprecated", "description", "discriminator", "example", "examples", "format"}
    | {"title"}
)
"""Keywords of a schema that no check depends on."""

REFERENCE = "#/components/schemas/"


def trim(description: Json) -> Json:
    """Return the part of a description that the tests need, in a stable order."""
    paths = {
        path: {
            method: _operation(path, operations[method])
            for method in METHODS
            if method in operations
        }
        for path, operations in sorted(description["paths"].items())
    }
    schemas = description["components"]["schemas"]
    needed, found = set[str](), set(_references(paths))
    while found:
        needed |= found
        found = {name for one in found for name in _references(_schema(schemas[one]))} - needed
    info = {name: description["info"][name] for name in ("title", "license", "version")}
    return {
        "openapi": description["openapi"],
        "info": info,
        "paths": paths,
        "components": {"schemas": {name: _schema(schemas[name]) for name in sorted(needed)}},
    }


def _operation(path: str, operation: Json) -> Json:
    """Return the schema of the body, which is the same for each media type."""
    content = operation.get("requestBody", {}).get("content", {})
    if not content or not path.startswith(BODIES_OF):
        return {}
    media_type, body = next(iter(content.items()))
    return {"requestBody": {"content": {media_type: {"schema": _schema(body["schema"])}}}}


def _schema(schema: Any) -> Any:
    """Return a schema without the keywords that are not used, and without extensions."""
    if isinstance(schema, list):
        return [_schema(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: _schema(part) for name, part in value.items()}
        if key == "properties"
        else _schema(value)
        for key, value in schema.items()
        if key not in UNUSED and not key.startswith("x-")
    }


def _references(schema: Any) -> Iterator[str]:
    """Yield the names of the schemas that a schema refers to."""
    if isinstance(schema, list):
        for part in schema:
            yield from _references(part)
    elif isinstance(schema, dict):
        if isinstance(reference := schema.get("$ref"), str):
            yield reference.removeprefix(REFERENCE)
        for part in schema.values():
            yield from _references(part)


def as_text(description: Json) -> str:
    """Return a description as JSON with a line for each route and schema."""
    paths, schemas = description["paths"], description["components"]["schemas"]
    head = {key: description[key] for key in ("openapi", "info")}
    lines = json.dumps(head, separators=(",", ":"))[:-1]
    return (
        f'{lines},\n"paths":{{\n{_entries(paths)}\n}},\n'
        f'"components":{{"schemas":{{\n{_entries(schemas)}\n}}}}}}\n'
    )


def _entries(values: Json) -> str:
    return ",\n".join(
        f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}"
        for name, value in values.items()
    )


if __name__ == "__main__":
    TRIMMED.write_text(as_text(trim(json.loads(Path(sys.argv[1]).read_text("utf-8")))), "utf-8")
