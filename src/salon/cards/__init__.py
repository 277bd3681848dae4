"""Cards, packs and shuffling from given randomness."""
