import { ruleSets } from "@forecourt/domain/trade/questionnaire";
import { z } from "zod";
import { Reminder } from "../reminder.ts";
import { Rules } from "../rules.ts";
import { Cents, Line, orNull, Percent } from "../values.ts";
import { SellerOptions } from "./options.ts";
import { Questionnaire } from "./questionnaire.ts";

const count = z.int().min(1, "1 or more");

/** The two kinds of offers that a seller can choose between. */
export const payoutOptions = ["cashNow", "moreCashLater"] as const;
export type PayoutOption = (typeof payoutOptions)[number];

/** Any one of them, all of whose conditions hold, is enough. `label` completes "Because …". */
const BringVehicleIn = z.record(z.string(), z.strictObject({ label: Line, rules: Rules.min(1) }));

const CashNow = z
  .strictObject({
    /** Between these rough wholesale values, both excluded, the average is the base; elsewhere the rough value. */
    averageAboveCents: Cents,
    averageBelowCents: Cents,
    /** No offer below it. */
    minCents: Cents,
  })
  .refine(({ averageAboveCents: above, averageBelowCents: below }) => above <= below, {
    path: ["averageBelowCents"],
    error: "an amount not below averageAboveCents",
  });

/** A cost of selling the car: the greater of an amount and a percentage of its price. */
const Cost = z.strictObject({ label: Line, minCents: Cents, percent: Percent.default(0) });

/** One part of the payout, in percent; the last one gets what the others leave. */
const StepPayment = z.strictObject({ label: Line, percent: Percent });

const MoreCashLater = z.strictObject({
  minCents: Cents,
  /** No offer for a car of so many model years or more. */
  noOfferFromAgeYears: count,
  additionalPayments: z.array(Cost),
  stepPayments: z
    .array(StepPayment)
    .min(1, "at least one payment")
    .refine(
      (steps) => Math.round(steps.reduce((sum, { percent }) => sum + percent, 0) * 100) === 10_000,
      "percentages that add up to 100",
    ),
});

/** How offers for sellers' cars are made. */
const Offers = z
  .strictObject({
    /** From this base value on, deductions are flat amounts; below it, percentages. */
    flatFromCents: Cents,
    bringVehicleIn: BringVehicleIn,
    cashNow: CashNow,
    moreCashLater: MoreCashLater,
    visibleOffers: z.array(z.enum(payoutOptions)).min(1, "at least one kind of offer"),
    /** Selected until the seller chooses. */
    selectedPayment: z.enum(payoutOptions),
  })
  .refine(({ visibleOffers, selectedPayment }) => visibleOffers.includes(selectedPayment), {
    path: ["selectedPayment"],
    error: "one of visibleOffers",
  });
export type Offers = z.infer<typeof Offers>;

/** Wholesale values, in percent of the prices at which comparable cars are offered. */
const Guide = z.strictObject({ wholesaleRoughPercent: Percent, wholesaleAveragePercent: Percent });

/** The dealer's rules for online trade-in offers. */
export const Trade = z
  .strictObject({
    offerValidDays: count,
    /** Time of the mail to sellers before a kept offer ends; null = none. */
    reminder: orNull(Reminder),
    /** What an inspection takes, as the offer's page says and a calendar entry lasts. */
    inspectionMinutes: count,
    /** Percent deducted for a damage report and for an accident: standard 5 and 12, lenient 2 and 5. */
    deductionRules: z.enum(ruleSets),
    offers: Offers,
    guide: Guide,
    questionnaire: Questionnaire,
    options: SellerOptions,
  })
  .refine(({ reminder, offerValidDays }) => (reminder?.daysBefore ?? 0) < offerValidDays, {
    path: ["reminder", "daysBefore"],
    error: "fewer days than offerValidDays",
  });
export type Trade = z.infer<typeof Trade>;
