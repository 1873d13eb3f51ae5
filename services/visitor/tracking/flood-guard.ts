/** Lets each address through so many times a minute. */
export interface FloodGuard {
  /** False when the address has had its share. */
  lets(address: string, now: number): boolean;
}

const MINUTE_MS = 60_000;
/** More addresses than this in a minute are counted as one: the table must not grow with an attack. */
const MOST_ADDRESSES = 20_000;

/**
 * Counts in this process alone: it keeps a flood away from the store, and nothing depends on the
 * exact number.
 */
export function floodGuard(most: number): FloodGuard {
  let began = 0;
  let counts = new Map<string, number>();
  return {
    lets(address, now) {
      if (now - began >= MINUTE_MS) {
        began = now;
        counts = new Map();
      }
      const isNew = !counts.has(address);
      const name = isNew && counts.size >= MOST_ADDRESSES ? "" : address;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count <= most;
    },
  };
}
