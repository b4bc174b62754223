"""Runs the image of the bot against a fake Discord, and replaces it while people play."""
