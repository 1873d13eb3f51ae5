/** The pages of one arm, canary or baseline, and how many of them had the event that is tested. */
export interface ArmCounts {
  pages: number;
  events: number;
}

/** Compares how often something happens to two sides, as often as one likes. */
export interface OddsTest {
  /** Adds what was counted since the last look. */
  add(canary: ArmCounts, baseline: ArmCounts): void;
  /** How much likelier what was seen is if the canary is worse; 1 = as likely, or nothing was seen. */
  evidence(): number;
}

/** How much the odds of an event may grow to count as worse, from "half as much again" to "never before". */
const logRatios = [1.5, 2, 4, 8, 20, 100].map(Math.log);

/** Fewer pages wait for more: of a page by itself nothing can be compared. */
const minPages = 20;

/**
 * A sequential test of whether something happens more often to the canary: a mixture of likelihood ratios, as in the
 * experiments' interval (`sequentialInterval`), whose normal distribution needs ten events of each side; a good
 * baseline has none for months. Between two looks, pages of both sides are counted. If both sides are alike, those with
 * the event are drawn from them without regard to the side: the canary's part is hypergeometric, whatever the rate is
 * at that time of day. If the canary's odds are higher by the ratio ω, it is Fisher's noncentral distribution of the
 * same numbers, so the ratio of both, ω^k / E[ω^K], is 1 on average at each look for a canary that is as good, and less
 * for a better one. Their product is a nonnegative supermartingale, and so is the mean over some ω: with the
 * probability 1 - α it stays below 1 / α for ever (J. Ville, 1939). The idea to compare counts of two releases in this
 * way is that of M. Lindon, C. Sanden and V. Shirikian, "Rapid Regression Detection in Software Deployments through
 * Sequential Testing", KDD 2022.
 */
export function createOddsTest(): OddsTest {
  const logs = logRatios.map(() => 0);
  let waiting: [canary: ArmCounts, baseline: ArmCounts] = [none, none];
  return {
    add(canary, baseline) {
      const [a, b] = [sum(waiting[0], canary), sum(waiting[1], baseline)];
      // Decided by the number of pages alone, so that it depends on nothing that is tested.
      const isEnough = a.pages > 0 && b.pages > 0 && a.pages + b.pages >= minPages;
      waiting = isEnough ? [none, none] : [a, b];
      if (!isEnough) return;
      const part = canaryPart(a, b);
      for (const [index, logRatio] of logRatios.entries()) {
        logs[index] = (logs[index] ?? 0) + logLikelihoodRatio(part, logRatio);
      }
    },
    evidence: () => logs.reduce((total, log) => total + Math.exp(log), 0) / logs.length,
  };
}

const none: ArmCounts = { pages: 0, events: 0 };

/** Sum of both. */
export function sum(one: ArmCounts, other: ArmCounts): ArmCounts {
  return { pages: one.pages + other.pages, events: one.events + other.events };
}

/** The canary's part of all events at a look. */
interface CanaryPart {
  /** How many more it has than it must have, because the baseline has so few pages. */
  extra: number;
  /** The logarithms of the chances of each number that it could have, from that one on; all with the same factor. */
  chances: readonly number[];
}

function canaryPart(canary: ArmCounts, baseline: ArmCounts): CanaryPart {
  const events = canary.events + baseline.events;
  const least = Math.max(0, events - baseline.pages);
  const most = Math.min(events, canary.pages);
  const chances = [0];
  for (let k = least; k < most; k += 1) {
    const up = (canary.pages - k) * (events - k);
    const down = (k + 1) * (baseline.pages - events + k + 1);
    chances.push((chances[k - least] ?? 0) + Math.log(up / down));
  }
  return { extra: canary.events - least, chances };
}

/** ln(ω^k / E[ω^K]), where K is hypergeometric. */
function logLikelihoodRatio({ extra, chances }: CanaryPart, logRatio: number): number {
  return logRatio * extra + logSum(chances, 0) - logSum(chances, logRatio);
}

/** ln Σ exp(log + slope · index) */
function logSum(logs: readonly number[], slope: number): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const [index, log] of logs.entries()) largest = Math.max(largest, log + slope * index);
  let total = 0;
  for (const [index, log] of logs.entries()) total += Math.exp(log + slope * index - largest);
  return largest + Math.log(total);
}
