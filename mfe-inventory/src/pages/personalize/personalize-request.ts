import { getInquiry } from "@forecourt/contracts/leads/send";
import type { PageRequest } from "@forecourt/contracts/page";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import { paymentTermParameters } from "@forecourt/contracts/payment-term-parameters";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { commonClient } from "@forecourt/remote-kit/area-client";
import { type BuyerAnswers, readBuyerAnswers } from "../../features/personalize/buyer-answers.ts";
import { isPriceUnlocked } from "../../features/personalize/personal-panel-view.ts";
import { readStepNumber, stepUrl } from "../../features/personalize/wizard-address.ts";
import { resolveStep, type WizardStep } from "../../features/personalize/wizard-steps.ts";

/** Where one visitor stands in personalising the price of one car. */
export interface PersonalizeRequest {
  visitor: Visitor;
  answers: BuyerAnswers;
  step: WizardStep;
  /** The inquiry that unlocked the price, as the address names it; null = none does. */
  inquiry: string | null;
  /** True where only that inquiry unlocks it, because nothing may be kept of the visitor. */
  isInquiryOnly: boolean;
}

/** Reads the address with what is remembered; whether the price is unlocked is asked where it counts. */
export async function readPersonalizeRequest(
  request: PageRequest,
  vehicle: VehicleDetail,
): Promise<PersonalizeRequest> {
  const { site, url, visitor = anonymousVisitor } = request;
  const answers = readBuyerAnswers(url.searchParams, visitor.terms, site.calculator);
  const isKept = isPriceUnlocked(vehicle, site, visitor);
  const inquiry = url.searchParams.get(wizardParameters.inquiry);
  const unlocks = !isKept && inquiry !== null && (await isUnlockInquiry(request, inquiry));
  const step = resolveStep(readStepNumber(url.searchParams), answers, isKept || unlocks);
  return { visitor, answers, step, inquiry, isInquiryOnly: unlocks };
}

/**
 * The one address of where the visitor stands. The inquiry is part of the last step alone: it is no
 * business of the others.
 */
export function requestUrl(path: string, { answers, step, inquiry }: PersonalizeRequest): string {
  const address = stepUrl(path, step, answers);
  if (step !== "finish" || inquiry === null) return address;
  return `${address}&${new URLSearchParams({ [wizardParameters.inquiry]: inquiry })}`;
}

/** Whether the address says already what `address` does; anybody's own parameters are left alone. */
export function isCanonical(url: URL, address: string): boolean {
  const wanted = new URL(address, url);
  const own = [
    ...Object.values(wizardParameters),
    ...paymentTermParameters.map(({ name }) => name),
  ];
  const same = own.every((name) => url.searchParams.get(name) === wanted.searchParams.get(name));
  return same && url.pathname === wanted.pathname;
}

/** Whether a lead of this token was taken that asks to see prices. No answer is no. */
async function isUnlockInquiry(request: PageRequest, token: string): Promise<boolean> {
  const call = commonClient(request, "leads");
  if (!call || !/^[\w-]{22,64}$/.test(token)) return false;
  try {
    return (await call(getInquiry, { params: { token } })).form === "unlockPrice";
  } catch {
    return false;
  }
}
