import type { Cents } from "@forecourt/domain/money";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { type Lease, leasePayment, residualOf } from "@forecourt/domain/payment/lease";
import type { LeaseOffer } from "@forecourt/domain/payment/lease-disclosure";
import type { LeaseParagraphs } from "@forecourt/remote-kit/lease-paragraphs";
import type { SliderRange } from "../../parts/slider.tsx";

/** Months, and miles a year. */
export interface LeaseTerms {
  months: number;
  miles: number;
}

/** Everything that a new car's lease estimate needs. */
export interface VehicleLease {
  /** The advertised total and the lessor's fee: what is leased. */
  price: Cents;
  /** The lessor's fee, which is in the price. */
  acquisitionFee: Cents;
  /** The car alone, of which the residuals are percentages. */
  residualBase: Cents;
  residuals: readonly { upToMonths: number; percent: number }[];
  /** Miles a year that the residuals are for, and the points that 1,000 more take off. */
  milesPerYear: number;
  lessPercentPer1000Miles: number;
  moneyFactor: number;
  perMile: Cents;
  controls: Record<keyof LeaseTerms, SliderRange>;
  terms: LeaseTerms;
  /** Texts of the terms beside the payment. */
  paragraphs: LeaseParagraphs;
}

/** The lease on these terms; cash down and trade equity in cents are those of the loan. */
export function estimateLease(
  lease: VehicleLease,
  { months, miles }: LeaseTerms,
  { cashDown, tradeEquity }: Pick<PaymentEstimate, "cashDown" | "tradeEquity">,
): LeaseOffer {
  const leaseTerms: Lease = {
    price: lease.price,
    reduction: cashDown + tradeEquity,
    residual: residualOf(lease.residualBase, residualPercent(lease, { months, miles })),
    moneyFactor: lease.moneyFactor,
    months,
    taxPercent: 0,
  };
  return {
    lease: leaseTerms,
    payment: leasePayment(leaseTerms),
    cashDown,
    milesPerYear: miles,
    perMile: lease.perMile,
    acquisitionFee: lease.acquisitionFee,
  };
}

/** The residual of the shortest term that covers the months, less what further miles take off. */
function residualPercent(lease: VehicleLease, { months, miles }: LeaseTerms): number {
  const { residuals, milesPerYear, lessPercentPer1000Miles } = lease;
  const term = residuals.find(({ upToMonths }) => months <= upToMonths) ?? residuals.at(-1);
  const more = Math.max(0, miles - milesPerYear) / 1000;
  return Math.max(0, (term?.percent ?? 0) - more * lessPercentPer1000Miles);
}
