"""The readable output of the command line."""

from .calibration import show_calibration
from .comparison import show_comparison
from .document import show_document
from .report import report

__all__ = ["report", "show_calibration", "show_comparison", "show_document"]
