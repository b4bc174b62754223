"""No game stumbles over hostile input."""

from bot.contract.hostile_input import *  # noqa: F403
