"""Does the bot tell anybody what he may not know? Whole scenes, played in two worlds."""
