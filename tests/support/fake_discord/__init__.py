"""A thin Discord on loopback sockets, for what needs the bot as a process of its own."""
