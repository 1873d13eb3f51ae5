export interface Times {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

/** Percentiles of all times; each time is of one search. */
export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
