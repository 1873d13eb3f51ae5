import { AppError } from "@forecourt/contracts/errors";
import type { Database } from "@forecourt/service-kit/db";
import type { AppraisalRow, OfferEventRow, OfferRow, TradeTables } from "../store/tables.ts";

/**
 * The offer of an appraisal that the store has inspected, revised, bought or declined, the newest; null = none. From then
 * on, the seller changes no car and no answers.
 */
export async function inspectedOffer(
  { query }: Database<TradeTables>,
  { id }: Pick<AppraisalRow, "id">,
): Promise<OfferRow | null> {
  const events = await query
    .selectFrom("trade_offer_events as e")
    .innerJoin("trade_kept_offers as k", "k.id", "e.kept_id")
    .innerJoin("trade_offers as o", "o.id", "k.offer_id")
    .select(["e.kind", "e.content", "k.offer_id"])
    .where("o.appraisal_id", "=", id)
    .orderBy("e.at", "desc")
    .execute();
  const event = events.find((one) => !isBySeller(one));
  if (!event) return null;
  const row = await query
    .selectFrom("trade_offers")
    .selectAll()
    .where("id", "=", event.offer_id)
    .executeTakeFirst();
  return row ?? null;
}

/** A seller who keeps the car before the store has seen it may still change it. */
function isBySeller({ kind, content }: Pick<OfferEventRow, "kind" | "content">): boolean {
  if (kind !== "declined") return false;
  return (JSON.parse(content) as { bySeller?: boolean }).bySeller === true;
}

/** @throws AppError answers-locked */
export async function requireNoInspection(
  database: Database<TradeTables>,
  appraisal: Pick<AppraisalRow, "id">,
): Promise<void> {
  if ((await inspectedOffer(database, appraisal)) === null) return;
  throw new AppError("answers-locked", "the store has inspected the car: call to change anything");
}
