/** `count` of `all` by lot: the same ones for the same seed, whatever order they come in. */
export function sampleOf(all: readonly string[], count: number, seed: number): string[] {
  const next = lots(seed);
  return all
    .toSorted()
    .map((one) => ({ one, lot: next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Numbers from 0 to 1 (mulberry32). */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
