"""Garbage goes, however long it lived, and what lives is walked through once."""

from __future__ import annotations

import subprocess
import sys

from tests.programs import ROOT, environment

PROGRAM = """
import gc, weakref
from bot.ops import collector

class Node:
    pass

collector.settle()
before, kept, nodes = gc.get_freeze_count(), [], []
for number in range(2_500_000):
    kept.append([number])
    if number % 1000 == 0:
        node = Node()
        node.itself = node
        nodes.append((weakref.ref(node), kept[-1:], node))
    if len(nodes) > 40:
        del nodes[0]
    if number == 100_000:
        old = nodes[0][0]
print(old() is None, gc.get_freeze_count() - before > 50_000)
"""


def test_old_garbage_goes_and_what_lives_is_set_apart() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        check=True,
    )
    assert done.stdout.split() == [b"True", b"True"]
