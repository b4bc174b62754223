"""Checks whether Discord would accept the bot's requests, since SimCord is less strict.

Requests are validated against Discord's OpenAPI description and against limits that the description
does not contain. Each problem is reported as one line.
"""

import functools
import hashlib
import json
import marshal
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

import jsonschema_rs

from tests.support.discord_api.trim import TRIMMED

Json = dict[str, Any]

CONTENT, ALT_TEXT, FILES = 2000, 1024, 10
CUSTOM_ID, LABEL = 100, 80
CHOICES, CHOICE = 25, 100
SUBCOMMANDS, COMMAND_CHARACTERS = 25, 8000
COMPONENTS, COMPONENT_CHARACTERS = 40, 4000
FIELDS = 5
"""Parts of a modal."""

AUTOCOMPLETE_ANSWER, MODAL = 8, 9
BUTTON, TEXT_DISPLAY, CHECKBOX_GROUP = 2, 10, 22
SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6
"""Styles of buttons."""

COMPONENTS_V2_FLAG = 1 << 15
V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2

_WITHOUT_REFERENCES = 2
"""A version of `marshal`'s format: later ones write an object in several places only once."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request to check. An entry of SimCord's log will do as well."""

    method: str
    path: str
    json: Any = None


def check_requests(requests: Iterable[Request]) -> list[str]:
    """Return what Discord would reject, a line per problem."""
    description = _description()
    return [
        f"{request.method} {description.template(request) or request.path}: {problem}"
        for request in requests
        for problem in (*description.problems(request), *limit_problems(request))
    ]


# The schema


class _Description:
    """The parsed description, with a cached validator for each route."""

    def __init__(self) -> None:
        self.openapi: Json = json.loads(TRIMMED.read_text(encoding="utf-8"))
        self._schemas: dict[str, Json] = {}
        self._templates: dict[tuple[str, int], list[tuple[tuple[str, ...], str]]] = {}
        self._validators: dict[tuple[str, str], jsonschema_rs.Draft202012Validator | None] = {}
        self._checked: dict[tuple[str, str, str], list[str]] = {}
        for path, operations in self.openapi["paths"].items():
            parts = tuple(path.strip("/").split("/"))
            for method in operations.keys() & {"get", "put", "post", "patch", "delete"}:
                self._templates.setdefault((method, len(parts)), []).append((parts, path))

    def template(self, request: Request) -> str | None:
        """Return the path template of a request, with the most fixed parts if several match."""
        parts = request.path.strip("/").split("/")
        fitting = [
            (sum(known == part for known, part in zip(template, parts, strict=True)), path)
            for template, path in self._templates.get((request.method.lower(), len(parts)), [])
            if all(
                known == part or known.startswith("{")
                for known, part in zip(template, parts, strict=True)
            )
        ]
        return max(fitting)[1] if fitting else None

    def problems(self, request: Request) -> Iterator[str]:
        template = self.template(request)
        if template is None:
            yield "Discord has no such route"
            return
        if request.json is None:
            return
        # Every bot of a test run sends the same commands, and checking them is slow.
        digest = hashlib.sha256(_serialized(request.json)).hexdigest()
        key = (request.method.lower(), template, digest)
        if key not in self._checked:
            validator = self._validator(*key[:2])
            errors = () if validator is None else validator.iter_errors(request.json)
            self._checked[key] = list(chain.from_iterable(map(_readable, errors)))
        yield from self._checked[key]

    def _validator(self, method: str, template: str) -> jsonschema_rs.Draft202012Validator | None:
        key = (method, template)
        if key not in self._validators:
            body = self.openapi["paths"][template][method].get("requestBody", {}).get("content", {})
            media_type = next(iter(body.values()), None)
            self._validators[key] = None
            if media_type is not None:
                schema = {**self._resolve(media_type["schema"]), "$defs": self._schemas}
                self._validators[key] = jsonschema_rs.Draft202012Validator(schema)
        return self._validators[key]

    def _resolve(self, schema: Any) -> Any:
        """Return the schema with its references resolved."""
        if isinstance(schema, list):
            return [self._resolve(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        if "$ref" in schema:
            return self._named(schema["$ref"].rpartition("/")[2])
        # Several of the described kinds of a thing may fit.
        return {
            "anyOf" if key == "oneOf" else key: self._resolve(value)
            for key, value in schema.items()
        }

    def _named(self, name: str) -> Json:
        if name == "SnowflakeType":
            return {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
        if name not in self._schemas:
            # Added before it is resolved, since a schema may refer to itself.
            self._schemas[name] = {}
            self._schemas[name].update(self._resolve(self.openapi["components"]["schemas"][name]))
        return {"$ref": f"#/$defs/{name}"}


def _serialized(body: Any) -> bytes:
    """Return bytes that differ for different bodies; those of equal ones may differ, too."""
    try:
        return marshal.dumps(body, _WITHOUT_REFERENCES)
    except ValueError:
        return json.dumps(body, sort_keys=True, default=repr).encode()


_description = functools.cache(_Description)


def _readable(error: jsonschema_rs.ValidationError) -> Iterator[str]:
    """Yield a line per error; for a union, those of the branch that is for such a type."""
    if branches := getattr(error.kind, "context", None):
        for inner in min(branches, key=_distance):
            yield from _readable(inner)
        return
    message, value = error.message, error.instance
    if error.kind.name in ("maxLength", "maxItems") and isinstance(value, str | list):
        message = f"{len(value)} long, {error.kind.name} is {error.kind.as_dict()['limit']}"
    yield f"{_place(error.instance_path)}: {_shorten(message)}"


def _distance(errors: Iterable[jsonschema_rs.ValidationError]) -> tuple[bool, int]:
    """How far a branch of a union is from what was sent: errors deep within mean that it fits."""
    paths = [[*error.instance_path] for error in errors]
    return any(path[-1:] == ["type"] for path in paths), -max(map(len, paths))


def _place(path: Iterable[str | int]) -> str:
    """Return the place in a body, as in `components[0].label`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps).removeprefix(".")


def _shorten(text: str) -> str:
    return text if len(text) <= 160 else f"{text[:80]} ... {text[-70:]}"


# The limits


def limit_problems(request: Request) -> Iterator[str]:
    """Yield violations of limits that the description omits, or states too loosely."""
    if "commands" in request.path.split("/"):
        yield from _problems_of_commands(marshal.dumps(request.json, _WITHOUT_REFERENCES))
    elif isinstance(request.json, dict):
        callback = request.path.startswith("/interactions/")
        if callback and request.json.get("type") == MODAL:
            yield from _modal_problems(request.json.get("data") or {})
        if callback and request.json.get("type") == AUTOCOMPLETE_ANSWER:
            yield from _choice_problems((request.json.get("data") or {}).get("choices") or [])
        else:
            yield from _message_problems(
                (request.json.get("data") or {}) if callback else request.json
            )


def _message_problems(message: Json) -> Iterator[str]:
    yield from _too_long("content", message.get("content"), CONTENT)
    attachments = message.get("attachments") or []
    if len(attachments) > FILES:
        yield f"{len(attachments)} files, at most {FILES}"
    for place, attachment in enumerate(attachments):
        alt = attachment.get("description")
        yield from _too_long(f"attachments[{place}].description", alt, ALT_TEXT)
    components = list(_components(message.get("components") or []))
    yield from _component_problems(components)
    kinds = {component.get("type") for component in components}
    if (message.get("flags") or 0) & COMPONENTS_V2_FLAG or kinds & V2_ONLY:
        yield from _layout_problems(message, components)


def _modal_problems(modal: Json) -> Iterator[str]:
    fields = modal.get("components") or []
    if len(fields) > FIELDS:
        yield f"{len(fields)} parts of a modal, at most {FIELDS}"
    for component in _components(fields):
        custom_id = component.get("custom_id")
        if component.get("type") in SELECTS and component.get("disabled"):
            yield f"disabled select menu {custom_id!r} in a modal"
        if component.get("type") == CHECKBOX_GROUP:
            yield from _option_problems(component, len(component.get("options") or []))
            if component.get("min_values") == 0 and component.get("required") is not False:
                yield f"checkboxes {custom_id!r} are required, of which 0 must be ticked"


def _layout_problems(message: Json, components: list[Json]) -> Iterator[str]:
    if message.get("content"):
        yield "content beside Components V2"
    if len(components) > COMPONENTS:
        yield f"{len(components)} components, at most {COMPONENTS}"
    texts = [
        component.get("content", "")
        for component in components
        if component.get("type") == TEXT_DISPLAY
    ]
    yield from _too_long("texts of the components together", "".join(texts), COMPONENT_CHARACTERS)


def _component_problems(components: list[Json]) -> Iterator[str]:
    seen: set[str] = set()
    for component in components:
        custom_id = component.get("custom_id")
        yield from _too_long("custom_id", custom_id, CUSTOM_ID)
        yield from _too_long("label", component.get("label"), LABEL)
        if custom_id in seen:
            yield f"custom_id {custom_id!r} twice in one message"
        if custom_id is not None:
            seen.add(custom_id)
        if component.get("type") == BUTTON:
            yield from _button_problems(component)
        elif component.get("type") in SELECTS and "options" in component:
            yield from _option_problems(component)


def _button_problems(button: Json) -> Iterator[str]:
    style = button.get("style")
    if style != PREMIUM and not (button.get("label") or button.get("emoji")):
        yield f"button {button.get('custom_id')!r} has neither label nor emoji"
    if style == LINK and not re.match("(https?|discord)://", button.get("url") or ""):
        yield f"the address {button.get('url')!r} of a link button"


def _option_problems(select: Json, default_most: int = 1) -> Iterator[str]:
    options = select["options"] or []
    most = select.get("max_values") or default_most
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        yield f"a value twice in {select.get('custom_id')!r}"
    if most > len(options) > 0:
        yield f"max_values is {most}, of {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"more default options than max_values, {most}"


def _components(components: Iterable[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _components(component.get("components") or [])
        yield from _components(filter(None, map(component.get, ("accessory", "component"))))


def _choice_problems(choices: list[Json]) -> Iterator[str]:
    if len(choices) > CHOICES:
        yield f"{len(choices)} autocomplete choices, at most {CHOICES}"
    for place, choice in enumerate(choices):
        for field in ("name", "value"):
            if isinstance(choice.get(field), str):
                yield from _too_long(f"choices[{place}].{field}", choice[field], CHOICE)
        if choice.get("name") == "":
            yield f"choices[{place}].name is empty"


@functools.lru_cache(16)
def _problems_of_commands(marshalled: bytes) -> tuple[str, ...]:
    """Check commands once: every bot of a test run sends the same ones."""
    sent = marshal.loads(marshalled)  # noqa: S302
    commands = sent if isinstance(sent, list) else [sent]
    return tuple(chain.from_iterable(map(_command_problems, filter(None, commands))))


def _command_problems(command: Json, path: str = "") -> Iterator[str]:
    name = f"{path} {command.get('name')}".strip()
    options = command.get("options") or []
    subcommands = [o for o in options if o.get("type") in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    if len(subcommands) > SUBCOMMANDS:
        yield f"/{name}: {len(subcommands)} subcommands, at most {SUBCOMMANDS}"
    if not path and (characters := command_characters(command)) > COMMAND_CHARACTERS:
        yield f"/{name}: {characters} characters, at most {COMMAND_CHARACTERS}"
    for subcommand in subcommands:
        yield from _command_problems(subcommand, name)


def command_characters(command: Json) -> int:
    """Return the size of a command with its options, using the longest translation of each text."""
    own = sum(
        max(map(len, (command.get(field) or "", *_translations(command, field))))
        for field in ("name", "description")
    )
    value = command.get("value")
    below = (*(command.get("options") or ()), *(command.get("choices") or ()))
    return own + len(str(value)) * (value is not None) + sum(map(command_characters, below))


def _translations(thing: Mapping[str, Any], field: str) -> Iterable[str]:
    return (thing.get(f"{field}_localizations") or {}).values()


def _too_long(what: str, text: str | None, limit: int) -> Iterator[str]:
    if text is not None and len(text) > limit:
        yield f"{what}: {len(text)} characters, at most {limit}"
