import type { VisitRecalls } from "@forecourt/contracts/areas/service/recalls";
import type { ReturnedVisitForm } from "@forecourt/contracts/areas/service/visit-parts";
import type { VisitFormName, VisitStep } from "@forecourt/contracts/areas/service/visit-paths";
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import type { PageRequest } from "@forecourt/contracts/page";
import { type Frame, frameView } from "../../parts/visit/frame-view.ts";
import { serviceCall } from "../../parts/visit/service-call.ts";
import { siteText, type Text } from "../../parts/visit/visit-text.ts";

/** A step of a booking, and what it is drawn from. */
export interface StepView {
  request: PageRequest;
  token: string;
  visit: Visit;
  /** Null = the step does not show them. */
  recalls: VisitRecalls | null;
}

/** The form of this name as it was returned; null = it was not. */
export function returnedForm({ returned }: Visit, form: VisitFormName): ReturnedVisitForm | null {
  return returned?.form === form ? returned : null;
}

export function frameOf(
  { request: { site }, visit }: Pick<StepView, "request" | "visit">,
  { step, title, lead }: { step: VisitStep; title: string; lead: string | null },
): Frame {
  const call = serviceCall(site, visit.options.store);
  const t = siteText(site.texts);
  const { missing } = visit;
  const coupon = couponOn(step, t, visit.coupon);
  return frameView(t, { step, missing, title, lead, call, coupon });
}

/** The last step has it in its summary; where a day is chosen, its last day counts. */
function couponOn(step: VisitStep, t: Text, coupon: Visit["coupon"]): Visit["coupon"] {
  if (step === "contact" || coupon === null) return null;
  const { until } = coupon;
  return step === "time" && until !== null
    ? { ...coupon, until: t("time.coupon", { until }) }
    : coupon;
}
