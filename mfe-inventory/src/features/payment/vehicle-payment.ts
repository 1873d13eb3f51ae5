import type { TermKey } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import {
  type CompletePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { Cents } from "@forecourt/domain/money";
import { estimatePayment, type PaymentEstimate } from "@forecourt/domain/payment/estimate";
import type { RateProgram } from "@forecourt/domain/payment/rate";
import type { SliderRange } from "../../parts/slider.tsx";

/** Everything that a car's payment estimate needs, on the server and in the browser. */
export interface VehiclePayment {
  /** The advertised total. */
  total: Cents;
  /** Model year. */
  year: number;
  program: RateProgram;
  controls: Record<TermKey, SliderRange>;
  /** Steps of the cash down as a share of the total. */
  stepPercent: number;
  /** Labels of credit scores, each for scores of `from` and above, lowest first. */
  creditLabels: { from: number; label: string }[];
  /** Terms of the address, else those that the visitor stated before, else the dealer's. */
  terms: CompletePaymentTerms;
  /** The terms of the page without any in its address. */
  base: CompletePaymentTerms;
  /** The dealer's terms. */
  defaults: CompletePaymentTerms;
  /** The car's page, to which the terms are submitted without JavaScript. */
  action: string;
  /** Sentence naming the stores that take a trade-in; null = the car's store takes one. */
  tradeElsewhere: string | null;
}

/** Shares of the total that are offered as links: every other step; the slider offers the others. */
const shareSteps = [0, 2, 4, 6, 8];

/** The payment on these terms, by the same rule as in the search. */
export function estimateVehiclePayment(
  { total, year, program }: Pick<VehiclePayment, "total" | "year" | "program">,
  terms: CompletePaymentTerms,
): PaymentEstimate {
  return estimatePayment(total, year, toPaymentTerms(terms), program);
}

/** "Good"; scores below the first label have the first one. */
export function creditLabelOf(score: number, labels: VehiclePayment["creditLabels"]): string {
  return (labels.findLast(({ from }) => from <= score) ?? labels[0])?.label ?? "";
}

/**
 * Shares of the total as a cash down in dollars on the control's steps, as far as it reaches: 0, 10, 20, 30
 * and 40 percent with steps of five.
 */
export function downPaymentShares({
  total,
  stepPercent,
  controls: { cashDown },
}: Pick<VehiclePayment, "total" | "stepPercent" | "controls">): {
  percent: number;
  down: number;
}[] {
  const { min, max, step } = cashDown;
  const percents = shareSteps.map((steps) => steps * stepPercent);
  return percents.flatMap((percent) => {
    const exact = (total * percent) / 10_000;
    const down = min + Math.round((exact - min) / step) * step;
    return down < min || down > max ? [] : [{ percent, down }];
  });
}
