"""Players that can play any game through its contract."""
