"""What was loaded is never looked through, and later garbage goes."""

from __future__ import annotations

import subprocess
import sys

from tests.programs import ROOT, environment

PROGRAM = """
import gc, weakref
from bot.ops import collector

class Node:
    pass

def lost():
    node = Node()
    node.itself = node
    return weakref.ref(node)

def work():
    for number in range(2_000):
        [lost() for _ in range(10)]

collector.put_off()
early = lost()
work()
print(early() is not None)
before = gc.get_freeze_count()
collector.set_apart()
print(gc.get_freeze_count() - before > 20_000)
late = lost()
work()
gc.collect()
print(early() is not None, late() is None)
late = lost()
work()
print(late() is None)
"""


def test_what_was_loaded_is_set_apart_and_later_garbage_goes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        check=True,
    )
    assert done.stdout.split() == [b"True"] * 5
