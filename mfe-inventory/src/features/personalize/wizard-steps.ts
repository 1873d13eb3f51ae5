import type { BuyerAnswers } from "./buyer-answers.ts";

/** The steps of personalizing a price, in their order; an address counts them from 1, whatever the answers. */
export const wizardSteps = [
  "cashDown",
  "tradingIn",
  "tradeEquity",
  "creditScore",
  "months",
  "details",
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The steps about the payment terms. */
const termSteps = wizardSteps.slice(0, 5);

/** The steps that a visitor with these answers takes: the equity only with a trade-in. */
export function stepsFor({ tradingIn }: BuyerAnswers): WizardStep[] {
  return wizardSteps.filter((step) => step !== "tradeEquity" || tradingIn === true);
}

/** Number of answered questions about the terms. */
export function countAnswered(answers: BuyerAnswers): { settled: number; count: number } {
  const questions = stepsFor(answers).filter((step) => termSteps.includes(step));
  const settled = questions.filter((step) => !isUnanswered(step, answers)).length;
  return { settled, count: questions.length };
}

/** True when all terms are known. */
export function isSettled(answers: BuyerAnswers): boolean {
  return firstUnanswered(answers) === "details";
}

/** The first step without an answer. */
export function firstUnanswered(answers: BuyerAnswers): WizardStep {
  return termSteps.find((step) => isUnanswered(step, answers)) ?? "details";
}

/**
 * The step for a requested number: at most the first unanswered one, and never the equity without a
 * trade-in. Without a number, the first unanswered one.
 */
export function resolveStep(number: number | null, answers: BuyerAnswers): WizardStep {
  const last = wizardSteps.indexOf(firstUnanswered(answers));
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
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? "details";
}

/** The number of a step in an address. */
export function stepNumber(step: WizardStep): number {
  return wizardSteps.indexOf(step) + 1;
}

function isUnanswered(step: WizardStep, answers: BuyerAnswers): boolean {
  switch (step) {
    case "cashDown":
      return answers.cashDown === undefined && answers.cashDownPercent === undefined;
    case "tradingIn":
    case "creditScore":
    case "months":
      return answers[step] === undefined;
    case "tradeEquity":
      return answers.tradingIn !== false && answers.tradeEquity === undefined;
    default:
      return false;
  }
}
