import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { getInquiry } from "@forecourt/contracts/leads/send";
import type { PageRequest } from "@forecourt/contracts/page";
import { wizardParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { commonClient } from "@forecourt/remote-kit/area-client";
import { type BuyerAnswers, readBuyerAnswers } from "../../features/personalize/buyer-answers.ts";
import { isPriceUnlocked } from "../../features/personalize/personal-panel-view.ts";
import { readStepNumber, stepUrl } from "../../features/personalize/wizard-address.ts";
import { resolveStep, type WizardStep } from "../../features/personalize/wizard-steps.ts";

/** A request of the personalize page. */
export interface PersonalizeRequest {
  visitor: Visitor;
  answers: BuyerAnswers;
  step: WizardStep;
  /** Token of the inquiry that unlocked the price, from the address. */
  inquiry: string | null;
  /** True when only that inquiry unlocks it, because functional cookies are off. */
  isInquiryOnly: boolean;
}

/** Reads the address and the saved preferences; asks the leads service only if that can unlock the price. */
export async function readPersonalizeRequest(
  request: PageRequest,
  vehicle: VehicleDetail,
): Promise<PersonalizeRequest> {
  const { site, url, visitor = anonymousVisitor } = request;
  const answers = readBuyerAnswers(url.searchParams, visitor.terms, site);
  const isKept = isPriceUnlocked(vehicle, site, visitor);
  const inquiry = url.searchParams.get(wizardParameters.inquiry);
  const unlocks = !isKept && inquiry !== null && (await isUnlockInquiry(request, inquiry));
  const step = resolveStep(readStepNumber(url.searchParams), answers, isKept || unlocks);
  return { visitor, answers, step, inquiry, isInquiryOnly: unlocks };
}

/** The canonical URL of a request. Only the last step has the inquiry. */
export function requestUrl(path: string, { answers, step, inquiry }: PersonalizeRequest): string {
  const address = stepUrl(path, step, answers);
  if (step !== "finish" || inquiry === null) return address;
  return `${address}&${new URLSearchParams({ [wizardParameters.inquiry]: inquiry })}`;
}

/** True when the URL is canonical. Parameters of others, such as a campaign, do not matter. */
export function isCanonical(url: URL, address: string): boolean {
  const wanted = new URL(address, url);
  const own = [
    ...Object.values(wizardParameters),
    ...paymentTermParameters.map(({ name }) => name),
  ];
  const same = own.every((name) => url.searchParams.get(name) === wanted.searchParams.get(name));
  return same && url.pathname === wanted.pathname;
}

/** True when the token is of a lead that unlocks prices; false when the service does not answer. */
async function isUnlockInquiry(request: PageRequest, token: string): Promise<boolean> {
  const call = commonClient(request, "leads");
  if (!call || !/^[\w-]{22,64}$/.test(token)) return false;
  try {
    return (await call(getInquiry, { params: { token } })).form === "unlockPrice";
  } catch {
    return false;
  }
}
