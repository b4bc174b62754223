"""Picking and making moves: menus of choices, autocompletion, hints, undo."""
