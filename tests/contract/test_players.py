"""The AI players of every game hold the contract."""

from engine.ai.contract import *  # noqa: F403
