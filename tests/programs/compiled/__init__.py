"""How much worse than another search a search chooses."""
