import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Condition, Vin } from "../../vehicle.ts";
import { Cents } from "./application-parts.ts";

const Facts = {
  storeId: z.string(),
  stockNumber: z.string().nullable(),
  condition: Condition,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string().nullable(),
  mileage: z.int().nonnegative().nullable(),
  /** The car alone; null = "Call for Price". */
  priceCents: Cents.nullable(),
  /** The advertised price: the car and the dealer's fees. */
  totalCents: Cents.nullable(),
};

/**
 * The car that a loan is for, as the inventory has it; a price never comes from a browser. `unknown`: the dealer
 * has no such car. `unchecked`: the inventory did not answer. Both have no facts.
 */
export const CarOfInterest = z.object({
  vin: Vin,
  state: z.enum(["for-sale", "sold", "unknown", "unchecked"]),
  facts: z.object(Facts).nullable(),
});
export type CarOfInterest = z.infer<typeof CarOfInterest>;

/** The car of a link to a form. */
export const getCarOfInterest = endpoint({
  method: "GET",
  path: "/api/financing/cars/:vin",
  params: z.object({ vin: Vin }),
  reply: CarOfInterest,
  errors: ["bad-request"],
});

/** The trade-in as the applicant stated it. */
export const StatedTradeIn = z.object({
  year: z.int(),
  make: z.string(),
  model: z.string(),
  miles: z.int().nonnegative(),
  owedCents: Cents.nullable(),
});

/** Deal for which an application requests financing. */
export const StatedDeal = z.object({
  /** Null = not decided. */
  car: CarOfInterest.nullable(),
  moneyDownCents: Cents.nullable(),
  trade: StatedTradeIn.nullable(),
  /** Equity that the applicant expects from the trade-in after its payoff; null or missing = not stated. */
  tradeEquityCents: Cents.nullish(),
  /** The advertised price less the money down, before taxes, government fees and the trade-in; null = no price. */
  amountToFinanceCents: Cents.nullable(),
});
export type StatedDeal = z.infer<typeof StatedDeal>;
