import { sql } from "kysely";
import type { Database } from "../db.ts";

/** Time for which a claimed lead belongs to its worker; then another worker may claim it. */
const LEASE_MS = 60_000;

const MAX_RETRY_MS = 30 * 60 * 1000;

/**
 * A table of leads that the leads service has to get, with the columns `state` ("queued", "sending" or "sent"),
 * `owner`, `due_at`, `attempts` and `last_error`. `key` is the column with the id of what the lead is of.
 */
export interface LeadTable {
  table: string;
  key: string;
  /** The longest time between two tries. Default: half an hour. */
  maxRetryMs?: number;
}

/** Claims and settles the leads of a table, for any number of replicas. */
export interface LeadOutbox {
  /** Claims up to `most` due leads for `owner`: no other worker gets them before the lease ends. */
  claim(by: { owner: string; most: number; now: Date }): Promise<string[]>;
  /** Records that the leads service has stored a lead. */
  markSent(id: string): Promise<void>;
  /** Queues a lead again, later with each failure, and never gives up. */
  markFailed(failure: { id: string; owner: string; code: string; now: Date }): Promise<void>;
}

export function leadOutbox<T>(
  { query, engine }: Database<T>,
  { table: name, key: column, maxRetryMs = MAX_RETRY_MS }: LeadTable,
): LeadOutbox {
  const table = sql.table(name);
  const key = sql.ref(column);
  return {
    async claim({ owner, most, now }) {
      const lease = new Date(now.getTime() + LEASE_MS).toISOString();
      const skipLocked = engine === "postgres" ? sql`for update skip locked` : sql``;
      const { rows } = await sql<{ id: string }>`
        update ${table}
        set state = 'sending', owner = ${owner}, due_at = ${lease}, attempts = attempts + 1
        where ${key} in (
          select ${key} from ${table}
          where state in ('queued', 'sending') and due_at <= ${now.toISOString()}
          order by due_at limit ${most} ${skipLocked}
        )
        returning ${key} as id`.execute(query);
      return rows.map(({ id }) => id);
    },
    async markSent(id) {
      await sql`
        update ${table} set state = 'sent', owner = null, last_error = null
        where ${key} = ${id}`.execute(query);
    },
    async markFailed({ id, owner, code, now }) {
      const { rows } = await sql<{ attempts: number }>`
        select attempts from ${table} where ${key} = ${id}`.execute(query);
      const waitMs = Math.min(maxRetryMs, 1_000 * 2 ** Math.min(rows[0]?.attempts ?? 0, 20));
      const due = new Date(now.getTime() + waitMs).toISOString();
      await sql`
        update ${table}
        set state = 'queued', owner = null, last_error = ${code}, due_at = ${due}
        where ${key} = ${id} and owner = ${owner}`.execute(query);
    },
  };
}
