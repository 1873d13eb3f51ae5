import { z } from "zod";
import { payoutOptions } from "../../dealer-config/trade/offers.ts";
import type { SellerInterest } from "./seller-interest.ts";

const AmountInCents = z.int();
const RevisedKind = z.object({
  /** The price of the first version; null = it had none. */
  firstCents: AmountInCents.nullable(),
  finalPriceCents: AmountInCents,
});

const StepPayments = z.array(
  z.object({ label: z.string(), percent: z.number(), amountCents: AmountInCents }),
);

/** Findings and decision of the store after it inspected the car. */
export const AfterInspection = z.object({
  /**
   * `inspected`: the store has not said yet whether the price stays. `revised`: there is a new version of the offer.
   */
  state: z.enum(["inspected", "revised", "bought", "declined", "kept-by-seller"]),
  /** Day of the inspection in the store's time zone; null = the car was declined without one. */
  inspectedOn: z.iso.date().nullable(),
  /** Mileage on the odometer and VIN on the plate; missing or null = not recorded. */
  read: z.object({ mileage: z.int().nullable(), vin: z.string().nullable() }).optional(),
  /** Empty = the car is as its seller described it. */
  found: z.array(z.string()),
  /** The newest version; null = the first one counts. */
  revision: z
    .object({
      /** Each difference to the first version, with its reason in words. */
      lines: z.array(z.object({ reason: z.string(), amountCents: AmountInCents })),
      cashNow: RevisedKind.nullable(),
      moreCashLater: RevisedKind.extend({
        stepPayments: StepPayments,
      }).nullable(),
      /** The last day of this version, in the store's time zone. */
      validUntil: z.iso.date(),
    })
    .nullable(),
  /** Price that the store paid; null = it has not bought the car. */
  boughtCents: AmountInCents.nullable(),
  /** Payout of the price; missing = the store has not bought the car. */
  bought: z.object({ payment: z.enum(payoutOptions), stepPayments: StepPayments }).optional(),
  /** Why the store does not buy the car; null = it does, or has not decided. */
  reason: z.string().nullable(),
});
export type AfterInspection = z.infer<typeof AfterInspection>;

/** A trade-in goes into the deal of the next car. */
export function isBoughtTradeIn(
  { bought }: Pick<AfterInspection, "bought">,
  seller: { interest: SellerInterest } | null,
): boolean {
  return seller?.interest === "trade-in" && bought?.payment === "cashNow";
}
