import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { usePayment } from "../../features/payment/payment-provider.tsx";
import { Slider } from "../../parts/slider.tsx";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { StepForm } from "./step-form.tsx";

interface SliderStepProps {
  data: PersonalizeData;
  question: Extract<Question, { step: "cashDown" | "tradeEquity" }>;
}

const CENTS = 100;

/** An amount of money, chosen with a slider. */
export function SliderStep({ data, question: { step, form } }: SliderStepProps) {
  const t = useTexts();
  const update = useUpdateVisitor();
  const payment = usePayment();
  if (!payment) return null;
  const value = payment.terms[step];
  const text = formatDollars(value * CENTS);
  const control = data.payment.controls[step];
  return (
    <StepForm data={data} form={form} onSubmit={() => update({ terms: { [step]: value * CENTS } })}>
      <Slider
        name={paymentTermParameters.find(({ key }) => key === step)?.name ?? step}
        label={t(`vehicle.payment.${step}`)}
        range={control}
        ends={[formatDollars(control.min * CENTS), formatDollars(control.max * CENTS)]}
        value={value}
        text={text}
        valueText={t(`vehicle.payment.${step}.value`, { amount: text })}
        onChange={(moved) => payment.change({ [step]: moved })}
      />
    </StepForm>
  );
}
