"""Le Salon: a self-hosted room where friends play cards in real time."""
