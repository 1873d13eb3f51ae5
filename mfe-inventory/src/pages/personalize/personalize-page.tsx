import { useVisitor } from "@forecourt/remote-kit/visitor";
import { PageWidth } from "@forecourt/ui/layout/section";
import { useMemo } from "react";
import { PaymentProvider } from "../../features/payment/payment-provider.tsx";
import type { VehiclePayment } from "../../features/payment/vehicle-payment.ts";
import { useSavePreferences } from "../../features/personalize/use-save-preferences.ts";
import { StepHeader } from "../../parts/step-header.tsx";
import styles from "../../parts/steps.module.css";
import { CreditStep } from "./credit-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { MonthsStep } from "./months-step.tsx";
import type { PersonalizeData } from "./personalize-data.ts";
import { SliderStep } from "./slider-step.tsx";
import { TradeInStep } from "./trade-in-step.tsx";
import { VehicleAside } from "./vehicle-aside.tsx";

/** One step of the personalize flow: the question, the progress, and the estimate so far. */
export function Page({ data }: { data: PersonalizeData }) {
  useSavePreferences(data.preferences);
  return (
    <PageWidth>
      <PaymentProvider data={useInitialTerms(data)}>
        <div className={styles.page}>
          <div className={styles.step}>
            <StepHeader {...data} />
            <Step data={data} />
          </div>
          <VehicleAside data={data} />
        </div>
      </PaymentProvider>
    </PageWidth>
  );
}

function Step({ data }: { data: PersonalizeData }) {
  const { question } = data;
  switch (question.step) {
    case "cashDown":
    case "tradeEquity":
      return <SliderStep key={question.step} data={data} question={question} />;
    case "tradingIn":
      return <TradeInStep data={data} question={question} />;
    case "creditScore":
      return <CreditStep data={data} question={question} />;
    case "months":
      return <MonthsStep data={data} question={question} />;
    case "details":
      return <DetailsStep data={data} question={question} />;
  }
}

const CENTS = 100;

/**
 * Initial values of the sliders. Going back leads to an address without the answer of that step, so it is
 * taken from the saved preferences.
 */
function useInitialTerms({ payment, question, preferences }: PersonalizeData): VehiclePayment {
  const { step } = question;
  const key = step === "cashDown" || step === "tradeEquity" || step === "creditScore" ? step : null;
  const saved = useVisitor(({ terms }) => (key === null ? undefined : terms[key]));
  const isOpen = key !== null && preferences[key] === undefined;
  return useMemo(() => {
    if (!isOpen || saved === undefined) return payment;
    const value = key === "creditScore" ? saved : saved / CENTS;
    return { ...payment, terms: { ...payment.terms, [key]: value } };
  }, [payment, isOpen, key, saved]);
}
