import type { Database } from "@forecourt/service-kit/db";
import { appendAccess } from "@forecourt/service-kit/vault/access-log";
import type { Kysely } from "kysely";
import type { FinancingTables } from "../store/tables.ts";
import type { VaultSecrets } from "../vault/vault.ts";
import { noReasons } from "./stored.ts";

/** A line of the report of a disposal. */
export interface DisposedRecord {
  recordId: string;
  number: string;
  dealerId: string;
  kind: string;
  receivedAt: string;
  retainedUntil: string;
}

const BATCH = 100;

/**
 * Destroys the data keys of applications whose retention has ended, with everything that was derived from the typed
 * data, and logs each. The row stays, with its number and its times, as evidence.
 */
export async function disposeOfApplications(
  database: Database<FinancingTables>,
  secrets: VaultSecrets,
  now: Date,
): Promise<DisposedRecord[]> {
  const disposed: DisposedRecord[] = [];
  for (;;) {
    const batch = await expiredApplications(database.query, { now, most: BATCH });
    for (const record of batch) await disposeOf(database.query, secrets, { record, now });
    disposed.push(...batch);
    if (batch.length < BATCH) return disposed;
  }
}

/** The applications whose retention has ended, at most `most`. */
export async function expiredApplications(
  query: Kysely<FinancingTables>,
  { now, most }: { now: Date; most: number },
): Promise<DisposedRecord[]> {
  const rows = await query
    .selectFrom("financing_vault_keys as key")
    .innerJoin("financing_applications as application", "application.id", "key.record_id")
    .select(["key.record_id", "key.retain_until", "application.number", "application.dealer_id"])
    .select(["application.kind", "application.received_at"])
    .where("key.retain_until", "<=", now.toISOString())
    .where("key.disposed_at", "is", null)
    .orderBy("key.record_id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    recordId: row.record_id,
    number: row.number,
    dealerId: row.dealer_id,
    kind: row.kind,
    receivedAt: row.received_at,
    retainedUntil: row.retain_until,
  }));
}

async function disposeOf(
  query: Kysely<FinancingTables>,
  secrets: VaultSecrets,
  { record, now }: { record: DisposedRecord; now: Date },
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("financing_vault_keys")
      .set({ wrapped_key: null, disposed_at: now.toISOString() })
      .where("record_id", "=", record.recordId)
      .execute();
    await transaction
      .updateTable("financing_applications")
      .set({
        content: "",
        ssn_index: null,
        person_index: null,
        answer_terms: null,
        answer_offer: null,
        acceptance: null,
        adverse_reasons: noReasons,
        car: null,
      })
      .where("id", "=", record.recordId)
      .execute();
    await transaction
      .deleteFrom("financing_earlier_answers")
      .where("application_id", "=", record.recordId)
      .execute();
    await transaction
      .deleteFrom("financing_same")
      .where("application_id", "=", record.recordId)
      .execute();
    const access = {
      actor: "retention",
      action: "disposed",
      recordId: record.recordId,
      reason: `retained until ${record.retainedUntil}`,
    } as const;
    await appendAccess(transaction, secrets, { access, at: now });
  });
}
