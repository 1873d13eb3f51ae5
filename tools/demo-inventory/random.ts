/** Numbers that look random and are the same on every machine for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in `share` of all calls. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of `list`, each as often as its weight requires. */
  weighted<T>(list: readonly T[], weight: (entry: T) => number): T;
}

/** Mulberry32 over the seed's FNV-1a hash: whole 32-bit arithmetic only, so exact everywhere. */
export function seeded(seed: string): Random {
  let state = fnv1a(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => known(list[Math.floor(next() * list.length)]);
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick,
    weighted: (list, weight) => {
      const total = list.reduce((sum, entry) => sum + weight(entry), 0);
      let left = next() * total;
      return known(list.find((entry) => (left -= weight(entry)) < 0) ?? list.at(-1));
    },
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

function known<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error("nothing to choose from");
  return entry;
}
