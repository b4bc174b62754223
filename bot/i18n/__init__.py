"""Text catalogues and languages."""
