import { toPreferences } from "@forecourt/contracts/areas/inventory/search/stated-preferences";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { CashDownSlider } from "../../features/payment/cash-down-slider.tsx";
import { usePayment } from "../../features/payment/use-payment.ts";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { StepForm } from "./step-form.tsx";

interface CashDownStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "cashDown" }>;
}

/** The down payment: an amount, or a share of the price. */
export function CashDownStep({ data, question: { form } }: CashDownStepProps) {
  const update = useUpdateVisitor();
  const payment = usePayment();
  if (!payment) return null;
  const { cashDown, cashDownPercent } = payment.terms;
  const stated = cashDownPercent === null ? { cashDown } : { cashDownPercent };
  return (
    <StepForm data={data} form={form} onSubmit={() => update({ terms: toPreferences(stated) })}>
      <CashDownSlider hasEnds />
    </StepForm>
  );
}
