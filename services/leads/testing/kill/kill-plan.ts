/** Kill `process`, `delayMs` after `after` leads have been acknowledged. */
export interface Kill {
  after: number;
  delayMs: number;
  process: string;
}

/**
 * Kills at random moments, counted in leads instead of time, so that slow and fast machines kill at the
 * same points. Each process is killed equally often, in a random order.
 */
export function planKills(
  { leads, kills, processes }: { leads: number; kills: number; processes: readonly string[] },
  random: () => number,
): Kill[] {
  const moments = Array.from({ length: kills }, () => Math.floor(random() * leads));
  const names = Array.from(
    { length: kills },
    (_, index) => processes[index % processes.length] ?? "",
  );
  const order = names
    .map((name) => ({ name, rank: random() }))
    .sort((left, right) => left.rank - right.rank);
  return moments
    .sort((left, right) => left - right)
    .map((after, index) => ({
      after,
      delayMs: Math.floor(random() * 40),
      process: order[index]?.name ?? "",
    }));
}
