"""The Council of the Dike on Discord: several who decide at once and in secret."""
