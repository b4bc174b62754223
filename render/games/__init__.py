"""The renderers of the games, one package each."""
