"""What is changed in the files of SimCord's page: passages and what replaces them.

The page is made for developers who inspect a bot. Here people play, so it shows the channel and who
they play as, in plain words, and behaves like Discord where SimCord does not.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TypeAlias

from bot.playground.world import BOT_NAME
from bot.text.say import Say

Amendments: TypeAlias = Sequence[tuple[str, str]]

_HIDDEN = (
    "#messages-toggle, #refresh, #capture-open, #inspector-toggle, #view-action-output,"
    " .brand-mark, .messages-sidebar, .message-edited-compact, .message-context-actions"
)
"""What developers need; the last are three stops of the Tab key in every message."""
_SCROLLING = (
    # Discord follows new messages. SimCord does so only from the very last pixel, and stops when a
    # picture has loaded; it also prefers the top of an answer to its end. Here people stay at the
    # end until they scroll up. Those who have just pressed a button far above want to see what it
    # did, and newcomers want the latest.
    (
        "observer.observe(ui.timeline);",
        (
            "observer.observe(ui.timeline);\n"
            "  for (const kind of ['click', 'submit'])"
            " ui.channel.addEventListener(kind, () => { state.acted = Date.now(); });"
        ),
    ),
    (
        "return { policy: ui",
        (
            "const { scrollTop: top, scrollHeight: height, clientHeight } = ui.timeline;\n"
            "    const up = top < (state.top || 0) && height >= (state.height || 0);\n"
            "    const follows = state.scrollIntent?.policy === 'bottom' && !up;\n"
            "    Object.assign(state, { top, height, near: height - top < 2 * clientHeight });\n"
            "    return { policy: follows || ui"
        ),
    ),
    # A message that is drawn anew is empty for a moment, and a page scrolled to its end jumps up.
    (
        "renderMessage(\n          record.element,",
        "const shown = ui.timeline.scrollTop;\n        renderMessage(\n          record.element,",
    ),
    (
        "message, true),\n        );",
        "message, true),\n        );\n        ui.timeline.scrollTop = shown;",
    ),
    (
        "if ((snapshot.history?.hasAfter || hasNewTail)",
        (
            "const acted = Date.now() < (state.acted || 0) + 9000;\n"
            "    if (!previousIds.length || (hasNewTail && (state.near || acted)))"
            " Object.assign(state, { scrollIntent: { policy: 'bottom' }, top: 0 });\n"
            "    if ((snapshot.history?.hasAfter || hasNewTail)"
        ),
    ),
)
_MENUS = (
    # Opening a menu redraws all messages. Until their pictures have loaded, the menu is out of view
    # and SimCord would close it: below a few boards, no menu ever opened.
    ("cancelDropdown(wrap.dataset.controlKey);\n        continue;", "continue;"),
    # Discord clears the choice of a menu with a new id; SimCord does not, so allow it again.
    ("const changed = values", "const changed = !dropdown.modal || values"),
)
_KEYS = (
    # A value chosen by keys was asked for again, and the command could never be sent.
    (
        "renderCompose({ focus: Boolean(next) });",
        "document.activeElement?.blur();\n    renderCompose({ focus: true });",
    ),
)
_DESCRIPTIONS = (
    # Discord tells a screen reader what a picture shows, also one that an embed borrows.
    (
        "root.append(renderEmbed(embed, index, options))",
        (
            "{\n"
            "      const own = (message.attachments || [])"
            ".find((one) => one.asset_id === embed.image?.asset_id);\n"
            "      const image = own && { ...embed.image, description: own.description };\n"
            "      root.append(renderEmbed(image ? { ...embed, image } : embed, index, options));\n"
            "    }"
        ),
    ),
)
_PICTURES = (
    ("`Open ${label ||", "media.description || `Open ${label ||"),
    # It also keeps its height while its pictures load.
    (
        "image.height = height;",
        "image.height = height;\n    image.style.aspectRatio = `${width} / ${height}`;",
    ),
)
_TEXT = (
    # Discord names a mentioned command; SimCord shows the bare `</newgame:123>`.
    ('String(text ?? "")', 'String(text ?? "").replace(/<\\/([^:>]+):\\d+>/g, "/$1")'),
)
_NARROW = """\
  .component-section { grid-template-columns: 1fr; }
  .channel-message > * { width: auto; margin-inline: 8px; }
  .channel-message > .message-header { margin-left: 40px; }
  .message-avatar { left: -32px; top: -2px; }
  .message-avatar, .message-avatar-image { width: 26px; height: 26px; }
  .message-avatar .entity-presence { display: none; }
  .message-gutter-time { display: none !important; }
  .embed-card { padding: 8px 8px 8px 6px; }
  .embed-media { margin-top: 8px; }
  .component-row { gap: 6px; }
  .component-button { min-width: 44px; min-height: 44px; padding-inline: 8px; }
  .select-trigger { min-height: 44px; }
"""
_STYLE = (
    # Discord breaks long words in a footer, and keeps its lines and those between paragraphs.
    (".embed-footer {", ".embed-footer { overflow-wrap: anywhere; white-space: pre-line;"),
    (
        ".embed-card .markdown-paragraph { margin: 0; }",
        (
            ".embed-card .markdown-paragraph { margin: 0; }\n"
            ".embed-card .markdown-paragraph + .markdown-paragraph { margin-top: 10px; }"
        ),
    ),
    # On a phone there is one row of controls now, not three.
    ("--toolbar-height: 112px;", "--toolbar-height: 52px;"),
    ("#action-status { flex: 1 1 100%; max-width: 100%;", "#action-status { flex: 1 1 0;"),
    (
        ".messages-closed .messages-sidebar {",
        (
            f"{_HIDDEN} {{ display: none !important; }}\n"
            ".preview-shell .preview-toolbar { flex-wrap: nowrap; }\n"
            ".embed-media > .media-lightbox-trigger { width: 100%; }\n"
            ".messages-closed .messages-sidebar {"
        ),
    ),
    # A phone shows messages as wide as it can, and its buttons are for thumbs.
    ("  .component-section { grid-template-columns: 1fr; }\n", _NARROW),
)


def amended(language: str, say: Say) -> Mapping[str, Amendments]:
    """Return what is amended, by file path, in the viewer's language."""
    return {
        "/": _page(language, say),
        "/actions.js": _literals(_status(say)),
        "/messages.js": [
            *_literals([("Only you can see this", say("playground-private"))]),
            *_DESCRIPTIONS,
        ],
        "/components.js": _literals(
            [("Cancel", say("playground-cancel")), ("Submit", say("playground-submit"))]
        ),
        "/composer.js": [("`Message $", f"{_literal(say('playground-message'))} + ` $")],
        "/commands.js": _KEYS,
        "/timeline.js": _SCROLLING,
        "/media.js": _PICTURES,
        "/select-drafts.js": _MENUS,
        "/text.js": _TEXT,
        "/preview.css": _STYLE,
    }


def _page(language: str, say: Say) -> Amendments:
    words = (
        ("<small>Preview", "<small>", say("playground-name")),
        ("Viewing as", "", say("playground-viewer")),
        ("<summary>More", "<summary>", say("playground-more")),
        ("End preview session", "", say("playground-stop")),
        ("Load earlier messages", "", say("playground-earlier")),
        (">Newer messages", ">", say("playground-newer")),
        ("New messages · jump to latest", "", say("playground-latest")),
    )
    return (
        ('<html lang="en">', f'<html lang="{language}">'),
        ("<title>SimCord Preview", f"<title>{BOT_NAME}"),
        ("<strong>SimCord", f"<strong>{BOT_NAME}"),
        ('class="preview-shell"', 'class="preview-shell messages-closed"'),
        *((passage, start + escape(word)) for passage, start, word in words),
    )


def _status(say: Say) -> Amendments:
    """Return the line at the top: what became of the last click."""
    done, ready, wait = say("playground-done"), say("playground-ready"), say("playground-wait")
    loading = say("playground-loading")
    return (
        ("Callback completed", done),
        ("Action completed", done),
        ("Viewer switched", done),
        ("Viewport updated", ready),
        ("Preview ready", ready),
        ("Loading preview…", loading),
        ("Loading conversation…", loading),
        ("Updating preview…", wait),
        ("Updating viewport…", wait),
        ("Completing action…", wait),
        ("Switching viewer…", wait),
        ("Action was not completed.", say("playground-failed")),
        ("Preview session ended.", say("playground-stopped")),
    )


def _literals(words: Iterable[tuple[str, str]]) -> Amendments:
    """Return texts as they are written in a program."""
    return [(_literal(passage), _literal(word)) for passage, word in words]


def _literal(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
