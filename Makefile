# Every target is a word of tools/house.py, which needs nothing but Python: `make help` lists them.
PYTHON ?= python3

.PHONY: help setup play test check pyright format types lock clean bench pictures new-game
.DEFAULT_GOAL := help

help setup play test check pyright format types lock clean bench pictures:
	@$(PYTHON) tools/house.py $@

new-game:
	@$(PYTHON) tools/house.py new-game "$(KEY)"
