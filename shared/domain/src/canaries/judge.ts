import { type ArmCounts, createOddsTest, type OddsTest, sum } from "./odds-test.ts";
import { signals } from "./signals.ts";

/** Probability that a canary that is as good as its baseline is called worse, over its whole life. */
export const falseAlarmRate = 0.01;

/** How many pages of a canary and of its baseline had one outcome of one signal: since the last look, or altogether. */
export interface OutcomeCounts {
  signal: string;
  outcome: string;
  canary: ArmCounts;
  baseline: ArmCounts;
}

interface Compared {
  test: OddsTest;
  /** Part of the allowed false alarms; the parts of all comparisons sum up to 1. */
  weight: number;
  total: Pick<OutcomeCounts, "canary" | "baseline">;
}

/** Compares one canary with its baseline, at look after look, until it is worse beyond what chance explains. */
export interface Judge {
  /**
   * Adds what was counted since the last look.
   * @returns once the canary is worse: the outcome with the most evidence, with its counts of all looks; else null
   */
  add(counts: readonly OutcomeCounts[]): OutcomeCounts | null;
}

/**
 * Judges by all signals together: the mean of their evidence, by weight, is evidence itself, and the alarm goes off
 * once it is 1 / `falseAlarmRate`.
 */
export function createJudge(): Judge {
  const all = new Map<string, Compared>();
  return {
    add(counts) {
      for (const { signal, outcome, canary, baseline } of counts) {
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
