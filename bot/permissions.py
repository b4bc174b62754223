"""The permissions that the bot needs, by discord.py's names."""

CHANNEL_PERMISSIONS = (
    "view_channel",
    "send_messages",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The permissions a table needs in its channel."""

THREAD_PERMISSION = "send_messages_in_threads"
"""The permission it needs in a thread, in place of `send_messages`."""

OPEN_THREAD_PERMISSIONS = (*CHANNEL_PERMISSIONS, "create_public_threads", THREAD_PERMISSION)
"""The permissions that opening a thread for a table needs in the thread's channel."""

INVITED_PERMISSIONS = (*CHANNEL_PERMISSIONS, THREAD_PERMISSION)
"""The permissions that the bot asks for when it is invited to a server."""
