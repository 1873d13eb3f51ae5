import type { Database } from "@forecourt/service-kit/db";
import type { OfferRules } from "../offer/offer-input.ts";
import type { AppraisalRow, OfferRow, TradeTables } from "../store/tables.ts";

/** The newest offer for the appraisal as it is now that is valid `today`; null = none. */
export async function offerOf(
  { query }: Database<TradeTables>,
  appraisal: AppraisalRow,
  today: string,
): Promise<OfferRow | null> {
  const row = await newestOffer(query, appraisal.id)
    .where("revision", "=", appraisal.revision)
    .where("valid_until", ">=", today)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest offer for the appraisal as it is now, valid or not; null = none. */
export async function newestOfferOf(
  { query }: Database<TradeTables>,
  appraisal: AppraisalRow,
): Promise<OfferRow | null> {
  const row = await newestOffer(query, appraisal.id)
    .where("revision", "=", appraisal.revision)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest offer for the appraisal before its last change; null = none. */
export async function previousOfferOf(
  { query }: Database<TradeTables>,
  appraisal: AppraisalRow,
): Promise<OfferRow | null> {
  const row = await newestOffer(query, appraisal.id)
    .where("revision", "<", appraisal.revision)
    .where("outcome", "!=", "no-value")
    .executeTakeFirst();
  return row ?? null;
}

/** A later revision of the appraisal comes first. */
function newestOffer(query: Database<TradeTables>["query"], appraisalId: string) {
  return query
    .selectFrom("trade_offers")
    .selectAll()
    .where("appraisal_id", "=", appraisalId)
    .orderBy("revision", "desc")
    .orderBy("made_at", "desc")
    .limit(1);
}

/** The rules by which an offer was made. */
export async function rulesOf(
  { query }: Database<TradeTables>,
  version: string,
): Promise<OfferRules> {
  const { content } = await query
    .selectFrom("trade_rules")
    .select("content")
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return JSON.parse(content) as OfferRules;
}
