import type { StoreStatus } from "@forecourt/contracts/site-store";

/** The status that holds at `now`; null for a store without one. */
export function currentStatus(statuses: readonly StoreStatus[], now: number): string | null {
  const minute = Math.floor(now / 60_000);
  const current = statuses.find(([, until]) => until === null || minute < until);
  return current?.[0] ?? null;
}
