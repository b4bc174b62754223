"""Policies and value-function features, one package per game."""
