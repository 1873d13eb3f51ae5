import { z } from "zod";
import { payoutOptions } from "../../dealer-config/trade/offers.ts";

const Cents = z.int();

/** Deduction for an answer, with the texts of the question and of the answers. */
const DeductionLine = z.object({
  questionId: z.string(),
  question: z.string(),
  /** The question in two or three words; missing = it has none. */
  shortText: z.string().optional(),
  answers: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Null = a flat amount. */
  percent: z.number().nullable(),
  /** 0 or less. */
  amountCents: Cents,
});

/** Amount that the source of the values adds for an option; less than 0 = the option lowers the value. */
const OptionLine = z.object({ code: z.string(), label: z.string(), amountCents: Cents });

const Payment = z.object({ label: z.string(), amountCents: Cents });

const ConditionedValue = z.object({
  base: z.enum(["wholesale-rough", "wholesale-average", "retail-average"]),
  /** Base value with the options, in cents. */
  baseCents: Cents,
  /** Amounts for options of the car that the base value includes; missing = none. */
  options: z.array(OptionLine).optional(),
  deductions: z.array(DeductionLine),
});

const CashNow = z.object({ ...ConditionedValue.shape, finalPriceCents: Cents });

const MoreCashLater = z.object({
  ...ConditionedValue.shape,
  initPriceCents: Cents,
  /** Costs of selling the car: less than 0. */
  additionalPayments: z.array(Payment),
  finalPriceCents: Cents,
  /** They add up to the final price. */
  stepPayments: z.array(z.object({ ...Payment.shape, percent: z.number() })),
});

const orRefusal = <T extends z.ZodType>(offer: T) =>
  z.discriminatedUnion("isOffered", [
    z.object({ isOffered: z.literal(true), offer }),
    z.object({
      isOffered: z.literal(false),
      refusal: z.enum(["value-unknown", "below-minimum", "too-old"]),
    }),
  ]);

const Kinds = z.object({
  cashNow: orRefusal(CashNow).nullable(),
  moreCashLater: orRefusal(MoreCashLater).nullable(),
});

/** Source of the values. */
export const ValueSource = z.object({
  /** `book`: a valuation service. `guide`: prices of comparable cars. */
  source: z.enum(["book", "guide"]),
  /** The day of the values. */
  asOf: z.iso.date().nullable(),
  confidence: z.enum(["high", "medium", "low"]),
  /** Cars that were compared; null = a valuation service does not tell. */
  comparables: z.int().nonnegative().nullable(),
  /** The trim that was supposed, because the seller's is not known; null = none was. */
  assumedTrim: z.string().nullable().default(null),
  /** True = the seller named a trim that no comparable car has. */
  isTrimNamed: z.boolean().default(false),
  /** True = cars of all trims were compared: too few have the trim that the seller named, or they named none. */
  isAnyTrim: z.boolean().optional(),
  /** True = a pickup that was compared with pickups of any cab, bed, engine and drive. */
  isAnyCab: z.boolean().optional(),
  /** True = it was compared with cars of two- and all-wheel drive, of which listings rarely tell. */
  isAnyDrive: z.boolean().optional(),
});

/** The outcome for the seller. `no-value`: nothing can be computed, and a person calls. */
const Outcome = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("bring-in"),
    reasons: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
  z.object({
    outcome: z.enum(["offers", "no-offer"]),
    ...Kinds.shape,
    valuation: ValueSource,
  }),
  z.object({
    outcome: z.literal("no-value"),
    /** True = too few comparable cars are known, and trying again will not help; false = no source answered. */
    hasFewSales: z.boolean().default(false),
  }),
]);

/** An offer as the seller sees it. */
export const TradeOffer = z.object({
  /** The number that staff and seller speak of: `T-7K4M-2PXD`. No secret, and opens nothing. */
  number: z.string().regex(/^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/, "the number of an offer"),
  madeAt: z.iso.datetime(),
  /** The day on which it was made, in the store's time zone. */
  madeOn: z.iso.date(),
  /** The last day on which it is valid, in the store's time zone. */
  validUntil: z.iso.date(),
  selectedPayment: z.enum(payoutOptions).nullable(),
  result: Outcome,
});
export type TradeOffer = z.infer<typeof TradeOffer>;
