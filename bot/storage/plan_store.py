"""The planned moves of games, read and written without a move.

Those that a move brings up to date are written with it, in `bot.storage.game_updates`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import game_updates, statements
from bot.storage.connection import Connection
from bot.storage.meta_store import MetaStore
from bot.storage.records import PlanRow


class PlanStore(MetaStore):
    """The part of the store that keeps planned moves."""

    async def plans(self, game_id: int) -> tuple[PlanRow, ...]:
        """Return the planned moves of a game, the first to be made first."""
        return await self._rows(PlanRow, statements.PLANS, game_id=game_id)

    async def set_plans(self, game_id: int, plans: Sequence[PlanRow]) -> None:
        """Replace the planned moves of a game. This is not a move: the ply stays."""
        listed = game_updates.plans_as_json(plans)

        async def work(connection: Connection, _: bool) -> None:
            async with connection.transaction():
                for statement in statements.SET_PLANS:
                    await connection.write(statement, game_id=game_id, plans=listed)

        await self._database.run(work, ("game_id", game_id))
