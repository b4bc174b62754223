"""Example games for tests."""
