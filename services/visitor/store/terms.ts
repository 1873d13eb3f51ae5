import { BuyerPreferencesBody } from "@forecourt/contracts/visitor/buyer-preferences";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import type { Kysely, Transaction } from "kysely";
import type { TermsRow, VisitorTables } from "./tables.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Answers are kept so long after the last of them; buying a car takes weeks. */
export const TERMS_DAYS = 90;

/** Whose answers: one browser's at one dealer's site. */
export type TermsKey = Pick<TermsRow, "dealer_id" | "id_hash">;

/** Nothing of a row whose time is over, swept or not. */
export async function findTerms(
  query: Kysely<VisitorTables>,
  { dealer_id, id_hash }: TermsKey,
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
 * Adds answers to those that are there. Two tabs at once lose none of each other's: until the
 * transaction ends, the other waits for the row.
 */
export async function addTerms(
  transaction: Transaction<VisitorTables>,
  key: TermsKey,
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
  const before = await findTerms(transaction, key, now);
  await transaction
    .updateTable("visitor_terms")
    .set({ terms: JSON.stringify({ ...before, ...terms }), expires_at: now + TERMS_DAYS * DAY_MS })
    .where("dealer_id", "=", key.dealer_id)
    .where("id_hash", "=", key.id_hash)
    .execute();
}

export async function dropTerms(
  query: Kysely<VisitorTables>,
  { dealer_id, id_hash }: TermsKey,
): Promise<void> {
  await query
    .deleteFrom("visitor_terms")
    .where("dealer_id", "=", dealer_id)
    .where("id_hash", "=", id_hash)
    .execute();
}

/** Forgets answers whose time is over. */
export async function forgetOldTerms(query: Kysely<VisitorTables>, now: number): Promise<void> {
  await query.deleteFrom("visitor_terms").where("expires_at", "<=", now).execute();
}
