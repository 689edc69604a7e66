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

def lost():
    node = Node()
    node.itself = node
    return weakref.ref(node)

gc.disable()
early = [lost() for _ in range(700)]
collector.tidy(quiet=True)
print(early[0]() is not None)  # all that was loaded would be walked through
gc.enable()
collector.settle()
few = lost()
collector.tidy(quiet=False)
print(few() is not None)  # not worth it yet
many = [lost() for _ in range(300)]
collector.tidy(quiet=False)
print(few() is None, many[-1]() is None)
before, kept, nodes = gc.get_freeze_count(), [], []
for number in range(2_500_000):
    kept.append([number])
    if number % 1000 == 0:
        node = lost()
        nodes.append((node, kept[-1:], node()))
    if len(nodes) > 40:
        del nodes[0]
    if number == 100_000:
        old = nodes[0][0]
print(old() is None, gc.get_freeze_count() - before > 50_000)

def clicks(count, quiet):
    before = gc.get_freeze_count()
    for _ in range(count):
        kept.append([[number] for number in range(600)])
        collector.tidy(quiet=quiet)
    return gc.get_freeze_count() - before

print(clicks(60, quiet=False) == 0, clicks(60, quiet=True) > 10_000)
gc.collect()
print(clicks(30, quiet=True) == 0)  # it is due, but somebody may come
before = gc.get_freeze_count()
collector.rest()
print(gc.get_freeze_count() - before > 10_000)
"""


def test_garbage_goes_after_a_click_or_later_and_what_lives_is_set_apart() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        check=True,
    )
    assert done.stdout.split() == [b"True"] * 10
