"""Weights of AI players are stored with the command that reproduces them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pydantic import BaseModel, ValidationError

from engine.ai.value.network import Ensemble, Network
from engine.ai.weights_store import DECIMALS, JsonWeightsStore, NetworkStore
from tests.engine.ai.trained_values import BY_HAND


class Coins(BaseModel):
    """The weights of a test."""

    coin_value: float = 1.0


def test_saved_weights_replace_those_of_the_same_key(tmp_path: Path) -> None:
    store = JsonWeightsStore(tmp_path / "new", Coins)
    with pytest.raises(FileNotFoundError):
        store.load("2")
    store.save("2", Coins(coin_value=1 / 3), BY_HAND)
    store.save("3", Coins(coin_value=0.5), BY_HAND)
    assert store.load("2") == Coins(coin_value=round(1 / 3, DECIMALS))
    assert store.provenance("2") == BY_HAND
    store.save("2", Coins(coin_value=2.0), BY_HAND)
    assert [store.load(key).coin_value for key in "23"] == [2.0, 0.5]


def test_replaced_weights_are_kept_with_their_provenance(tmp_path: Path) -> None:
    store = JsonWeightsStore(tmp_path, Coins)
    store.save("2", Coins(coin_value=3.0), BY_HAND)
    replaced, file = store.content_hash("2"), store.file("2")
    store.save("2", Coins(coin_value=4.0), BY_HAND)
    assert store.stored_keys() == ["2", f"replaced/{replaced[:16]}"]
    assert store.file(f"replaced/{replaced[:16]}") == file
    assert store.content_hash("2") != replaced


def test_content_hash_depends_on_the_weights_alone(tmp_path: Path) -> None:
    store = JsonWeightsStore(tmp_path, Coins)
    store.save("2", Coins(), BY_HAND)
    store.save("3", Coins(), BY_HAND.model_copy(update={"seed": 2}))
    assert store.content_hash("2") == store.content_hash("3") == store.default_hash()


def test_weights_that_do_not_fit_the_model_are_rejected(tmp_path: Path) -> None:
    JsonWeightsStore(tmp_path, Coins).save("2", Coins(), BY_HAND)
    text = (tmp_path / "2.json").read_text(encoding="utf-8")
    (tmp_path / "2.json").write_text(text.replace("1.0", '"much"'), encoding="utf-8")
    with pytest.raises(ValidationError):
        JsonWeightsStore(tmp_path, Coins).load("2")


def network_of(weight: float) -> Network:
    return Network(**{name: np.full((2, 3), weight, np.float32) for name in Network.__slots__})


def test_network_is_saved_in_half_precision(tmp_path: Path) -> None:
    saved = network_of(1 / 3)
    store = NetworkStore(tmp_path / "new")
    store.save("coins", Ensemble((saved,)), BY_HAND)
    (network,) = store.load("coins").networks
    loaded = network.layers()
    assert all(layer.dtype == np.float32 for layer in loaded.values())
    assert all(loaded[name] == pytest.approx(1 / 3, rel=1e-3) for name in saved.layers())
    assert store.provenance("coins") == BY_HAND


def test_networks_of_an_ensemble_are_saved_together(tmp_path: Path) -> None:
    store = NetworkStore(tmp_path)
    store.save("coins", Ensemble((network_of(1.0), network_of(2.0), network_of(4.0))), BY_HAND)
    loaded = store.load("coins").networks
    assert [float(network.value[0, 0]) for network in loaded] == [1.0, 2.0, 4.0]
