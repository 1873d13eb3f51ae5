import type { Database } from "@forecourt/service-kit/db";
import { sql, type Transaction } from "kysely";
import type { FinancingTables } from "../store/tables.ts";
import { type LogHead, logHash, logHeadMac, logStart } from "./log-hashes.ts";
import type { VaultSecrets } from "./vault-secrets.ts";

/** Who did what to which record, and why. None of it is personal data of an applicant. */
export interface Access {
  /** `borrower`, `co-borrower`, `lead-delivery`, `retention`, or `staff:` and a name. */
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
export async function recordAccess(
  database: Pick<Database<FinancingTables>, "query" | "engine">,
  secrets: VaultSecrets,
  entry: { access: Access; at: Date },
): Promise<void> {
  const query = database.query;
  await query.transaction().execute((transaction) => appendAccess(transaction, secrets, entry));
}

/** The same within a transaction. */
export async function appendAccess(
  transaction: Transaction<FinancingTables>,
  secrets: VaultSecrets,
  { access, at }: { access: Access; at: Date },
): Promise<void> {
  const head = await lockHead(transaction, secrets);
  const entry = {
    seq: head.seq + 1,
    at: at.toISOString(),
    actor: access.actor,
    action: access.action,
    record_id: access.recordId,
    reason: access.reason,
  };
  const hash = logHash(secrets, entry, head.hash);
  await transaction
    .insertInto("financing_vault_log")
    .values({ ...entry, hash })
    .execute();
  await transaction
    .updateTable("financing_vault_log_head")
    .set({ seq: entry.seq, hash, mac: logHeadMac(secrets, entry.seq, hash) })
    .execute();
}

/** The update locks the row until the transaction ends. */
async function lockHead(
  transaction: Transaction<FinancingTables>,
  secrets: VaultSecrets,
): Promise<LogHead> {
  const { rows } = await sql<LogHead>`
    insert into financing_vault_log_head (id, seq, hash, mac)
    values (1, 0, ${logStart}, ${logHeadMac(secrets, 0, logStart)})
    on conflict (id) do update set id = excluded.id
    returning seq, hash`.execute(transaction);
  return rows[0] ?? { seq: 0, hash: logStart };
}
