import type { BuyerAnswers } from "./buyer-answers.ts";

/** The steps of personalising a price, in their order; an address counts them from 1. */
export const wizardSteps = [
  "cashDown",
  "tradingIn",
  "tradeEquity",
  "creditScore",
  "details",
  "finish",
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Those that ask how the visitor buys. */
export const termSteps = wizardSteps.slice(0, 4);

/** How many questions about the terms are settled: the one about equity is by not trading in. */
export function countAnswered(answers: BuyerAnswers): number {
  return termSteps.length - termSteps.filter((step) => isUnanswered(step, answers)).length;
}

/** Where a visitor goes on: the first question without an answer. */
export function firstUnanswered(answers: BuyerAnswers, isUnlocked: boolean): WizardStep {
  const open = wizardSteps.slice(0, 4).find((step) => isUnanswered(step, answers));
  return open ?? (isUnlocked ? "finish" : "details");
}

/**
 * The step that is shown to who asks for the `number`th: no further than what is answered, and not the
 * equity of a trade-in that there is not. Without a number, the first that is open.
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

/** The step before; null at the first. */
export function previousStep(step: WizardStep, answers: BuyerAnswers): WizardStep | null {
  const before = wizardSteps[wizardSteps.indexOf(step) - 1] ?? null;
  return before === "tradeEquity" && answers.tradingIn === false ? "tradingIn" : before;
}

/** The step that a step's form asks for. */
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
    case "tradingIn":
    case "creditScore":
      return answers[step] === undefined;
    case "tradeEquity":
      return answers.tradingIn !== false && answers.tradeEquity === undefined;
    default:
      return false;
  }
}
