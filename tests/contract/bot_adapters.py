"""What the games that the tests play tell the contract about their UI."""

from bot.contract.adapters import BOT_ADAPTERS
from tests.contract import adapters

__all__ = ["BOT_ADAPTERS", "adapters"]
