import { randomUUID } from "node:crypto";
import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { InventoryTables } from "../store/tables.ts";

/** A process that was killed has the lock for as long. */
const leaseMs = 5 * 60_000;

const renewMs = 60_000;

interface LockDeps {
  database: Database<InventoryTables>;
  now: () => Date;
}

/**
 * Runs `work` while no other process, on any host, works on a feed of the dealer. Resolves to null, without running it,
 * if another process does.
 */
export async function withFeedLock<T>(
  deps: LockDeps,
  dealerId: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const lock = { dealerId, owner: randomUUID() };
  if (!(await take(deps, lock))) return null;
  const timer = setInterval(() => {
    // Missing one renewal is no harm; the next renewal shows whether the database is back.
    void take(deps, lock).catch(() => undefined);
  }, renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await deps.database.query
      .deleteFrom("inventory_feed_locks")
      .where("dealer_id", "=", dealerId)
      .where("owner", "=", lock.owner)
      .execute();
  }
}

/** Takes or renews a lock; false = another owner has it. */
async function take(
  { database, now }: LockDeps,
  { dealerId, owner }: { dealerId: string; owner: string },
): Promise<boolean> {
  const at = now();
  const until = new Date(at.getTime() + leaseMs).toISOString();
  const { rows } = await sql`
    insert into inventory_feed_locks (dealer_id, owner, until)
    values (${dealerId}, ${owner}, ${until})
    on conflict (dealer_id) do update set owner = excluded.owner, until = excluded.until
    where inventory_feed_locks.owner = excluded.owner
      or inventory_feed_locks.until <= ${at.toISOString()}
    returning owner`.execute(database.query);
  return rows.length > 0;
}
