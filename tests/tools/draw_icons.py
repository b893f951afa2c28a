"""Draws the icons of an installed site, web/*.png, from web/icon.svg.

    python tests/tools/draw_icons.py

Systems that cut icons to a shape of their own get one without corners; of it only the middle, four
fifths across, is sure to be seen.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[2] / "web"
#: Size, and whether corners are left to the system.
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable.png": (512, True),
    "apple-touch-icon.png": (180, True),
}


def main() -> None:
    svg = (WEB / "icon.svg").read_text("utf-8")
    chromium = os.environ.get("SOSIE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, whole) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            drawn = svg.replace(' rx="16"', "") if whole else svg
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn}")
            page.screenshot(path=WEB / name, omit_background=True)


if __name__ == "__main__":
    main()
