"""Draws the icons of an installed site, web/*.png, from web/favicon.svg.

    python tests/tools/draw_icons.py

An icon on paper is for systems that put a ground of their own behind transparent ones, or cut icons
to a shape: of such a one only the middle, four fifths across, is sure to be seen.
"""

from __future__ import annotations

import os
import shutil
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[2] / "web"
PAPER = "#fbfaf6"
#: Size, share of it that the mark takes, ground.
ICONS = {
    "icon-192.png": (192, 1.0, None),
    "icon-512.png": (512, 1.0, None),
    "icon-maskable.png": (512, 0.56, PAPER),
    "apple-touch-icon.png": (180, 0.72, PAPER),
}


def main() -> None:
    svg = b64encode((WEB / "favicon.svg").read_bytes()).decode()
    chromium = os.environ.get("SOSIE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        ).new_page(color_scheme="light")
        for name, (size, share, ground) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0;height:100vh;display:grid;place-items:center;"
                f"background:{ground or 'transparent'}'>"
                f"<img width={round(size * share)} src='data:image/svg+xml;base64,{svg}'>"
            )
            page.locator("img").evaluate("(image) => image.decode()")
            page.screenshot(path=WEB / name, omit_background=ground is None)


if __name__ == "__main__":
    main()
