"""The page of the local table: SimCord's, with what people know from Discord on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import simcord
from simcord.preview._server import PreviewServer

ADDED = {
    "/preview.css": Path(__file__).with_suffix(".css"),
    "/app.js": Path(__file__).with_suffix(".js"),
}
"""What is added to the files of the page, by their paths."""


class LocalPage(PreviewServer):
    """Serves the page. A reload drops what was private, in other windows, too."""

    async def _index(self, request: Any) -> Any:
        response = await super()._index(request)
        drop_private_messages(self.preview.env.backend)
        return response

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if (added := ADDED.get(request.path)) is not None:
            response.text += added.read_text(encoding="utf-8")
        return response


def drop_private_messages(backend: Any) -> None:
    """Forget the private messages of a Discord, as each client does that begins anew.

    The bot is not told: of private messages Discord never says that they are gone.
    """
    for messages in list(backend.messages.values()):
        for message in list(messages.values()):
            if message.is_ephemeral:
                backend.delete_message(message.channel_id, message.id)


def with_local_page(preview: simcord.Preview, port: int) -> simcord.Preview:
    """The preview, which has not been entered, with this page instead of its own."""
    preview._server = LocalPage(preview, port)
    return preview
