import { Counter, type Registry } from "prom-client";
import type { CanaryComparison } from "./canary-comparisons.ts";
import { canaryKey } from "./canary-contents.ts";

/** Name of the metrics of canaries, after the name of their process. */
export const canaryMetric = "canary_signals_total";

export interface CanarySignals {
  /**
   * Counts a page in an arm of a comparison, once for each outcome that it had.
   * @param outcomes see `signals` of the domain
   */
  count(comparison: CanaryComparison, signal: string, outcomes: readonly string[]): void;
}

/**
 * Counts how pages came out by canary and arm, which the metric calls `side`. A canary is named by its releases, so there
 * are few series.
 */
export function createCanarySignals(registry: Registry, owner: string): CanarySignals {
  const counter = new Counter({
    name: `${owner}_${canaryMetric}`,
    help: "Pages of canaries and of their baselines, by signal and outcome (all = every page)",
    labelNames: ["canary", "side", "signal", "outcome"],
    registers: [registry],
  });
  return {
    count({ canary, arm }, signal, outcomes) {
      for (const outcome of outcomes) {
        counter.inc({ canary: canaryKey(canary), side: arm, signal, outcome });
      }
    },
  };
}
