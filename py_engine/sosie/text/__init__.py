"""From a reader's text to comparable words: normalise → words → filters → fold."""
