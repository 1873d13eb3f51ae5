import type { Kysely } from "kysely";
import { type LogHead, logHash, logHeadMac, logStart } from "./log-hashes.ts";
import { type VaultLogRow, type VaultStore, vaultStore } from "./tables.ts";
import type { VaultSecrets } from "./vault-secrets.ts";

export type LogVerdict = { ok: true; head: LogHead } | { ok: false; problem: string };

const BATCH = 1_000;

/**
 * Checks every entry and the head: a changed, moved, added or removed entry is found, also at the end, while
 * the service runs. An older state of the whole database is found with `noted`, a head noted earlier.
 */
export async function verifyLog<T>(
  database: Kysely<T>,
  secrets: VaultSecrets,
  noted: LogHead | null = null,
): Promise<LogVerdict> {
  const store = vaultStore(database, secrets.area);
  const head = await headOf(store);
  if (head === undefined) return problem("the head of the log is missing");
  if (head.mac !== logHeadMac(secrets, head.seq, head.hash)) return problem("the head was changed");
  let last: LogHead = { seq: 0, hash: logStart };
  let isNotedSeen = noted === null;
  while (last.seq < head.seq) {
    const rows = await entriesBetween(store, last.seq, head.seq);
    if (rows.length === 0) return problem(`the log ends at ${last.seq} instead of ${head.seq}`);
    for (const row of rows) {
      if (row.seq !== last.seq + 1) return problem(`entry ${last.seq + 1} is missing`);
      const hash = logHash(secrets, row, last.hash);
      if (row.hash !== hash) return problem(`entry ${row.seq} was changed`);
      last = { seq: row.seq, hash };
      isNotedSeen ||= noted?.seq === row.seq && noted.hash === row.hash;
    }
  }
  if (head.hash !== last.hash) return problem("the head is that of another log");
  if (!isNotedSeen) return problem("the noted entry is not in the log");
  return (await hasEntriesAfterHead(store))
    ? problem("there are entries after the head")
    : { ok: true, head: last };
}

function problem(text: string): LogVerdict {
  return { ok: false, problem: text };
}

function headOf({ query, tables }: VaultStore) {
  return query.selectFrom(tables.vault_log_head).selectAll().executeTakeFirst();
}

function entriesBetween(
  { query, tables }: VaultStore,
  after: number,
  upTo: number,
): Promise<VaultLogRow[]> {
  return query
    .selectFrom(tables.vault_log)
    .selectAll()
    .where("seq", ">", after)
    .where("seq", "<=", upTo)
    .orderBy("seq")
    .limit(BATCH)
    .execute();
}

/** The entries are read before the head, which an append moves with them. */
async function hasEntriesAfterHead(store: VaultStore): Promise<boolean> {
  const { query, tables } = store;
  const newest = await query
    .selectFrom(tables.vault_log)
    .select((row) => row.fn.max("seq").as("seq"))
    .executeTakeFirst();
  const head = await headOf(store);
  return (newest?.seq ?? 0) > (head?.seq ?? 0);
}
