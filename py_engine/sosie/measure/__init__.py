"""The measures: shingles, SimHash, overlap, passages. They know words and numbers, nothing else."""
