import { type Kysely, type LogEvent, sql } from "kysely";
import { storageFaultOf } from "./storage-fault.ts";

/** Remembers that a database could not store data, until it can again. */
export interface StorageHealth {
  /** Kysely's log of queries. */
  observe(event: LogEvent): void;
  /** For `/readyz`. While a fault is known, every call tries whether it is over. */
  problems<T>(query: Kysely<T>): Promise<string[]>;
}

export function createStorageHealth(): StorageHealth {
  let fault: string | null = null;
  return {
    observe(event) {
      if (event.level === "error") fault = storageFaultOf(event.error) ?? fault;
    },
    async problems(query) {
      if (fault === null) return [];
      try {
        await writeProbe(query);
        fault = null;
        return [];
      } catch {
        return [`data cannot be stored: ${fault}`];
      }
    },
  };
}

/** Needs room on the disk, and leaves nothing behind. */
async function writeProbe<T>(query: Kysely<T>): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await sql`create table storage_probe (id integer)`.execute(transaction);
    await sql`drop table storage_probe`.execute(transaction);
  });
}
