import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { BuyerAnswers } from "./buyer-answers.ts";
import { stepNumber, type WizardStep } from "./wizard-steps.ts";

/** A field of a form or an address. */
export interface HiddenInput {
  name: string;
  value: string;
}

/** The answers as query parameters or hidden fields, in a fixed order. */
export function answerFields(answers: BuyerAnswers): HiddenInput[] {
  const { tradingIn } = answers;
  const trading =
    tradingIn === undefined
      ? []
      : [{ name: wizardParameters.tradingIn, value: tradingIn ? "yes" : "no" }];
  const amounts = paymentTermParameters.flatMap(({ key, name }) => {
    const value = answers[key];
    return value === undefined ? [] : [{ name, value: String(value) }];
  });
  return [...trading, ...amounts];
}

/** `/personalize/…?step=3&trade-in=yes&down=3000`: the whole state of the flow. */
export function stepUrl(path: string, step: WizardStep, answers: BuyerAnswers): string {
  const query = new URLSearchParams({ [wizardParameters.step]: String(stepNumber(step)) });
  for (const { name, value } of answerFields(answers)) query.set(name, value);
  return `${path}?${query}`;
}

/** The step number of an address; null when missing or invalid. */
export function readStepNumber(query: URLSearchParams): number | null {
  const text = query.get(wizardParameters.step) ?? "";
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
