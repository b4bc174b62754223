"""Handlers of slash commands, buttons and select menus, and their routes."""
