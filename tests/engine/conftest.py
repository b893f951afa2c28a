"""Properties: the same examples in every run, and no time limit on a busy machine."""

from hypothesis import settings

settings.register_profile("engine", deadline=None, derandomize=True, database=None)
settings.load_profile("engine")
