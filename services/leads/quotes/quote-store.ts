import { StoredQuote } from "@forecourt/contracts/quotes/quote";
import type { Database } from "@forecourt/service-kit/db";
import type { Kysely } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

/** A quote with its data in the database. */
export interface QuoteOfLead {
  leadId: string;
  storeId: string;
  quote: StoredQuote;
  /** True when its copy for the shopper was queued. */
  isCopied: boolean;
}

/** Reads quotes. */
export interface QuoteStore {
  /** A dealer's quote by the token of its lead; null = there is none. */
  byToken(dealerId: string, token: string): Promise<QuoteOfLead | null>;
}

export function createQuoteStore({ query }: Database<LeadsTables>): QuoteStore {
  return { byToken: (dealerId, token) => quoteByToken(query, dealerId, token) };
}

/** Inserts a quote in the transaction of its lead. */
export async function insertQuote(
  transaction: Kysely<LeadsTables>,
  lead: { id: string; dealerId: string },
  quote: StoredQuote,
): Promise<void> {
  await transaction
    .insertInto("leads_quotes")
    .values({
      lead_id: lead.id,
      dealer_id: lead.dealerId,
      quote_number: quote.number,
      held_until: quote.heldUntil,
      quote: JSON.stringify(quote),
      copied_at: null,
    })
    .execute();
}

/** Records that the copy is queued; false = it was queued before. Of concurrent calls, one gets true. */
export async function claimCopy(
  transaction: Kysely<LeadsTables>,
  leadId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable("leads_quotes")
    .set({ copied_at: now.toISOString() })
    .where("lead_id", "=", leadId)
    .where("copied_at", "is", null)
    .returning("lead_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes up to `most` quotes that were held until before `day`; returns how many. */
export async function deleteOldQuotes(
  query: Kysely<LeadsTables>,
  { day, most }: { day: string; most: number },
): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom("leads_quotes")
    .where("lead_id", "in", (rows) =>
      rows.selectFrom("leads_quotes").select("lead_id").where("held_until", "<", day).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function quoteByToken(
  query: Kysely<LeadsTables>,
  dealerId: string,
  token: string,
): Promise<QuoteOfLead | null> {
  const row = await query
    .selectFrom("leads_quotes as quote")
    .innerJoin("leads_leads as lead", "lead.id", "quote.lead_id")
    .select(["quote.lead_id", "lead.store_id", "quote.quote", "quote.copied_at"])
    .where("lead.token", "=", token)
    .where("lead.dealer_id", "=", dealerId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    leadId: row.lead_id,
    storeId: row.store_id,
    quote: StoredQuote.parse(JSON.parse(row.quote)),
    isCopied: row.copied_at !== null,
  };
}
