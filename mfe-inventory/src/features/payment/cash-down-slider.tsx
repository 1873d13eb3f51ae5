import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { formatDollars } from "@forecourt/domain/money";
import { cashDownAt } from "@forecourt/domain/payment/estimate";
import { useTexts } from "@forecourt/remote-kit/site-context";
import type { ReactNode } from "react";
import { Slider } from "../../parts/slider.tsx";
import { usePayment } from "./use-payment.ts";

interface CashDownSliderProps {
  /** Shows the labels of its two ends. */
  hasEnds?: boolean;
  /** Called with the cash down that the visitor set. */
  onCommit?: (terms: SearchPaymentTerms) => void;
  /** Below the slider of an amount. */
  children?: ReactNode;
}

/** The down payment in dollars, or in percent of the price where the terms state a percentage. */
export function CashDownSlider({ hasEnds = false, onCommit, children }: CashDownSliderProps) {
  const t = useTexts();
  const payment = usePayment();
  if (!payment) return null;
  const { data, terms, change } = payment;
  const percent = terms.cashDownPercent;
  const key = percent === null ? "cashDown" : "cashDownPercent";
  const range = data.controls[key];
  const label = (value: number) => (percent === null ? formatDollars(value * 100) : `${value}%`);
  // A visitor may state more than this car costs; the handle is then at the end.
  const start = percent ?? Math.min(terms.cashDown, range.max);
  const text = (value: number) => {
    const cashDown = (value === start ? terms.cashDown : value) * 100;
    const stated = percent === null ? { cashDown } : { cashDown, cashDownPercent: value };
    const amount = formatDollars(Math.min(cashDownAt(data.total, stated), data.total));
    return percent === null
      ? amount
      : t("vehicle.payment.cashDownPercent", { amount, percent: value });
  };
  return (
    <Slider
      name={parameterOf(key)}
      label={t("vehicle.payment.cashDown")}
      range={range}
      {...(hasEnds && { ends: [label(range.min), label(range.max)] as const })}
      value={start}
      text={text}
      valueText={(value) => t("vehicle.payment.cashDown.value", { amount: text(value) })}
      onChange={(value) => change({ [key]: value })}
      onCommit={(value) => onCommit?.({ [key]: value })}
    >
      {percent === null && children}
    </Slider>
  );
}
