"""The alerts and the dashboard in deploy/ are built on what the bot really exports."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.health import HealthReport, Metrics
from tests.ops.yaml_file import parsed
from tests.programs import ROOT

RULES = parsed((ROOT / "deploy/prometheus-rules.yml").read_text())
BOARD = json.loads((ROOT / "deploy/grafana.json").read_text())
ALERTS = [rule for group in RULES["groups"] for rule in group["rules"]]
FUNCTIONS = {"sum", "min", "by", "rate", "increase", "topk", "histogram_quantile", "min_over_time"}
FROM_PROMETHEUS = {"up": {"job", "instance"}}
QUERIES = [rule["expr"] for rule in ALERTS] + [
    target["expr"] for panel in BOARD["panels"] for target in panel["targets"]
]


def exported() -> dict[str, set[str]]:
    """Return every series of /metrics after some work, with its labels and Prometheus's own."""
    metrics = Metrics()
    metrics.clicked("move", "done", 0.1)
    metrics.published("post")
    metrics.retried("timeout")
    metrics.answered(429)
    told = metrics.expose(HealthReport((), 0.0, 0.1, True, 0, 0.0, 0, False)).decode()
    samples = [
        sample for family in text_string_to_metric_families(told) for sample in family.samples
    ]
    return FROM_PROMETHEUS | {each.name: {*each.labels, "job", "instance"} for each in samples}


KNOWN = exported()


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_names_only_what_is_exported(query: str) -> None:
    for opened, closed in ("()", "[]", "{}"):
        assert query.count(opened) == query.count(closed)
    named = re.findall(
        r"\b([a-z_]{2,})\b(\{[^}]*\})?", re.sub(r"\[[^]]*\]|by \([^)]*\)", "", query)
    )
    series = {name: chosen for name, chosen in named if name not in FUNCTIONS}
    assert series
    assert series.keys() <= KNOWN.keys()
    grouped = {
        label for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(", ")
    }
    for name, chosen in series.items():
        assert {*grouped, *re.findall(r"(\w+)=", chosen)} <= KNOWN[name]


def test_every_metric_of_ours_is_on_the_dashboard() -> None:
    """Of a histogram the buckets, of a counter the total."""
    ours = {name for name in KNOWN if name.startswith("rungs_")}
    ours -= {name for name in ours if name.endswith(("_created", "_count", "_sum"))}
    shown = " ".join(target["expr"] for panel in BOARD["panels"] for target in panel["targets"])
    assert {name for name in ours if name not in shown} == set()


def test_alerts_have_names_of_their_own_and_say_what_is_wrong() -> None:
    names = [rule["alert"] for rule in ALERTS]
    assert len(set(names)) == len(names)
    manual = (ROOT / "docs/operations.md").read_text()
    for rule in ALERTS:
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["summary"].endswith(".")
        assert re.fullmatch(r"\d+[mh]", rule.get("for", "1m"))
        assert f"`{rule['alert']}`" in manual


def test_panels_have_ids_and_places_of_their_own() -> None:
    panels: list[dict[str, Any]] = BOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken = [cell for panel in panels for cell in cells(panel["gridPos"])]
    assert len(set(taken)) == len(taken)
    assert max(column for column, _ in taken) < 24


def cells(place: dict[str, int]) -> list[tuple[int, int]]:
    columns = range(place["x"], place["x"] + place["w"])
    return [(x, y) for x in columns for y in range(place["y"], place["y"] + place["h"])]
