"""Sosie tells whether two pages or texts are near-duplicates, and shows why.

>>> import sosie
>>> sosie.compare("the cat sat on the mat", "the cat sat on the rug").jaccard
0.6
"""

from .comparison import Comparison, compare
from .document import Document, read
from .errors import SosieError
from .measure.simhash import simhash
from .options import Options
from .version import VERSION as __version__

__all__ = [
    "Comparison",
    "Document",
    "Options",
    "SosieError",
    "__version__",
    "compare",
    "read",
    "simhash",
]
