"""A fake Discord: REST API and gateway on real sockets, for a bot in a process of its own."""
