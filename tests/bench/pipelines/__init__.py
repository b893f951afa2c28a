"""What one round does, in a process of its own; each imports only what it measures."""
