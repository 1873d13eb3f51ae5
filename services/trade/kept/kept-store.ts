import { randomUUID } from "node:crypto";
import { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import {
  type SellerInterest,
  sellerInterests,
} from "@forecourt/contracts/areas/trade/seller-interest";
import { payoutOptions } from "@forecourt/contracts/dealer-config/trade/offers";
import type { Database } from "@forecourt/service-kit/db";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import { z } from "zod";
import { insertSellerLink } from "../links/seller-link.ts";
import { openSheet } from "../links/sheet-address.ts";
import { planReminder } from "../notices/plan-reminder.ts";
import type { KeptOfferRow, OfferRow, TradeTables } from "../store/tables.ts";

/** Stored content of a kept offer: the mails are made of it, whatever the seller changes later. */
export const KeptContent = z.object({
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** The interest when the offer was kept. `KeptOffer` has the present interest. */
  interest: z.enum(sellerInterests),
  /** Store to which the seller brings the car; null = the store of the offer: kept before another could be chosen. */
  storeId: z.string().nullable().default(null),
  /** The drop-off with which the offer was kept; null = none. For the present drop-off, see `dropOffOf`. */
  dropOffAt: z.iso.datetime().nullable(),
  car: Car,
  payoff: Payoff.nullable(),
  /** Number of photos when the offer was kept; null = kept before photos were counted. */
  photos: z.int().nonnegative().nullable().default(null),
  /**
   * The number of the kept offer that this one replaces, and UID (`visitId`) and first sequence of its own visit in
   * calendars (`calendar-event.ts`); null = it replaces none.
   */
  replaces: z
    .object({ number: z.string(), visitId: z.string(), sequence: z.int().nonnegative() })
    .nullable()
    .default(null),
  selectedPayment: z.enum(payoutOptions).nullable(),
  /** Data of the request, for the leads service. */
  origin: z.object({
    network: z.string(),
    formToken: z.string().nullable(),
    website: z.string().nullable(),
    contactConsent: z.string().nullable(),
    /** Language of the page that sent the request, and of the offer's mails; null = English. */
    language: z.string().nullable().default(null),
  }),
});
export type KeptContent = z.infer<typeof KeptContent>;

/** An offer as its seller keeps it. */
export interface KeptOffer {
  row: KeptOfferRow;
  content: KeptContent;
  /** The present interest of the seller. */
  interest: SellerInterest;
}

/** The offer with the contact of its seller; null = it is not kept. */
export async function keptOfferOf(
  { query }: Database<TradeTables>,
  { id, number }: Pick<OfferRow, "id" | "number">,
): Promise<KeptOffer | null> {
  const row = await query
    .selectFrom("trade_kept_offers")
    .selectAll()
    .where("offer_id", "=", id)
    .where("offer_number", "=", number)
    .executeTakeFirst();
  return row ? keptOfRow(row) : null;
}

export async function keptOfferById(
  { query }: Database<TradeTables>,
  id: string,
): Promise<KeptOffer> {
  const row = await query
    .selectFrom("trade_kept_offers")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return keptOfRow(row);
}

/** Whether the leads service has taken the letter to the seller; false also while it is not known. */
export async function isLetterQueued(
  { query }: Database<TradeTables>,
  { row }: KeptOffer,
): Promise<boolean> {
  const sent = await query
    .selectFrom("trade_outbox")
    .select("is_letter_queued")
    .where("kept_id", "=", row.id)
    .executeTakeFirst();
  return sent?.is_letter_queued === 1;
}

function keptOfRow(row: KeptOfferRow): KeptOffer {
  const content = KeptContent.parse(JSON.parse(row.content));
  return { row, content, interest: row.interest ?? content.interest };
}

interface NewKeptOffer {
  offer: Pick<OfferRow, "id" | "number" | "valid_until">;
  content: KeptContent;
  /** Token of the appraisal: the mails link to the offer's page. */
  token: string;
  secret: string;
  now: Date;
  /** When its seller is reminded; null = not at all. */
  remindAt: Date | null;
}

/**
 * Stores a kept offer with its links and queues its lead and its reminder, in one transaction. False = it was kept before: of any number of
 * requests, on any number of replicas, one gets true.
 */
export async function insertKeptOffer(
  { query }: Database<TradeTables>,
  { offer, content, token, secret, now, remindAt }: NewKeptOffer,
): Promise<boolean> {
  return query.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto("trade_kept_offers")
      .values({
        id: randomUUID(),
        offer_id: offer.id,
        offer_number: offer.number,
        kept_at: now.toISOString(),
        content: JSON.stringify(content),
        interest: null,
      })
      .onConflict((conflict) => conflict.columns(["offer_id", "offer_number"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    const keptId = row.id;
    // Before it became a trade-in, another kind may have been selected.
    await transaction
      .updateTable("trade_offers")
      .set({ selected_payment: content.selectedPayment })
      .where("id", "=", offer.id)
      .execute();
    await insertSellerLink(transaction, secret, { keptId, token });
    await openSheet(transaction, secret, { keptId, validUntil: offer.valid_until });
    await planReminder(transaction, { keptId, due: remindAt });
    await transaction
      .insertInto("trade_outbox")
      .values({
        kept_id: keptId,
        ...queuedColumns(now.toISOString()),
        link_token: token,
        lead_token: null,
        is_letter_queued: null,
      })
      .execute();
    return true;
  });
}
