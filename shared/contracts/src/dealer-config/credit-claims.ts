import { z } from "zod";
import { Cents, Line, Percent } from "./values.ts";

const months = z.int().min(1, "1 or more months").max(120, "at most 120 months");
const apr = Percent.min(0.01, "a rate above 0");

/**
 * What the dealer advertises about credit. Each kind has the terms that US law requires beside it (loans:
 * Regulation Z, 12 CFR 1026.24(d)(2); leases: Regulation M, 12 CFR 1013.7(d)(2)), so that none can be left out.
 * `text` names the amounts of its kind in braces; pages show it with a disclosure computed from the others.
 */
export const CreditClaim = z.discriminatedUnion("kind", [
  /** `text` names {down}. */
  z.strictObject({
    kind: z.literal("downPayment"),
    text: Line,
    downCents: Cents,
    /** The advertised example: a cash price with dealer fees, and a loan for the rest. */
    example: z.strictObject({
      priceCents: Cents.min(100, "a price of a dollar or more"),
      aprPercent: apr,
      months,
    }),
  }),
  /** An amount of credit for an income. `text` names {amount} and {income}. */
  z.strictObject({
    kind: z.literal("creditAmount"),
    text: Line,
    amountCents: Cents.min(100, "an amount of a dollar or more"),
    weeklyIncomeCents: Cents.min(100, "an income of a dollar or more"),
    example: z.strictObject({ downCents: Cents, aprPercent: apr, months }),
  }),
  /** `text` names {payment}. */
  z.strictObject({
    kind: z.literal("lease"),
    text: Line,
    paymentCents: Cents.min(100, "a payment of a dollar or more"),
    months,
    /** Everything due at signing or delivery, the first payment and any deposit included. */
    dueAtSigningCents: Cents,
    /** 0 = no security deposit. */
    securityDepositCents: Cents,
    milesPerYear: z.int().min(1, "1 or more miles"),
    perExtraMileCents: Cents,
  }),
]);
export type CreditClaim = z.infer<typeof CreditClaim>;

/** By id; contents name a claim as `{claim.<id>}`. */
export const CreditClaims = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, "an id such as lowDown"), CreditClaim)
  .default({});
