"""Files stay short enough to be read at one go."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 400


def test_no_file_is_longer_than_one_reads_at_one_go() -> None:
    files = [*ROOT.glob("core/**/*.py"), *ROOT.glob("bot/**/*.py")]
    lines = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in files}
    assert lines["core/live/table.py"] > 100
    assert {path: count for path, count in lines.items() if count > LONGEST} == {}
