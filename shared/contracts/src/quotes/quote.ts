import type { QuoteFigures } from "@forecourt/domain/payment/quote";
import { z } from "zod";
import { Incentive } from "../new-vehicle-offer.ts";
import { Condition, Vin } from "../vehicle.ts";

const Cents = z.int().nonnegative();
const Zip = z.string();
const State = z.string();

const Line = z.object({ id: z.string(), label: z.string(), cents: Cents });

const TaxLine = z.object({
  name: z.string(),
  place: z.string(),
  ratePercent: z.number(),
  cents: Cents,
});

const Charges = z.object({
  kind: z.literal("price"),
  zip: Zip,
  state: State,
  taxes: z.array(TaxLine),
  governmentFees: z.array(Line),
  tradeInSaves: Cents,
  /** Advertised total, taxes and charges. */
  total: Cents,
  missing: z.array(z.enum(["localTax", "titleFee"])),
});

const UnknownCharges = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("malformed-zip") }),
  z.object({ kind: z.literal("no-state"), zip: Zip }),
  z.object({ kind: z.literal("state-without-rules"), zip: Zip, state: State }),
]);

/** The figures of a quote in whole cents; see `QuoteFigures` of domain. */
const Figures: z.ZodType<QuoteFigures> = z.object({
  vehicle: Cents,
  fees: z.array(Line),
  advertisedTotal: Cents,
  cashDown: Cents,
  tradeEquity: Cents,
  creditScore: z.int(),
  months: z.int(),
  amountFinanced: Cents,
  payments: z.array(
    z.object({
      months: z.int(),
      annualRatePercent: z.number(),
      monthly: Cents,
      monthlyWithTaxes: Cents.nullable(),
    }),
  ),
  charges: z.union([Charges, UnknownCharges]).nullable(),
});

/** The facts of the quoted car, which do not change when the car is sold. */
const QuotedVehicle = z.object({
  vin: Vin,
  stockNumber: z.string().nullable(),
  condition: Condition,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string().nullable(),
  mileage: z.int().nonnegative().nullable(),
  exteriorColor: z.string().nullable(),
  /** The maker's offers that the price contains. */
  incentives: z.array(Incentive).default([]),
});

/** A quote as it is stored. It never changes. */
export const StoredQuote = z.object({
  /** Short enough to be read out on the phone: `Q-7K4M-2PXD`. */
  number: z.string(),
  /** ISO timestamp. */
  createdAt: z.iso.datetime(),
  /** The last day on which its figures hold, by the store's calendar. */
  heldUntil: z.iso.date(),
  /** The only personal detail; null = it is no name that a page can show. */
  firstName: z.string().nullable(),
  vehicle: QuotedVehicle,
  figures: Figures,
  /**
   * Stores to which the trade-in can be brought, see `tradeStores`; missing = the store that has the car, or no
   * trade-in.
   */
  tradeStores: z.object({ store: z.string(), stores: z.array(z.string()) }).optional(),
});
export type StoredQuote = z.infer<typeof StoredQuote>;

/** A quote with the state of today, for anyone who has its address. */
export const Quote = StoredQuote.extend({
  /** True after `heldUntil`. */
  isExpired: z.boolean(),
  /** `sent`: queued for the shopper's address; `open`: can be requested once. */
  copy: z.enum(["sent", "open"]),
  storeId: z.string(),
  storeName: z.string(),
  /** E.164. */
  storePhone: z.string(),
});
export type Quote = z.infer<typeof Quote>;
