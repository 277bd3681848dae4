"""What the two tables with stools and chips of one's own share, Blackjack and Roulette: who sits there, and loans."""
