const STEPS_MS = [0, 250, 500, 1000, 2000, 5000] as const;
const LONGEST_MS = 5000;

/** A process that stayed up this long was healthy: its next failure counts as the first. */
export const HEALTHY_AFTER_MS = 10_000;

/** Milliseconds to wait before a restart, by how often the process failed in a row (1 = first). */
export function restartDelay(failures: number): number {
  return STEPS_MS[failures - 1] ?? LONGEST_MS;
}
