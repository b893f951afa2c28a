"""The engine's version, and that of its JSON."""

VERSION = "0.1.0"
SCHEMA = 1
