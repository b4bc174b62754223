"""Benchmarks of speed and size."""
