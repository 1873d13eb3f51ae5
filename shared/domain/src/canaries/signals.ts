/** Signal that is counted for the pages of a canary and of its baseline. */
export interface Signal {
  /** The outcomes of a page that are worse than others; each is compared by itself. */
  outcomes: readonly string[];
  /** Part of the allowed false alarms; the parts of all signals sum up to 1. */
  weight: number;
}

/** Every page that was seen, which outcomes are compared with. */
export const everyPage = "all";

/**
 * Limits of the measures of a page's speed, each with those that Google calls good and poor, in ms; CLS has no unit.
 */
export const vitalLimits = {
  lcp: [500, 1000, 1500, 2000, 2500, 4000],
  inp: [100, 200, 300, 500],
  cls: [0.05, 0.1, 0.25],
} as const;

export type Vital = keyof typeof vitalLimits;

/** Faults of a document in a browser: markup that differs, a script that failed, code that did not load. */
export const browserFaults = ["mismatch", "error", "chunk"] as const;

/** `over-2500`: the outcome of a page whose measure is above a limit. */
export function overLimit(limit: number): string {
  return `over-${limit}`;
}

/**
 * The signals by name: pages that the server could not show, requests that a service failed, faults in browsers, and
 * how fast pages were.
 */
export const signals: Readonly<Record<string, Signal>> = {
  page: { outcomes: ["failed"], weight: 0.3 },
  api: { outcomes: ["failed"], weight: 0.1 },
  ...Object.fromEntries(
    browserFaults.map((fault) => [fault, { outcomes: ["failed"], weight: 0.1 }]),
  ),
  ...Object.fromEntries(
    Object.entries(vitalLimits).map(([vital, limits]) => [
      vital,
      { outcomes: limits.map(overLimit), weight: 0.1 },
    ]),
  ),
};
