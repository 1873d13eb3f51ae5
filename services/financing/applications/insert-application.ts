import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { VaultKeyRow } from "@forecourt/service-kit/vault/tables";
import { sql, type Transaction } from "kysely";
import type { ApplicationRow, FinancingTables } from "../store/tables.ts";
import { queueNotification } from "./notification-queue.ts";
import { noReasons } from "./stored.ts";

/** Data that is stored with a new application, in one transaction. */
export interface NewApplication {
  row: Omit<
    ApplicationRow,
    | "viewed_at"
    | "answered_at"
    | "answer"
    | "adverse_reasons"
    | "answer_terms"
    | "answer_offer"
    | "acceptance"
    | "accepted_at"
    | "withdrawn_acceptance_at"
  >;
  key: VaultKeyRow;
  /** Recognizes the same application. */
  same: { digest: string; until: Date };
}

/**
 * Stores an application with its key and its lead, and returns its id; the id of an earlier one when the same
 * was stored before. Of concurrent calls with the same digest, one stores.
 */
export async function insertApplication(
  transaction: Transaction<FinancingTables>,
  { row, key, same }: NewApplication,
): Promise<{ id: string; isUnchanged: boolean }> {
  const earlier = await claimDigest(transaction, { ...same, id: row.id, now: row.received_at });
  if (earlier !== null) return { id: earlier, isUnchanged: true };
  await transaction.insertInto("financing_vault_keys").values(key).execute();
  await transaction
    .insertInto("financing_applications")
    .values({
      ...row,
      viewed_at: null,
      answered_at: null,
      answer: null,
      adverse_reasons: noReasons,
      answer_terms: null,
      answer_offer: null,
      acceptance: null,
      accepted_at: null,
      withdrawn_acceptance_at: null,
    })
    .execute();
  await transaction
    .insertInto("financing_outbox")
    .values({
      application_id: row.id,
      ...queuedColumns(row.received_at),
      lead_token: null,
    })
    .execute();
  const asked = row.is_score === 1 ? "credit-score" : "pre-approval";
  const news = row.kind === "full" ? "received" : asked;
  await queueNotification(transaction, { row, news, now: row.received_at });
  return { id: row.id, isUnchanged: false };
}

/**
 * Id of an earlier application with the digest; null = there is none, and the digest belongs to this application from
 * now on.
 */
async function claimDigest(
  transaction: Transaction<FinancingTables>,
  claim: { digest: string; id: string; until: Date; now: string },
): Promise<string | null> {
  const { rows } = await sql`
    insert into financing_same (digest, application_id, until)
    values (${claim.digest}, ${claim.id}, ${claim.until.toISOString()})
    on conflict (digest) do update
      set application_id = excluded.application_id, until = excluded.until
      where financing_same.until <= ${claim.now}
    returning digest`.execute(transaction);
  if (rows.length > 0) return null;
  return earlierOf(transaction, claim.digest, claim.now);
}

/** The id of the application with this digest that still counts as the same; null = none. */
export async function earlierOf(
  query: Pick<Transaction<FinancingTables>, "selectFrom">,
  digest: string,
  now: string,
): Promise<string | null> {
  const row = await query
    .selectFrom("financing_same")
    .select("application_id")
    .where("digest", "=", digest)
    .where("until", ">", now)
    .executeTakeFirst();
  return row?.application_id ?? null;
}
