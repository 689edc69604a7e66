"""How `make docs` makes a site of the Markdown files, which are written to be read as they are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Rungs"
html_title = "Rungs"
language = "en"
extensions = ["myst_parser"]
root_doc = "docs/README"
include_patterns = ["*.md", "docs/*.md"]
exclude_patterns = ["site"]
myst_heading_anchors = 4  # what GitHub calls them
myst_enable_extensions = ["html_image"]

html_theme = "furo"
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
highlight_language = "text"
pygments_style = "friendly"
pygments_dark_style = "github-dark"

CONTACT = "CONTACT: name and address of whoever runs this bot"
CHAPTERS = {
    "For everybody": ["/README", "players", "admins", "tournaments", "privacy", "terms"],
    "For operators": ["operators", "running", "operations", "upgrading", "reliability"],
    "For contributors": ["/CONTRIBUTING", "architecture", "adding-a-game", "rendering"],
    "Measured": [
        "strength",
        "strength-ladder",
        "strength-qwixx",
        "strength-top_twelve",
        "performance",
    ],
    "The project": ["/CHANGELOG", "dependencies", "/SECURITY"],
}


def complete(_app: Sphinx, page: str, source: list[str]) -> None:
    """Give the first page its table of contents, and the terms the operator's name."""
    if page == root_doc:
        source[0] += "".join(
            f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(pages) + "\n```\n"
            for title, pages in CHAPTERS.items()
        )
    if contact := os.environ.get("RUNGS_CONTACT"):
        source[0] = source[0].replace(CONTACT, contact)


def open_at_the_first_page(app: Sphinx, _trouble: Exception | None) -> None:
    first = f"{root_doc}.html"
    (Path(app.outdir) / "index.html").write_text(
        f'<!doctype html><html lang="en"><title>Rungs</title><meta http-equiv="refresh" '
        f'content="0; url={first}"><a href="{first}">Rungs: the documentation</a></html>\n'
    )


def setup(app: Sphinx) -> None:
    app.connect("source-read", complete)
    app.connect("build-finished", open_at_the_first_page)
