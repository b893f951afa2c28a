"""A light HTML parser: one pass over the source, from whole tags and texts to the tree.

It follows the HTML standard as the full parser (`justhtml`) does, for what real pages hold, and
gives the very tree that one gives. Whatever else it meets it does not guess: it raises `Unusual`,
and the full parser has the page (3 in 1,000 real pages). Depth, lists and what is looked back at
are bounded, so that it takes linear time; what is over a bound is unusual too.
"""
