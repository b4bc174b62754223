"""What each game says and asks on Discord, one package a game."""
