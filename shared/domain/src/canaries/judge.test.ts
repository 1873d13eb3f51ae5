import { describe, expect, test } from "@jest/globals";
import { randomOf } from "../experiments/cohorts.ts";
import { createJudge, falseAlarmRate, type OutcomeCounts } from "./judge.ts";
import { overLimit, signals, vitalLimits } from "./signals.ts";

interface Site {
  /** Pages at each look; `share` of them are the canary's. */
  pages: number;
  share: number;
  looks: number;
  /** The chance of each fault, and what is added to the largest paint (ms). */
  canary: { fault: number; lcp: number };
  baseline: { fault: number; lcp: number };
}

const faults = ["page", "mismatch", "error", "chunk"] as const;

/**
 * Observations of one side at a look: pages, and how many of them have each fault and exceed each limit of the largest
 * paint.
 */
function shown(random: () => number, pages: number, { fault, lcp }: Site["canary"]) {
  const failed = faults.map(() => 0);
  const slow = vitalLimits.lcp.map(() => 0);
  for (let page = 0; page < pages; page += 1) {
    for (const index of failed.keys()) if (random() < fault) failed[index]! += 1;
    // From 400 ms to 2.4 s, mostly fast.
    const paint = 400 + 2000 * random() ** 3 + lcp;
    for (const [index, limit] of vitalLimits.lcp.entries()) if (paint > limit) slow[index]! += 1;
  }
  return { pages, failed, slow };
}

/** Both sides, as a judge sees them. */
function countsOf(
  canary: ReturnType<typeof shown>,
  baseline: ReturnType<typeof shown>,
): OutcomeCounts[] {
  const of = (kind: "failed" | "slow", index: number) => ({
    canary: { pages: canary.pages, events: canary[kind][index]! },
    baseline: { pages: baseline.pages, events: baseline[kind][index]! },
  });
  return [
    ...faults.map((signal, index) => ({ signal, outcome: "failed", ...of("failed", index) })),
    ...vitalLimits.lcp.map((limit, index) => {
      return { signal: "lcp", outcome: overLimit(limit), ...of("slow", index) };
    }),
  ];
}

/** The look with the verdict, and the verdict; null = the canary was never called worse. */
function judged(seed: number, site: Site): { look: number; verdict: OutcomeCounts } | null {
  const random = randomOf(seed);
  const judge = createJudge();
  for (let look = 0; look < site.looks; look += 1) {
    let own = 0;
    for (let page = 0; page < site.pages; page += 1) if (random() < site.share) own += 1;
    const canary = shown(random, own, site.canary);
    const verdict = judge.add(countsOf(canary, shown(random, site.pages - own, site.baseline)));
    if (verdict) return { look, verdict };
  }
  return null;
}

const usual = { fault: 0.01, lcp: 0 };
const site: Site = { pages: 40, share: 0.1, looks: 50, canary: usual, baseline: usual };
const all = (count: number, of: Site) =>
  Array.from({ length: count }, (_value, seed) => judged(seed, of));

test("the parts of all signals sum up to one", () => {
  const sum = Object.values(signals).reduce((total, { weight }) => total + weight, 0);
  expect(sum).toBeCloseTo(1, 10);
});

test("a canary as good as its baseline is called worse no more often than is stated", () => {
  const runs = 400;
  const alarms = all(runs, site).filter((one) => one !== null).length;
  expect(falseAlarmRate).toBe(0.01);
  expect(alarms).toBeLessThanOrEqual(runs * falseAlarmRate);
});

describe("a worse canary is called worse, for the reason that there is", () => {
  test.each([
    [
      "whose pages fail in one of five cases",
      { fault: 0.2, lcp: 0 },
      /^(?:page|mismatch|error|chunk)$/,
      20,
    ],
    ["whose largest paint is 800 ms later", { ...usual, lcp: 800 }, /^lcp$/, 60],
  ] as const)("%s", (_which, canary, signal, within) => {
    const found = all(40, { ...site, looks: 100, canary });
    const looks = found.map((one) => one?.look ?? Number.POSITIVE_INFINITY);
    expect(Math.max(...looks)).toBeLessThan(within);
    for (const one of found) expect(one?.verdict.signal).toMatch(signal);
  });
});

test("the verdict states what was seen in all, and what is not compared is left out", () => {
  const judge = createJudge();
  const counts = (events: number): OutcomeCounts => ({
    signal: "page",
    outcome: "failed",
    canary: { pages: 10, events },
    baseline: { pages: 90, events: 0 },
  });
  const unknown = { ...counts(10), outcome: "all" };
  expect(judge.add([counts(0), unknown, { ...unknown, signal: "toString" }])).toBeNull();
  expect(judge.add([counts(8)])).toEqual({
    signal: "page",
    outcome: "failed",
    canary: { pages: 20, events: 8 },
    baseline: { pages: 180, events: 0 },
  });
});
