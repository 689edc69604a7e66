"""How well words can be read on their ground, by theme: WCAG asks for 4.5, its best level for 7."""

from __future__ import annotations

from bot.games.registry import FACES
from bot.render.palette import colors, index
from bot.render.tokens import COMMON, Swatch, Theme, contrast

ENHANCED = 7


def main(_: list[str]) -> None:
    print(f"{'':16}{'theme':8}{'inks':>6}{'lowest':>9}{'median':>9}{'at least 7':>12}")
    for name, swatch in {
        "common": COMMON,
        **{key: face.colors for key, face in FACES.items()},
    }.items():
        for theme in Theme:
            if not (found := ratios(swatch, theme)):
                continue  # Top 12 has no inks of its own
            best = sum(ratio >= ENHANCED for ratio in found) / len(found)
            middle = found[len(found) // 2]
            print(
                f"{name:16}{theme.name.lower():8}{len(found):6}"
                f"{found[0]:9.1f}{middle:9.1f}{best:12.0%}"
            )


def ratios(swatch: Swatch, theme: Theme) -> list[float]:
    """Return the contrast of every ink on its ground, the lowest first."""
    drawn = colors(theme)
    inks = dict.fromkeys(swatch.inks)
    return sorted(contrast(drawn[index(ink.color)], drawn[index(ink.on)]) for ink in inks)
