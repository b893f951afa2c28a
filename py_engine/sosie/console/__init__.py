"""The readable output of the command line."""

from .calibration import show_calibration
from .comparison import show_comparison
from .document import show_document

__all__ = ["show_calibration", "show_comparison", "show_document"]
