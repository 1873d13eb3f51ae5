import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { BuyerPreferencesBody } from "@forecourt/contracts/visitor/buyer-preferences";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import type { Kysely, Transaction } from "kysely";
import type { PreferencesRow, VisitorTables } from "./tables.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Retention after the last change; buying a car takes weeks. */
export const PREFERENCES_DAYS = 90;

/** One browser at one dealer's site. */
export type PreferencesKey = Pick<PreferencesRow, "dealer_id" | "id_hash">;

/** Ignores an expired row, deleted or not. */
export async function findPreferences(
  query: Kysely<VisitorTables>,
  { dealer_id, id_hash }: PreferencesKey,
  now: number,
): Promise<BuyerPreferences> {
  const row = await query
    .selectFrom("visitor_terms")
    .select("terms")
    .where("dealer_id", "=", dealer_id)
    .where("id_hash", "=", id_hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? BuyerPreferencesBody.parse(JSON.parse(row.terms)) : {};
}

/**
 * Merges preferences into the stored ones. Concurrent tabs lose nothing: the row is locked until the
 * transaction ends.
 */
export async function mergePreferences(
  transaction: Transaction<VisitorTables>,
  key: PreferencesKey,
  terms: BuyerPreferences,
  now: number,
): Promise<void> {
  await transaction
    .insertInto("visitor_terms")
    .values({ ...key, terms: "{}", expires_at: 0 })
    .onConflict((conflict) =>
      conflict.columns(["dealer_id", "id_hash"]).doUpdateSet({ id_hash: key.id_hash }),
    )
    .execute();
  const before = await findPreferences(transaction, key, now);
  await transaction
    .updateTable("visitor_terms")
    .set({
      terms: JSON.stringify(mergePaymentTerms(before, terms)),
      expires_at: now + PREFERENCES_DAYS * DAY_MS,
    })
    .where("dealer_id", "=", key.dealer_id)
    .where("id_hash", "=", key.id_hash)
    .execute();
}

export async function deletePreferences(
  query: Kysely<VisitorTables>,
  { dealer_id, id_hash }: PreferencesKey,
): Promise<void> {
  await query
    .deleteFrom("visitor_terms")
    .where("dealer_id", "=", dealer_id)
    .where("id_hash", "=", id_hash)
    .execute();
}

/** Deletes expired preferences. */
export async function deleteExpiredPreferences(
  query: Kysely<VisitorTables>,
  now: number,
): Promise<void> {
  await query.deleteFrom("visitor_terms").where("expires_at", "<=", now).execute();
}
