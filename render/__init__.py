"""Pictures: draws the games as PNG files, with alt texts, from views of the engine."""
