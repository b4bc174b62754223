"""The rules of every game hold the contract."""

from engine.contract.rules import *  # noqa: F403
