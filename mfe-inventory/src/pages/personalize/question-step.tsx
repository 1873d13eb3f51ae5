import { CashDownStep } from "./cash-down-step.tsx";
import { CreditStep } from "./credit-step.tsx";
import { MonthsStep } from "./months-step.tsx";
import type { PersonalizeData, Question } from "./personalize-data.ts";
import { TradeEquityStep } from "./trade-equity-step.tsx";
import { TradeInStep } from "./trade-in-step.tsx";

interface QuestionStepProps {
  data: PersonalizeData;
  question: Exclude<Question, { step: "details" }>;
}

/** One of the questions before the visitor's details. */
export function QuestionStep({ data, question }: QuestionStepProps) {
  switch (question.step) {
    case "cashDown":
      return <CashDownStep data={data} question={question} />;
    case "tradeEquity":
      return <TradeEquityStep data={data} question={question} />;
    case "tradingIn":
      return <TradeInStep data={data} question={question} />;
    case "creditScore":
      return <CreditStep data={data} question={question} />;
    case "months":
      return <MonthsStep data={data} question={question} />;
  }
}
