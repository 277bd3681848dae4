"""The contract of a game, its records, its errors and the discovery of games."""
