"""What one process of several does about its shards: claim, ask for, hand over, leave."""
