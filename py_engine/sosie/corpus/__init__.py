"""Many documents at once: pairs, and the thresholds that follow from them."""
