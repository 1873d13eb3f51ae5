import { AlertKind } from "@forecourt/contracts/areas/inventory/alerts";
import { z } from "zod";

/**
 * - A followed car: `dropped` = lower price, `priced` = got a price, `sold`, `back` = for sale again.
 * - A car that a search finds: `arrived` = newly listed, `lowered` = matches because its price dropped.
 */
const AlertReason = z.enum(["dropped", "priced", "sold", "back", "arrived", "lowered"]);

/** One car in a digest. Prices are advertised totals, in cents. */
export const AlertItem = z.object({
  watchId: z.string(),
  watchKind: AlertKind,
  vin: z.string(),
  kind: AlertReason,
  title: z.string(),
  path: z.string(),
  /** Null = "Call for price", or sold. */
  total: z.int().nullable(),
  /** The total before the change, as the subscriber knows it. */
  before: z.int().nullable(),
  mileage: z.int().nullable(),
});
export type AlertItem = z.infer<typeof AlertItem>;

/** A queued mail. It is composed when it is sent, so that watches ended in the meantime are left out. */
export const AlertMail = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("confirmation") }),
  z.object({ kind: z.literal("digest"), news: z.array(AlertItem) }),
  /** The subscriber has unsubscribed: the leads service deletes their mails. */
  z.object({ kind: z.literal("withdrawal") }),
]);
export type AlertMail = z.infer<typeof AlertMail>;
