"""Measures latency and resource usage with many tables, from Discord's end of the sockets."""
