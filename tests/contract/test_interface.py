"""The UI of every game holds the contract."""

from bot.contract.interface import *  # noqa: F403
