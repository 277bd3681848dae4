"""The Game contract, chance, records, errors and the discovery of games."""
