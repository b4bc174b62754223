"""Pictures of a table, drawn from what a seat may see."""
