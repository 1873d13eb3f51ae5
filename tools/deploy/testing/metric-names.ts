import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { root } from "../../build/base-config.ts";

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
});

const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");

/** The alarms, in their order. */
export function alertRules() {
  const { groups } = Rules.parse(parse(read("prometheus/alerts.yml")));
  return groups.flatMap(({ rules }) => rules);
}

/** The panels of the dashboard. */
export function dashboardPanels() {
  return Dashboard.parse(JSON.parse(read("grafana/forecourt.json"))).panels;
}

/** Words of the query language that look like metrics. */
const words = new Set(
  "sum rate increase by max min count histogram_quantile time vector offset le or and unless h m".split(
    " ",
  ),
);

/** The metrics that a query reads. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}/g, "")
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll(/\bby \([^)]*\)/g, "");
  const names = bare.match(/[a-z_]\w*/g) ?? [];
  return [...new Set(names.filter((name) => !words.has(name) && !/^e\d/.test(name)))];
}

/** The name under which a metric is exported: a histogram has three kinds of samples. */
export function familyOf(metric: string, exported: ReadonlySet<string>): string | null {
  const family = [metric, metric.replace(/_(?:bucket|count|sum)$/, "")].find((name) =>
    exported.has(name),
  );
  return family ?? null;
}
