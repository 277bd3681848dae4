"""Le Salon: nine card-room games, their rules engine and the place to play them together."""
