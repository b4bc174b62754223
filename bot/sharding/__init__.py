"""Divides Discord's shards among several processes: leases, handovers, and the sharded client."""
