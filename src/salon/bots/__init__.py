"""Players that can play any game: at random, or by searching over resampled states."""
