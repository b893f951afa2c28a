"""`npm run bench`: Sosie beside its peers, in one run on one machine."""
