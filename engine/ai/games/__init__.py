"""The policy, features and weights of each game."""
