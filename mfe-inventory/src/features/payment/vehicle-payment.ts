import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
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
  controls: Record<keyof CompletePaymentTerms, SliderRange>;
  /** Steps of the cash down as a share of the total. */
  stepPercent: number;
  /** What scores from `from` on are called, lowest first. */
  creditLabels: { from: number; label: string }[];
  /** Terms of the address. */
  terms: CompletePaymentTerms;
  /** The dealer's default terms. */
  defaults: CompletePaymentTerms;
  /** The car's page, to which the terms are submitted without JavaScript. */
  action: string;
}

/** The largest share of the total that is offered as a link; the slider offers more. */
const maxSharePercent = 40;

/** The payment on these terms, by the same rule as in the search. */
export function estimateVehiclePayment(
  { total, year, program }: Pick<VehiclePayment, "total" | "year" | "program">,
  { cashDown, tradeEquity, creditScore, months }: CompletePaymentTerms,
): PaymentEstimate {
  const terms = { cashDown: cashDown * 100, tradeEquity: tradeEquity * 100, creditScore, months };
  return estimatePayment(total, year, terms, program);
}

/** "Good"; scores below the first label have the first one. */
export function creditLabelOf(score: number, labels: VehiclePayment["creditLabels"]): string {
  return (labels.findLast(({ from }) => from <= score) ?? labels[0])?.label ?? "";
}

/** Shares of the total as a cash down in dollars on the control's steps, as far as it reaches. */
export function downPaymentShares({
  total,
  stepPercent,
  controls: { cashDown },
}: Pick<VehiclePayment, "total" | "stepPercent" | "controls">): {
  percent: number;
  down: number;
}[] {
  const { min, max, step } = cashDown;
  const count = Math.floor(maxSharePercent / stepPercent);
  const percents = Array.from({ length: count }, (_, index) => (index + 1) * stepPercent);
  return percents.flatMap((percent) => {
    const exact = (total * percent) / 10_000;
    const down = min + Math.round((exact - min) / step) * step;
    return down < min || down > max ? [] : [{ percent, down }];
  });
}
