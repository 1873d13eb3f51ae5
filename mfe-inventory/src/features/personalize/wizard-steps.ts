import type { BuyerAnswers } from "./buyer-answers.ts";

/** The steps of personalizing a price, in their order; an address counts them from 1. */
export const wizardSteps = [
  "cashDown",
  "tradingIn",
  "tradeEquity",
  "creditScore",
  "details",
  "finish",
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The steps about the payment terms. */
export const termSteps = wizardSteps.slice(0, 4);

/** Number of answered questions about the terms; without a trade-in the equity counts as answered. */
export function countAnswered(answers: BuyerAnswers): number {
  return termSteps.length - termSteps.filter((step) => isUnanswered(step, answers)).length;
}

/** The first step without an answer. */
export function firstUnanswered(answers: BuyerAnswers, isUnlocked: boolean): WizardStep {
  const open = wizardSteps.slice(0, 4).find((step) => isUnanswered(step, answers));
  return open ?? (isUnlocked ? "finish" : "details");
}

/**
 * The step for a requested number: at most the first unanswered one, and never the equity without a
 * trade-in. Without a number, the first unanswered one.
 */
export function resolveStep(
  number: number | null,
  answers: BuyerAnswers,
  isUnlocked: boolean,
): WizardStep {
  const last = wizardSteps.indexOf(firstUnanswered(answers, isUnlocked));
  const index = Math.min(number === null ? last : Math.max(0, number - 1), last);
  const step = wizardSteps[index] ?? "cashDown";
  return step === "tradeEquity" && answers.tradingIn === false ? "creditScore" : step;
}

/** The previous step; null for the first. */
export function previousStep(step: WizardStep, answers: BuyerAnswers): WizardStep | null {
  const before = wizardSteps[wizardSteps.indexOf(step) - 1] ?? null;
  return before === "tradeEquity" && answers.tradingIn === false ? "tradingIn" : before;
}

/** The next step. */
export function nextStep(step: WizardStep): WizardStep {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? "finish";
}

/** "Step 2 of 6". */
export function stepNumber(step: WizardStep): number {
  return wizardSteps.indexOf(step) + 1;
}

function isUnanswered(step: WizardStep, answers: BuyerAnswers): boolean {
  switch (step) {
    case "cashDown":
      return answers.cashDown === undefined && answers.cashDownPercent === undefined;
    case "tradingIn":
    case "creditScore":
      return answers[step] === undefined;
    case "tradeEquity":
      return answers.tradingIn !== false && answers.tradeEquity === undefined;
    default:
      return false;
  }
}
