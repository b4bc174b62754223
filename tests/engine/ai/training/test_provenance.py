"""Every stored weight has a record of how it was made, and a check that finds what is wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from engine.ai.agent_spec import AgentSpec
from engine.ai.registry import AGENT_SPECS
from engine.ai.training.candidates import with_networks_in
from engine.ai.training.fingerprint import code_hash, data_hash, files_hash
from engine.ai.training.provenance import Report, check_game
from engine.registry import GAMES
from engine.simple.files import EXAMPLES, load_file
from tests.engine.ai.trained_values import BY_HAND, TUNED, WON

RATTUS = "rattus_cartus"


@pytest.fixture
def spec(tmp_path: Path) -> AgentSpec:
    """A game whose stored weights are a copy, which a test may change."""
    stored = AGENT_SPECS[RATTUS]
    copytree(stored.weights.folder.parent, tmp_path / "players")
    weights = replace(stored.weights, folder=tmp_path / "players" / "policy")
    return with_networks_in(replace(stored, weights=weights), tmp_path / "players" / "value")


def check(spec: AgentSpec) -> Report:
    report = Report()
    check_game(RATTUS, spec, report)
    return report


@pytest.mark.parametrize("game", list(AGENT_SPECS))
def test_every_stored_file_has_a_valid_record(game: str) -> None:
    report = Report()
    check_game(game, AGENT_SPECS[game], report)
    assert report.faults == []
    assert report.checked > 0


def test_legacy_records_are_listed_and_counted_but_no_fault(spec: AgentSpec) -> None:
    spec.weights.save("9", spec.weights.model(), BY_HAND)
    report = check(spec)
    assert report.faults == []
    assert f"{RATTUS}/policy/9" in report.legacy
    assert f"{len(report.legacy)} legacy" in "\n".join(report.lines())


def test_changed_weight_is_found(spec: AgentSpec) -> None:
    path = spec.weights.folder / "2.json"
    stored = json.loads(path.read_text(encoding="utf-8"))
    stored["weights"]["life"] += 0.0001
    path.write_text(json.dumps(stored), encoding="utf-8")
    (fault,) = check(spec).faults
    assert fault.startswith(f"{RATTUS}/policy/2: its weights are not those")


def test_changed_byte_of_a_network_is_found(spec: AgentSpec) -> None:
    path = spec.weights.folder.parent / "value" / "3.npz"
    content = bytearray(path.read_bytes())
    content[1000] ^= 1
    path.write_bytes(content)
    (fault,) = check(spec).faults
    assert fault.startswith(f"{RATTUS}/value/3: its weights are not those")


@pytest.mark.parametrize(
    "record", [{"kind": "unknown"}, {"kind": "legacy", "command": "x"}, {"command": "x"}]
)
def test_unknown_or_incomplete_record_is_found(spec: AgentSpec, record: dict[str, str]) -> None:
    path = spec.weights.folder.parent / "value" / "2.json"
    stored = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**stored, "provenance": record}), encoding="utf-8")
    (fault,) = check(spec).faults
    assert fault.startswith(f"{RATTUS}/value/2: its record cannot be read")


def test_file_without_a_record_is_found(spec: AgentSpec) -> None:
    (spec.weights.folder.parent / "notes.txt").write_text("made by hand", encoding="utf-8")
    assert check(spec).faults == [f"{RATTUS}/notes.txt: it has no valid record"]


def test_record_that_contradicts_itself_is_found(spec: AgentSpec) -> None:
    cut_short = TUNED.model_copy(update={"rounds_finished": 2})
    spec.weights.save("2", spec.weights.load("2"), cut_short)
    assert any("whether the training was complete" in fault for fault in check(spec).faults)


def test_input_is_found_where_it_is_stored_or_was_replaced(spec: AgentSpec) -> None:
    """A tuning starts from weights that its own result replaces: they are kept.

    The value function was trained with them, too.
    """
    start = spec.weights.content_hash("2")
    tuned = TUNED.model_copy(update={"inputs": {"policy/2": start}})
    changed = spec.weights.load("2").model_copy(update={"life": 30.0})
    spec.weights.save("2", changed, tuned)
    assert check(spec).faults == []
    (spec.weights.folder / "replaced" / f"{start[:16]}.json").unlink()
    assert check(spec).faults == [
        f"{RATTUS}/{name}: its input policy/2 with the hash {start} is not kept"
        for name in ("policy/2", "value/2")
    ]


def test_match_against_legacy_weights_may_have_a_margin(spec: AgentSpec) -> None:
    before = spec.weights.load("2")
    spec.weights.save("2", before, BY_HAND)
    against_legacy = {"margin": 0.02, "rival": spec.weights.content_hash("2")}
    record = TUNED.model_copy(update={"acceptance": WON.model_copy(update=against_legacy)})
    spec.weights.save("2", before.model_copy(update={"life": 30.0}), record)
    assert check(spec).faults == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            {"command": TUNED.command.replace("--deals", "--tricks")},
            "is not understood",
        ),
        ({"command": "python -m engine.ai.match rattus_cartus 2"}, "is not understood"),
        ({"command": TUNED.command.replace(" --deals 30", "")}, "would be stored as"),
        ({"command": TUNED.command.replace("cartus 2", "cartus 3")}, "weights for 3"),
        ({"seed": 2}, "another seed"),
        ({"games": 100}, "other numbers of games"),
        ({"acceptance": None}, "has not won"),
        ({"acceptance": WON.model_copy(update={"low": 0.5})}, "has not won"),
        ({"acceptance": WON.model_copy(update={"margin": 0.02})}, "only against kept legacy"),
    ],
)
def test_record_that_its_command_contradicts_is_found(
    spec: AgentSpec, changes: dict[str, object], fault: str
) -> None:
    spec.weights.save("2", spec.weights.load("2"), TUNED.model_copy(update=changes))
    assert any(fault in each for each in check(spec).faults)


# Hashes of code and data


def test_hashes_of_code_and_data_are_repeatable_and_differ_between_games() -> None:
    hashes = {code_hash(each.name) for each in GAMES}
    assert hashes == {code_hash(each.name) for each in GAMES}
    assert len(hashes) == len({data_hash(each.name) for each in GAMES}) == len(GAMES)


def test_data_of_a_game_in_one_file_is_its_rules_without_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was measured stays true when a sentence gets better."""
    code = (EXAMPLES / "hammer.py").read_text(encoding="utf-8")
    hashes = []
    words, rules = (("= coins", "= bucks"), ("Six lots", "6 lots")), ("= 20, 6, 10", "= 20, 7, 10")
    for old, new in (("", ""), *words, rules):
        assert old in code
        (tmp_path / "hammer.de.ftl").write_text(f"figure-coins = Münzen{old}\n", encoding="utf-8")
        file = tmp_path / "hammer.py"
        file.write_text(code.replace(old, new, 1), encoding="utf-8")
        monkeypatch.setattr("engine.registry.GAMES", (load_file(file),))
        hashes.append(data_hash("hammer"))
    assert hashes[0] == hashes[1] == hashes[2] != hashes[3]


def test_hash_of_files_depends_on_their_paths_and_contents(tmp_path: Path) -> None:
    for name, content in (("a", "1"), ("b", "2")):
        (tmp_path / name).write_text(content, encoding="utf-8")
    files = [tmp_path / "a", tmp_path / "b"]
    before = files_hash(files)
    assert files_hash(files[::-1]) == before
    (tmp_path / "a").rename(tmp_path / "c")
    renamed = files_hash([tmp_path / "c", tmp_path / "b"])
    (tmp_path / "c").write_text("3", encoding="utf-8")
    changed = files_hash([tmp_path / "c", tmp_path / "b"])
    assert len({before, renamed, changed}) == 3
