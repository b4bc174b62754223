"""A great many moves on one bot: its memory must not grow with them."""
