"""What every test of the project shares."""

from hypothesis import settings

# A slow machine is not a wrong rule: no example fails because of the time it took.
settings.register_profile("salon", deadline=None)
settings.load_profile("salon")
