"""What Poker fermé and Texas Hold'em share: betting, pots, showdown, the match, views, the house player's sums."""
