/** A limit per address and minute. */
export interface FloodLimit {
  /** Counts one event; false = the limit of the address is reached. */
  allows(address: string, now: number): boolean;
}

const MINUTE_MS = 60_000;
/** Further addresses in a minute are counted as one, so that an attack cannot exhaust memory. */
const MAX_ADDRESSES = 20_000;

/** Counts in this process only: it protects the database from a flood and need not be exact. */
export function createFloodLimit(max: number): FloodLimit {
  let began = 0;
  let counts = new Map<string, number>();
  return {
    allows(address, now) {
      if (now - began >= MINUTE_MS) {
        began = now;
        counts = new Map();
      }
      const isNew = !counts.has(address);
      const name = isNew && counts.size >= MAX_ADDRESSES ? "" : address;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count <= max;
    },
  };
}
