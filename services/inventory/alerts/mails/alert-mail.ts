import { AlertKind } from "@forecourt/contracts/areas/inventory/alerts";
import { z } from "zod";

/**
 * - `dropped`, `priced`, `sold`, `back`: what became of a car that the subscriber follows.
 * - `arrived`: a car came in; `lowered`: a listed one is found because its price dropped.
 */
const NewsKind = z.enum(["dropped", "priced", "sold", "back", "arrived", "lowered"]);

/** One car in a digest. Prices are advertised totals, in cents. */
export const AlertNews = z.object({
  watchId: z.string(),
  watchKind: AlertKind,
  vin: z.string(),
  kind: NewsKind,
  title: z.string(),
  path: z.string(),
  /** Null = "Call for price", or sold. */
  total: z.int().nullable(),
  /** The total that the subscriber knew. */
  before: z.int().nullable(),
  mileage: z.int().nullable(),
});
export type AlertNews = z.infer<typeof AlertNews>;

/** A queued mail: it is composed when it is sent, of what the subscriber still gets then. */
export const AlertMail = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("confirmation") }),
  z.object({ kind: z.literal("digest"), news: z.array(AlertNews) }),
  /** The subscriber has left: the leads service deletes what it has of them. */
  z.object({ kind: z.literal("withdrawal") }),
]);
export type AlertMail = z.infer<typeof AlertMail>;
