"""Finds what games tell the contract about their UI."""

from __future__ import annotations

from bot.contract.adapter import BotAdapter
from bot.contract.derived import bot_adapter
from engine.contract.adapters import AdapterMap

BOT_ADAPTERS: AdapterMap[BotAdapter] = AdapterMap("bot", bot_adapter)
