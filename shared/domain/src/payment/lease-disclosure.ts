import { type Cents, formatCents } from "../money.ts";
import type { Lease, LeasePayment } from "./lease.ts";

/** What a lease says beside its payment, over the rule's own numbers. */
export interface LeaseOffer {
  lease: Lease;
  payment: LeasePayment;
  /** The part of the reduction that is paid in cash, due at signing with the first payment. */
  cashDown: Cents;
  milesPerYear: number;
  /** What each further mile costs at the end. */
  perMile: Cents;
}

/** The names that the texts `lease.*` may use in braces. */
export type LeaseDisclosureValues = Record<
  "months" | "monthly" | "due" | "total" | "residual" | "miles" | "perMile",
  string
>;

/** Due when the lease is signed: the cash down and the first payment, which is one of `months`. */
export function dueAtSigning({
  cashDown,
  payment,
}: Pick<LeaseOffer, "cashDown" | "payment">): Cents {
  return cashDown + payment.monthly;
}

/**
 * What has to stand beside an advertised lease payment (12 CFR 1013.7(d)(2)): that it is a lease, what
 * is due at signing, number and amount of the payments, and whether there is a security deposit, which
 * the texts deny. `total` is all payments and the cash down.
 */
export function leaseDisclosureValues(offer: LeaseOffer): LeaseDisclosureValues {
  const { lease, payment, cashDown, milesPerYear, perMile } = offer;
  return {
    months: String(lease.months),
    monthly: formatCents(payment.monthly),
    due: formatCents(dueAtSigning(offer)),
    total: formatCents(payment.totalOfPayments + cashDown),
    residual: formatCents(lease.residual),
    miles: String(milesPerYear).replace(/\B(?=(?:\d{3})+$)/g, ","),
    perMile: formatCents(perMile),
  };
}
