/** One kill: when so many leads are acknowledged, and so many milliseconds later. */
export interface Kill {
  after: number;
  delayMs: number;
  victim: string;
}

/**
 * Kills at random moments of a run, which are told by leads rather than by a clock: a slow machine has
 * as many between them as a quick one. Each victim gets its share, in a random order.
 */
export function planKills(
  { leads, kills, victims }: { leads: number; kills: number; victims: readonly string[] },
  random: () => number,
): Kill[] {
  const moments = Array.from({ length: kills }, () => Math.floor(random() * leads));
  const names = Array.from({ length: kills }, (_, index) => victims[index % victims.length] ?? "");
  const order = names
    .map((name) => ({ name, rank: random() }))
    .sort((left, right) => left.rank - right.rank);
  return moments
    .sort((left, right) => left - right)
    .map((after, index) => ({
      after,
      delayMs: Math.floor(random() * 40),
      victim: order[index]?.name ?? "",
    }));
}
