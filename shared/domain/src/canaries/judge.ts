import { createOddsTest, type OddsTest, type Seen, sum } from "./odds-test.ts";
import { signals } from "./signals.ts";

/** Probability that a canary that is as good as its baseline is called worse, over its whole life. */
export const falseAlarmRate = 0.01;

/** Observations of one outcome of one signal: since the last look, or altogether. */
export interface Look {
  signal: string;
  outcome: string;
  canary: Seen;
  baseline: Seen;
}

interface Compared {
  test: OddsTest;
  /** Part of the allowed false alarms; the parts of all comparisons sum up to 1. */
  weight: number;
  total: Pick<Look, "canary" | "baseline">;
}

/** Looks at one canary, again and again, until it is worse than its baseline beyond what chance explains. */
export interface Judge {
  /** @returns what is worse most, altogether; null = nothing so far */
  look(seen: readonly Look[]): Look | null;
}

/**
 * Judges by all signals together: the mean of their evidence, by weight, is evidence itself, and the alarm goes off
 * once it is 1 / `falseAlarmRate`.
 */
export function createJudge(): Judge {
  const all = new Map<string, Compared>();
  return {
    look(seen) {
      for (const { signal, outcome, canary, baseline } of seen) {
        const id = `${signal} ${outcome}`;
        const weight = weightOf(signal, outcome);
        if (weight === null) continue;
        const known = all.get(id) ?? newComparison(weight);
        known.test.add(canary, baseline);
        known.total = {
          canary: sum(known.total.canary, canary),
          baseline: sum(known.total.baseline, baseline),
        };
        all.set(id, known);
      }
      const known = [...all].map(([id, { test, weight, total }]) => {
        return { id, evidence: test.evidence() * weight, total };
      });
      const unseen = 1 - [...all.values()].reduce((total, { weight }) => total + weight, 0);
      const evidence = known.reduce((total, one) => total + one.evidence, Math.max(0, unseen));
      if (evidence < 1 / falseAlarmRate) return null;
      const worst = known.reduce((one, other) => (other.evidence > one.evidence ? other : one));
      const [signal = "", outcome = ""] = worst.id.split(" ");
      return { signal, outcome, ...worst.total };
    },
  };
}

function newComparison(weight: number): Compared {
  const nothing = { pages: 0, events: 0 };
  return { test: createOddsTest(), weight, total: { canary: nothing, baseline: nothing } };
}

/** Null for an outcome that is not compared. */
function weightOf(signal: string, outcome: string): number | null {
  const known = Object.hasOwn(signals, signal) ? signals[signal] : undefined;
  if (!known?.outcomes.includes(outcome)) return null;
  return known.weight / known.outcomes.length;
}
