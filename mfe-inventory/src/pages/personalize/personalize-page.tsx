import { withStatedTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { useLoadOnInteraction } from "@forecourt/remote-kit/lazy-part";
import { partAttribute } from "@forecourt/remote-kit/page-part";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { PageWidth } from "@forecourt/ui/layout/section";
import { useMemo } from "react";
import { PaymentProvider } from "../../features/payment/payment-provider.tsx";
import type { VehiclePayment } from "../../features/payment/vehicle-payment.ts";
import { useSavePreferences } from "../../features/personalize/use-save-preferences.ts";
import { StepHeader } from "../../parts/step-header.tsx";
import styles from "../../parts/steps.module.css";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { DetailsStep, partNames, personalizeParts, QuestionStep } from "./personalize-parts.ts";
import { VehicleAside } from "./vehicle-aside.tsx";

export { loadParts } from "./personalize-parts.ts";

/** One step of the personalize flow: the question, the progress, and the estimate so far. */
export function Page({ data }: { data: PersonalizeData }) {
  useSavePreferences(data.preferences);
  useLoadOnInteraction(personalizeParts);
  const other = data.question.step === "details" ? partNames.questions : partNames.details;
  return (
    <PageWidth>
      <PaymentProvider data={useInitialTerms(data)}>
        <div className={styles.page} {...{ [partAttribute]: other }}>
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
  return question.step === "details" ? (
    <DetailsStep data={data} question={question} />
  ) : (
    <QuestionStep data={data} question={question} />
  );
}

/**
 * Initial values of the sliders. Going back leads to an address without the answer of that step, so it is
 * taken from the saved preferences.
 */
function useInitialTerms({ payment, question, preferences }: PersonalizeData): VehiclePayment {
  const saved = useVisitor(({ terms }) => terms);
  const { step } = question;
  return useMemo(() => {
    const stated = termsOfStep(step, preferences, saved);
    return stated ? { ...payment, terms: withStatedTerms(payment.terms, stated) } : payment;
  }, [payment, step, preferences, saved]);
}

const CENTS = 100;

/** The saved answer of a slider's step whose address has none; null = none. */
function termsOfStep(
  step: Question["step"],
  inAddress: BuyerPreferences,
  { cashDown, cashDownPercent, tradeEquity, creditScore }: BuyerPreferences,
): SearchPaymentTerms | null {
  const answers: Partial<Record<typeof step, SearchPaymentTerms>> = {
    ...(cashDown !== undefined && { cashDown: { cashDown: cashDown / CENTS } }),
    ...(cashDownPercent !== undefined && { cashDown: { cashDownPercent } }),
    ...(tradeEquity !== undefined && { tradeEquity: { tradeEquity: tradeEquity / CENTS } }),
    ...(creditScore !== undefined && { creditScore: { creditScore } }),
  };
  const answer = answers[step] ?? null;
  const isInAddress =
    Object.hasOwn(inAddress, step) || (step === "cashDown" && "cashDownPercent" in inAddress);
  return isInAddress ? null : answer;
}
