"""Games decided by an independent implementation, replayed step by step through the engine."""
