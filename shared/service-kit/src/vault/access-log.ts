import { type Kysely, sql, type Transaction } from "kysely";
import { type LogHead, logHash, logHeadMac, logStart } from "./log-hashes.ts";
import { type VaultStore, vaultStore } from "./tables.ts";
import type { VaultSecrets } from "./vault-secrets.ts";

/** Who did what to which record, and why. None of it is personal data of an applicant. */
export interface Access {
  /** Such as `borrower`, `lead-delivery`, `retention`, or `staff:` and a name. */
  actor: string;
  action:
    | "read"
    | "refused"
    | "disposed"
    | "answered"
    | "accepted"
    | "exported"
    | "enrolled"
    | "created";
  recordId: string;
  reason: string;
}

/** Appends one access in a transaction of its own. Concurrent ones wait for each other. */
export async function recordAccess<T>(
  { query }: { query: Kysely<T> },
  secrets: VaultSecrets,
  entry: { access: Access; at: Date },
): Promise<void> {
  await query.transaction().execute((transaction) => appendAccess(transaction, secrets, entry));
}

/** The same within a transaction. */
export async function appendAccess<T>(
  transaction: Transaction<T>,
  secrets: VaultSecrets,
  { access, at }: { access: Access; at: Date },
): Promise<void> {
  const store = vaultStore(transaction, secrets.area);
  const { query, tables } = store;
  const head = await lockHead(store, secrets);
  const entry = {
    seq: head.seq + 1,
    at: at.toISOString(),
    actor: access.actor,
    action: access.action,
    record_id: access.recordId,
    reason: access.reason,
  };
  const hash = logHash(secrets, entry, head.hash);
  await query
    .insertInto(tables.vault_log)
    .values({ ...entry, hash })
    .execute();
  await query
    .updateTable(tables.vault_log_head)
    .set({ seq: entry.seq, hash, mac: logHeadMac(secrets, entry.seq, hash) })
    .execute();
}

/** The update locks the row until the transaction ends. */
async function lockHead({ query, tables }: VaultStore, secrets: VaultSecrets): Promise<LogHead> {
  const { rows } = await sql<LogHead>`
    insert into ${sql.table(tables.vault_log_head)} (id, seq, hash, mac)
    values (1, 0, ${logStart}, ${logHeadMac(secrets, 0, logStart)})
    on conflict (id) do update set id = excluded.id
    returning seq, hash`.execute(query);
  return rows[0] ?? { seq: 0, hash: logStart };
}
