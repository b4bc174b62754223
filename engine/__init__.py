"""Rules of the games and AI players. No Discord, no pictures, no database, no texts."""
