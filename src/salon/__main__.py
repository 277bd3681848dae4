"""Lets ``python -m salon`` do what the command ``salon`` does."""

import sys

from salon.cli import main

if __name__ == "__main__":
    sys.exit(main())
