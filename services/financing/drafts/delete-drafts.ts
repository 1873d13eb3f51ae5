import type { Kysely, Transaction } from "kysely";
import type { FinancingTables } from "../store/tables.ts";

/** Destroys the key of a draft: its typed data become unreadable in every copy of the database. */
export async function destroyDraftKey(
  transaction: Transaction<FinancingTables>,
  id: string,
): Promise<void> {
  await transaction.deleteFrom("financing_vault_keys").where("record_id", "=", id).execute();
}

/** Deletes a draft with its key. */
export async function deleteDraft(query: Kysely<FinancingTables>, id: string): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await destroyDraftKey(transaction, id);
    await transaction.deleteFrom("financing_drafts").where("id", "=", id).execute();
  });
}

/** Deletes up to `most` expired drafts; returns how many. */
export async function deleteExpiredDrafts(
  query: Kysely<FinancingTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const rows = await query
    .selectFrom("financing_drafts")
    .select("id")
    .where("expires_at", "<=", now.toISOString())
    .limit(most)
    .execute();
  for (const { id } of rows) await deleteDraft(query, id);
  return rows.length;
}
