import { useVisitor } from "@forecourt/remote-kit/visitor";
import { PageWidth } from "@forecourt/ui/layout/section";
import { useMemo } from "react";
import { PaymentTerms } from "../../parts/payment-terms.tsx";
import type { VehiclePayment } from "../../parts/vehicle-payment.ts";
import { StepHead } from "../../personal/step-head.tsx";
import styles from "../../personal/steps.module.css";
import { useRemembered } from "../../personal/use-remembered.ts";
import { CarAside } from "./car-aside.tsx";
import { CreditStep } from "./credit-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { FinishStep } from "./finish-step.tsx";
import type { PersonalizeData } from "./personalize-data.ts";
import { SliderStep } from "./slider-step.tsx";
import { TradeInStep } from "./trade-in-step.tsx";

/** One step of personalising a price: its question, how far it is, and the estimate so far beside it. */
export function Page({ data }: { data: PersonalizeData }) {
  useRemembered(data.remember);
  const { question } = data;
  return (
    <PageWidth>
      <PaymentTerms data={useStart(data)}>
        <div className={styles.page}>
          <div className={styles.step}>
            <StepHead {...data} />
            <Step data={data} />
          </div>
          <CarAside data={data} hasEstimate={question.step !== "finish"} />
        </div>
      </PaymentTerms>
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
    case "details":
      return <DetailsStep data={data} question={question} />;
    case "finish":
      return <FinishStep question={question} />;
  }
}

const CENTS = 100;

/**
 * Where the sliders start. A visitor who goes back comes to an address without the answer that he gave
 * there: it is taken from what is remembered of him.
 */
function useStart({ payment, question, remember }: PersonalizeData): VehiclePayment {
  const { step } = question;
  const own = step === "cashDown" || step === "tradeEquity" || step === "creditScore" ? step : null;
  const given = useVisitor(({ terms }) => (own === null ? undefined : terms[own]));
  const isOpen = own !== null && remember[own] === undefined;
  return useMemo(() => {
    if (!isOpen || given === undefined) return payment;
    const value = own === "creditScore" ? given : given / CENTS;
    return { ...payment, terms: { ...payment.terms, [own]: value } };
  }, [payment, isOpen, own, given]);
}
