"""Cards, packs, shuffling from given randomness and the ranking of hands."""
