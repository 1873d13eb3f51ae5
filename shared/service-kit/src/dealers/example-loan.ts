import type { Claims } from "@forecourt/contracts/dealer-config/claims";
import { roundCents } from "@forecourt/domain/money";

/** An example's amounts in cents. */
export interface ExampleLoan {
  financedCents: number;
  paymentCents: number;
  totalCents: number;
}

/** Level payments at the end of each month, rounded to the cent; taxes and charges left out. */
export function exampleLoan(example: Claims["example"], downCents: number): ExampleLoan {
  const financedCents = example.priceCents - downCents;
  const rate = example.aprPercent / 1200;
  const share = rate === 0 ? 1 / example.months : rate / (1 - (1 + rate) ** -example.months);
  const paymentCents = roundCents(financedCents * share);
  return { financedCents, paymentCents, totalCents: paymentCents * example.months };
}
