"""Poker hands of French cards: the 7,462 classes, the class of 5 to 7 cards, the best five of them."""
