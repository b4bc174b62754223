"""The checks of requests to Discord report each kind of fault, and accept valid requests."""

import json
from typing import Any

import pytest

from tests.support.discord_api.trim import TRIMMED, as_text, trim
from tests.support.discord_api_schema import (
    Json,
    Request,
    check_requests,
    command_characters,
)

V2 = 1 << 15
MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Hand", "custom_id": "1:hand", **changes}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def text(content: str = "a") -> Json:
    return {"type": 10, "content": content}


def option(**changes: Any) -> Json:
    return {"type": 3, "name": "card", "description": "Which card", **changes}


def subcommand(name: str = "buy", *options: Json, **changes: Any) -> Json:
    return {"type": 1, "name": name, "description": "Buy", "options": list(options), **changes}


def command(*options: Json, **changes: Any) -> Json:
    return {
        "type": 1,
        "name": "stpete",
        "description": "Play",
        "options": list(options),
        "contexts": [0],
        "integration_types": [0],
        **changes,
    }


def sync(*options: Json, **changes: Any) -> Request:
    return Request("PUT", COMMANDS, [command(*options, **changes)])


def post(**message: Any) -> Request:
    return Request("POST", MESSAGES, message)


def answer(kind: int, **data: Any) -> Request:
    return Request("POST", CALLBACK, {"type": kind, "data": data})


def select(*options: Json, **changes: Any) -> Json:
    options = options or ({"label": "a", "value": "a"},)
    return {"type": 3, "custom_id": "menu", "options": list(options), **changes}


def boxes(*options: Json, **changes: Any) -> Json:
    group = select(*options, type=22, custom_id="boxes", min_values=0, required=False)
    return {**group, **changes}


def default_option(value: str) -> Json:
    return {"label": value, "value": value, "default": True}


def labelled(control: Json) -> Json:
    return {"type": 18, "label": "Menu", "component": control}


def modal(*components: Json) -> Request:
    return answer(9, custom_id="modal", title="Seat", components=list(components))


def choices(*names: str) -> Request:
    return answer(8, choices=[{"name": name, "value": name} for name in names])


LENGTHY = [option(name=f"o{n}", description="a" * 96) for n in range(5)]

GOOD = {
    "message": post(content="a", nonce="1", enforce_nonce=True, components=[row(button())]),
    "picture": post(attachments=[{"id": 0, "filename": "a.png", "description": "A board"}]),
    "number as id": post(message_reference={"message_id": 1, "channel_id": "2"}),
    "no data": Request("POST", CALLBACK, {"type": 6}),
    "defer": answer(5, flags=64),
    "panel": answer(4, flags=V2, components=[{"type": 17, "components": [text()]}]),
    "section": answer(
        7, components=[{"type": 9, "components": [text()], "accessory": button()}], flags=V2
    ),
    "choices": choices("Market", "Shipyard"),
    "edit": Request("PATCH", "/webhooks/1/token/messages/@original", {"content": None}),
    "modal": modal(labelled(select())),
    "boxes": modal(labelled(boxes(default_option("a"), default_option("b")))),
    "menu": post(components=[row(select(default_option("a"), min_values=0))]),
    "link": post(components=[row({"type": 2, "style": 5, "label": "a", "url": "https://a.b"})]),
    "delete": Request("DELETE", f"{MESSAGES}/5"),
    "commands": sync(subcommand("buy", option(autocomplete=True))),
}

FAULTY = {
    "route": (Request("POST", "/channels/1/letters", {}), "no such route"),
    "content": (post(content="a" * 2001), "content: 2001 characters"),
    "content of an answer": (answer(4, content="a" * 2001), "data.content: 2001 long"),
    "alt text": (post(attachments=[{"id": 0, "description": "a" * 1025}]), "1025 characters"),
    "alt text of an edit": (
        Request("PATCH", f"{MESSAGES}/5", {"attachments": [{"id": 0, "description": "a" * 1025}]}),
        "1025 characters",
    ),
    "files": (post(attachments=[{"id": n} for n in range(11)]), "11 files"),
    "custom_id": (post(components=[row(button(custom_id="a" * 101))]), "custom_id: 101 characters"),
    "label": (post(components=[row(button(label="a" * 81))]), "label: 81 characters"),
    "same custom_id": (post(components=[row(button(), button())]), "twice"),
    "unknown component": (post(components=[row({"type": 99})]), "components[0].components[0].type"),
    "same custom_id in a modal": (
        modal(labelled(select(custom_id="a")), labelled(select(custom_id="a"))),
        "custom_id 'a' twice",
    ),
    "disabled menu in a modal": (modal(labelled(select(disabled=True))), "disabled select menu"),
    "six parts of a modal": (
        modal(*(labelled(select(custom_id=str(n))) for n in range(6))),
        "6 parts of a modal, at most 5",
    ),
    "boxes that need no tick and are required": (
        modal(labelled(boxes(required=True))),
        "checkboxes 'boxes' are required",
    ),
    "more boxes to tick than there are": (
        modal(labelled(boxes(max_values=2))),
        "max_values is 2, of 1 options",
    ),
    "same value twice": (
        modal(labelled(select({"label": "a", "value": "a"}, {"label": "b", "value": "a"}))),
        "a value twice in 'menu'",
    ),
    "blank button": (post(components=[row(button(label=""))]), "neither label nor emoji"),
    "link to a file": (
        post(components=[row({"type": 2, "style": 5, "label": "a", "url": "file:///a"})]),
        "the address 'file:///a'",
    ),
    "more values than options": (
        post(components=[row(select(max_values=2))]),
        "max_values is 2, of 1 options",
    ),
    "more defaults than values": (
        post(components=[row(select(default_option("a"), default_option("b")))]),
        "more default options",
    ),
    "no style": (post(components=[row({"type": 2, "label": "a"})]), '"style" is a required'),
    "choices": (choices(*map(str, range(26))), "26 autocomplete choices"),
    "choice": (choices("a" * 101), "choices[0].name: 101 characters"),
    "choice value": (
        answer(8, choices=[{"name": "a", "value": "a" * 101}]),
        "choices[0].value: 101 characters",
    ),
    "empty choice": (choices(""), "choices[0].name is empty"),
    "components": (post(flags=V2, components=[text() for _ in range(41)]), "41 components"),
    "components inside": (
        post(components=[{"type": 17, "components": [text() for _ in range(40)]}]),
        "41 components",
    ),
    "texts": (post(flags=V2, components=[text("a" * 2001)] * 2), "4002 characters"),
    "content and panel": (post(content="a", flags=V2, components=[text()]), "beside"),
    "subcommands": (sync(*(subcommand(f"c{n}") for n in range(26))), "/stpete: 26 subcommands"),
    "subcommands of a group": (
        sync({**subcommand(), "type": 2, "options": [subcommand()] * 26}),
        "/stpete buy: 26 subcommands",
    ),
    "characters": (sync(*(subcommand(f"c{n}", *LENGTHY) for n in range(17))), "/stpete: 8"),
    "description": (
        sync(option(description="a" * 101)),
        "[0].options[0].description: 101 long",
    ),
}


@pytest.mark.parametrize("sent", GOOD.values(), ids=GOOD.keys())
def test_good_requests_pass(sent: Request) -> None:
    assert check_requests([sent]) == []


@pytest.mark.parametrize(("sent", "problem"), FAULTY.values(), ids=FAULTY.keys())
def test_faulty_request_is_reported(sent: Request, problem: str) -> None:
    problems = check_requests([sent])
    assert any(problem in line for line in problems), problems


def test_command_size_uses_the_longest_translation() -> None:
    plain = command(subcommand("buy", option(choices=[{"name": "abc", "value": "12345"}])))
    expected = len("stpetePlaybuyBuycardWhich cardabc12345")
    assert command_characters(plain) == expected
    longer = {**plain, "description_localizations": {"de": "Spielen", "fr": "J"}}
    assert command_characters(longer) == expected + len("Spielen") - len("Play")


def test_stored_description_is_trimmed() -> None:
    stored = TRIMMED.read_text(encoding="utf-8")
    assert as_text(trim(json.loads(stored))) == stored
