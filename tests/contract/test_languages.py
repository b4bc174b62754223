"""The texts of every game hold the contract."""

from bot.contract.languages import *  # noqa: F403
