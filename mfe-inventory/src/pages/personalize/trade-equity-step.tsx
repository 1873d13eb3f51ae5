import { parameterOf } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useUpdateVisitor, useVisitor } from "@forecourt/remote-kit/visitor";
import { useState } from "react";
import { usePayment } from "../../features/payment/use-payment.ts";
import { Slider } from "../../parts/slider.tsx";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { StepForm } from "./step-form.tsx";

interface TradeEquityStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "tradeEquity" }>;
}

const CENTS = 100;

/**
 * The equity of the trade-in. The handle starts at the dealer's value, which no estimate subtracts before the
 * visitor has moved it or continued.
 */
export function TradeEquityStep({ data, question: { form, start } }: TradeEquityStepProps) {
  const t = useTexts();
  const update = useUpdateVisitor();
  const payment = usePayment();
  const saved = useVisitor(({ terms }) => terms.tradeEquity);
  const [isMoved, setMoved] = useState(false);
  if (!payment) return null;
  const isNamed = isMoved || saved !== undefined || data.preferences.tradeEquity !== undefined;
  const value = isNamed ? payment.terms.tradeEquity : start;
  const text = (equity: number) => formatDollars(equity * CENTS);
  const { tradeEquity: range } = data.payment.controls;
  // The handle starts beyond the range for an offer that is worth more.
  const end = Math.max(range.max, data.payment.terms.tradeEquity);
  return (
    <StepForm
      data={data}
      form={form}
      onSubmit={() => update({ terms: { tradeEquity: value * CENTS } })}
    >
      <Slider
        name={parameterOf("tradeEquity")}
        label={t("vehicle.payment.tradeEquity")}
        range={range}
        isExact
        ends={[formatDollars(range.min * CENTS), formatDollars(end * CENTS)]}
        value={value}
        text={text}
        valueText={(equity) => t("vehicle.payment.tradeEquity.value", { amount: text(equity) })}
        onChange={(tradeEquity) => {
          setMoved(true);
          payment.change({ tradeEquity });
        }}
      />
    </StepForm>
  );
}
