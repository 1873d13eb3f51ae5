import { Counter, type Registry } from "prom-client";
import type { OutcomeCounter } from "../render/renderer-host.ts";

/** The metric of how pages of areas came out; its label names the release. */
export const outcomeMetric = "shell_area_pages_total";

/** Counts how pages and parts of areas came out, by release. */
export function createOutcomeCounter(registry: Registry): OutcomeCounter {
  const pages = new Counter({
    name: outcomeMetric,
    help: "Pages and parts by the release of the area that drew them, and how they came out: page = drawn",
    labelNames: ["release", "page", "outcome"],
    registers: [registry],
  });
  return { count: (of) => pages.inc(of) };
}
