export interface CountBounds {
  /** For all clients together. */
  max: number;
  maxPerClient: number;
}

/** The bound that was reached: the bound of one client, or the bound of all clients together. */
export type ReachedBound = "client" | "total";

/** Counts something per client, such as open connections or waiting bytes. */
export interface ClientCounter {
  /** Adds `amount`; beyond a bound it adds nothing and returns that bound. */
  add(client: string, amount?: number): ReachedBound | null;
  remove(client: string, amount?: number): void;
  total(): number;
}

/** A counter at zero. `bounds` is read at every call; clients at zero use no memory. */
export function createClientCounter(bounds: () => CountBounds): ClientCounter {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    add(client, amount = 1) {
      const { max, maxPerClient } = bounds();
      const count = (counts.get(client) ?? 0) + amount;
      if (count > maxPerClient) return "client";
      if (total + amount > max) return "total";
      counts.set(client, count);
      total += amount;
      return null;
    },
    remove(client, amount = 1) {
      const count = (counts.get(client) ?? 0) - amount;
      if (count > 0) counts.set(client, count);
      else counts.delete(client);
      total -= amount;
    },
    total: () => total,
  };
}
