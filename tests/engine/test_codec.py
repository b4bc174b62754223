"""Stored states of other schemas, and invalid ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from pydantic import TypeAdapter

from engine.codec import SchemaTooNew, dump_state, load_state
from engine.core import AnyGame, Codecs


@dataclass
class Counters:
    """The state of schema 3. Schema 1 had a single heap, schema 2 another name for the list."""

    counters: list[int] = field(default_factory=list)


class Nim:
    """A game whose stored states have had three schemas."""

    name = "nim"
    schema = 3
    codecs = Codecs(
        state=TypeAdapter(Counters),
        action=TypeAdapter(int),
        event=TypeAdapter(int),
        options=TypeAdapter(int),
    )

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        if schema == 1:
            return {"heaps": [raw["heap"]]}
        if schema == 2:
            return {"counters": raw["heaps"]}
        raise ValueError(f"unknown schema {schema}")


NIM = cast(AnyGame, Nim())


def test_stored_state_contains_its_schema() -> None:
    assert dump_state(NIM, Counters([3, 5])) == '{"schema":3,"state":{"counters":[3,5]}}'


@pytest.mark.parametrize(
    "stored",
    [
        '{"schema":1,"state":{"heap":4}}',
        '{"schema":2,"state":{"heaps":[4]}}',
        '{"schema":3,"state":{"counters":[4]}}',
    ],
)
def test_older_state_is_upgraded_step_by_step(stored: str) -> None:
    assert load_state(NIM, stored) == Counters([4])


def test_newer_state_is_rejected() -> None:
    with pytest.raises(SchemaTooNew, match="nim schema 4, this version reads 3"):
        load_state(NIM, '{"schema":4,"state":{"counters":[4]}}')


def test_unknown_schema_is_rejected() -> None:
    with pytest.raises(ValueError, match="unknown schema 0"):
        load_state(NIM, '{"schema":0,"state":{}}')


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "{",
        "7",
        "{}",
        '{"schema":3}',
        '{"state":{}}',
        '{"schema":"three","state":{}}',
        '{"schema":3,"state":7}',
        '{"schema":3,"state":{"counters":"many"}}',
    ],
)
def test_invalid_state_is_rejected(stored: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  the message does not matter
        load_state(NIM, stored)
