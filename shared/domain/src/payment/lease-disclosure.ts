import { type Cents, formatCents } from "../money.ts";
import type { Lease, LeasePayment } from "./lease.ts";

/** A lease offer with what is disclosed beside its payment. */
export interface LeaseOffer {
  lease: Lease;
  payment: LeasePayment;
  /** The part of the reduction that is paid in cash, due at signing with the first payment. */
  cashDown: Cents;
  milesPerYear: number;
  /** Cents for each mile over the limit, at the end. */
  perMile: Cents;
  /** The lessor's fee, part of the price that is leased. */
  acquisitionFee: Cents;
}

/** The placeholders of the texts `lease.*`. */
export type LeaseDisclosureValues = Record<
  | "months"
  | "monthly"
  | "due"
  | "total"
  | "residual"
  | "miles"
  | "perMile"
  | "grossCost"
  | "acquisitionFee"
  | "reduction"
  | "adjustedCost"
  | "moneyFactor"
  | "rent",
  string
>;

/** Due at signing: the cash down and the first payment, which is one of `months`. */
export function dueAtSigning({
  cashDown,
  payment,
}: Pick<LeaseOffer, "cashDown" | "payment">): Cents {
  return cashDown + payment.monthly;
}

/** What all payments without tax cost over the loss in value: the rent charge of 12 CFR 1013.4(f)(5). */
function totalRentCharge({ lease, payment }: Pick<LeaseOffer, "lease" | "payment">): Cents {
  const lossInValue = Math.max(0, payment.adjustedCapitalizedCost - lease.residual);
  return payment.base * lease.months - lossInValue;
}

/**
 * What must be disclosed beside an advertised lease payment (12 CFR 1013.7(d)(2)): that it is a
 * lease, the amount due at signing, number and amount of the payments, and whether there is a
 * security deposit, which the texts deny. `total` is all payments and the cash down. How the payment
 * is computed is disclosed as in a lease contract (12 CFR 1013.4(f)): gross capitalized cost, its
 * reduction, adjusted capitalized cost and rent charge, with the acquisition fee and the money factor.
 */
export function leaseDisclosureValues(offer: LeaseOffer): LeaseDisclosureValues {
  const { lease, payment, cashDown, milesPerYear, perMile, acquisitionFee } = offer;
  return {
    months: String(lease.months),
    monthly: formatCents(payment.monthly),
    due: formatCents(dueAtSigning(offer)),
    total: formatCents(payment.totalOfPayments + cashDown),
    residual: formatCents(lease.residual),
    miles: String(milesPerYear).replace(/\B(?=(?:\d{3})+$)/g, ","),
    perMile: formatCents(perMile),
    grossCost: formatCents(lease.price),
    acquisitionFee: formatCents(acquisitionFee),
    reduction: formatCents(lease.reduction),
    adjustedCost: formatCents(payment.adjustedCapitalizedCost),
    moneyFactor: lease.moneyFactor.toFixed(5),
    rent: formatCents(totalRentCharge(offer)),
  };
}
