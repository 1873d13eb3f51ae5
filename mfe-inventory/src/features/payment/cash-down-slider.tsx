import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import type { ReactNode } from "react";
import { Slider } from "../../parts/slider.tsx";
import { usePayment } from "./use-payment.ts";

interface CashDownSliderProps {
  /** Shows the labels of its two ends. */
  hasEnds?: boolean;
  /** Called with the stated cash down. */
  onCommit?: (terms: SearchPaymentTerms) => void;
  /** Below the slider of an amount. */
  children?: ReactNode;
}

/** The down payment in dollars, or in percent of the price where the terms state a percentage. */
export function CashDownSlider({ hasEnds = false, onCommit, children }: CashDownSliderProps) {
  const t = useTexts();
  const payment = usePayment();
  if (!payment) return null;
  const { data, terms, estimate, change } = payment;
  const percent = terms.cashDownPercent;
  const key = percent === null ? "cashDown" : "cashDownPercent";
  const range = data.controls[key];
  const label = (value: number) => (percent === null ? formatDollars(value * 100) : `${value}%`);
  // A visitor may state more than this car costs.
  const amount = formatDollars(Math.min(estimate.cashDown, data.total));
  const text =
    percent === null ? amount : t("vehicle.payment.cashDownPercent", { amount, percent });
  return (
    <Slider
      name={parameterOf(key)}
      label={t("vehicle.payment.cashDown")}
      range={range}
      {...(hasEnds && { ends: [label(range.min), label(range.max)] as const })}
      value={percent ?? Math.min(terms.cashDown, range.max)}
      text={text}
      valueText={t("vehicle.payment.cashDown.value", { amount: text })}
      onChange={(value) => change({ [key]: value })}
      onCommit={(value) => onCommit?.({ [key]: value })}
    >
      {percent === null && children}
    </Slider>
  );
}
