import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { alertRules, dashboardPanels, metricsIn } from "./testing/metric-names.ts";

const rules = alertRules();

test("a query's metrics are its names without functions, labels and ranges", () => {
  expect(
    metricsIn(
      'sum by (le) (rate(a_seconds_bucket{process=~"gate.*", le="1"}[5m])) > 1.2e9 or vector(0)',
    ),
  ).toEqual(["a_seconds_bucket"]);
  expect(metricsIn("time() - max(b_seconds offset 1h) / c_total")).toEqual([
    "b_seconds",
    "c_total",
  ]);
});

test("every alarm has a runbook of its name, and every runbook is of an alarm", () => {
  const text = readFileSync(path.join(root, "docs/operating.md"), "utf8");
  const [, runbooks = ""] = text.split("## Runbooks");
  const headings = [...runbooks.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
});

test("every alarm and every panel reads a metric", () => {
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...dashboardPanels().flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  for (const query of queries)
    expect([query, metricsIn(query)]).toEqual([query, [expect.any(String)]]);
});

test("promtool's tests raise and do not raise every alarm", () => {
  const text = readFileSync(path.join(root, "deploy/prometheus/alerts.test.yml"), "utf8");
  for (const { alert } of rules) {
    const cases = [
      ...text.matchAll(new RegExp(`alertname: ${alert}\\b(?:, exp_alerts: (\\[\\]))?`, "g")),
    ];
    const quiet = cases.filter(([, none]) => none !== undefined);
    expect([alert, quiet.length > 0, cases.length > quiet.length]).toEqual([alert, true, true]);
  }
});

/** Path of promtool: `PROMTOOL`, or an installed promtool; undefined = not installed. */
const promtool = [
  process.env["PROMTOOL"] ?? "",
  "/usr/bin/promtool",
  "/usr/local/bin/promtool",
].find((file) => file !== "" && existsSync(file));
const withPromtool = promtool === undefined ? test.skip : test;

withPromtool(
  promtool === undefined
    ? "promtool accepts the alarms (skipped: promtool of the package prometheus is not installed)"
    : "promtool accepts the alarms, and they are raised when they should be",
  () => {
    const run = (...args: string[]) =>
      execFileSync(promtool ?? "", args, {
        cwd: path.join(root, "deploy/prometheus"),
        encoding: "utf8",
      });
    expect(run("check", "rules", "alerts.yml")).toContain(`SUCCESS: ${rules.length} rules found`);
    expect(run("check", "config", "--syntax-only", "prometheus.yml")).toContain("SUCCESS");
    expect(run("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
  },
);
