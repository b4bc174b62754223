"""The games on Discord, one package for each."""
