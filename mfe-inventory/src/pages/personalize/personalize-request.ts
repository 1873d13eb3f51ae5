import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { PageRequest } from "@forecourt/contracts/page";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { type BuyerAnswers, readBuyerAnswers } from "../../features/personalize/buyer-answers.ts";
import { readStepNumber, stepUrl } from "../../features/personalize/wizard-address.ts";
import { resolveStep, type WizardStep } from "../../features/personalize/wizard-steps.ts";

/** A request of the personalize page. */
export interface PersonalizeRequest {
  visitor: Visitor;
  answers: BuyerAnswers;
  step: WizardStep;
  /** Number of early-access cars that the visitor's details would unlock; 0 = none, or not known. */
  locked: number;
}

/** Reads the address and the saved preferences. */
export function readPersonalizeRequest(request: PageRequest): Omit<PersonalizeRequest, "locked"> {
  const { site, url, visitor = anonymousVisitor } = request;
  const answers = readBuyerAnswers(url.searchParams, visitor.terms, site);
  return { visitor, answers, step: resolveStep(readStepNumber(url.searchParams), answers) };
}

/** The canonical URL of a request. */
export function requestUrl(
  path: string,
  { answers, step }: Pick<PersonalizeRequest, "answers" | "step">,
): string {
  return stepUrl(path, step, answers);
}

/**
 * True when the URL needs no redirect: it is canonical, or it is the first step without its number, so that
 * a visitor who begins is not sent on. Parameters of others, such as a campaign, do not matter.
 */
export function needsNoRedirect(url: URL, address: string): boolean {
  const wanted = new URL(address, url);
  const own = [
    ...Object.values(wizardParameters),
    ...paymentTermParameters.map(({ name }) => name),
  ];
  const query = new URLSearchParams(url.search);
  if (!query.has(wizardParameters.step)) query.set(wizardParameters.step, "1");
  const same = own.every((name) => query.get(name) === wanted.searchParams.get(name));
  return same && url.pathname === wanted.pathname;
}
