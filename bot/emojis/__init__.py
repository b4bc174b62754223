"""Emojis of the application: small pictures in lines, buttons and menus."""
