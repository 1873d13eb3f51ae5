import type { OutcomeCounts } from "@forecourt/domain/canaries/judge";
import { everyPage, signals } from "@forecourt/domain/canaries/signals";
import type { CanaryArm } from "./canary-comparisons.ts";
import { canaryMetric } from "./canary-signals.ts";
import type { Sample } from "./read-metrics.ts";

/**
 * The counts of each outcome of each signal, of one canary and its baseline; without those of which neither has a page.
 * @param key of the canary, see `canaryKey`
 */
export function countOutcomes(samples: readonly Sample[], key: string): OutcomeCounts[] {
  const own = samples.filter(
    ({ name, labels }) => name.endsWith(canaryMetric) && labels["canary"] === key,
  );
  const count = (arm: CanaryArm, signal: string, outcome: string) =>
    own
      .filter(({ labels }) => {
        const isSame = labels["signal"] === signal && labels["outcome"] === outcome;
        return isSame && labels["side"] === arm;
      })
      .reduce((sum, { value }) => sum + value, 0);
  const countsOf = (arm: CanaryArm, signal: string, outcome: string) => ({
    pages: count(arm, signal, everyPage),
    events: count(arm, signal, outcome),
  });
  return Object.entries(signals).flatMap(([signal, { outcomes }]) =>
    outcomes
      .map((outcome) => ({
        signal,
        outcome,
        canary: countsOf("canary", signal, outcome),
        baseline: countsOf("baseline", signal, outcome),
      }))
      .filter(({ canary, baseline }) => canary.pages + baseline.pages > 0),
  );
}

/** `pages that failed: canary 12 of 340 (3.5 %), baseline 0 of 3100 (0.0 %)`. */
export function outcomeCountsText({ signal, outcome, canary, baseline }: OutcomeCounts): string {
  const limit = outcome.replace("over-", "");
  const what = texts[signal] ?? `documents with ${signal.toUpperCase()} over ${limit}`;
  const unit = signal === "cls" || texts[signal] !== undefined ? "" : " ms";
  const part = ({ pages, events }: OutcomeCounts["canary"]) =>
    `${events} of ${pages}${pages === 0 ? "" : ` (${((events / pages) * 100).toFixed(1)} %)`}`;
  return `${what}${unit}: canary ${part(canary)}, baseline ${part(baseline)}`;
}

const texts: Readonly<Record<string, string>> = {
  page: "pages that failed",
  api: "requests that the service failed",
  mismatch: "documents that hydrated differently",
  error: "documents with a script error",
  chunk: "documents whose code did not load",
};

/** The limits up to which Google calls a measure good; the others are for the comparison. */
const shownOutcomes: readonly string[] = ["failed", "over-2500", "over-200", "over-0.1"];

/** The counts that a report lists: faults, and measures beyond the limit up to which Google calls them good. */
export function shownCounts(counts: readonly OutcomeCounts[]): OutcomeCounts[] {
  return counts.filter(({ outcome }) => shownOutcomes.includes(outcome));
}
