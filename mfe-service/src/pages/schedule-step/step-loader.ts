import {
  appointmentPath,
  scheduleStepPath,
  type VisitStep,
  visitSteps,
} from "@forecourt/contracts/areas/service/visit-paths";
import { getVisit, type Visit } from "@forecourt/contracts/areas/service/visits";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageLoader, PageResult } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { expiredLinkResult } from "../../parts/visit/expired-link-result.ts";
import { pageHead } from "../../parts/visit/page-head.ts";
import { contactView } from "./contact-view.ts";
import { recallsOf } from "./recalls-of.ts";
import { servicesView } from "./services-view.ts";
import type { StepData } from "./step-data.ts";
import type { StepView } from "./step-view.ts";
import { timeView } from "./time-view.ts";
import { vehicleView } from "./vehicle-view.ts";

/**
 * A step of a booking for the holder of its token. A step that is not reached yet leads to the first one that is
 * missing, and once the visit is booked, every step leads to its receipt.
 */
export const loadScheduleStep: PageLoader<StepData> = async (request) => {
  const { token = "", step } = request.params;
  const asked = visitSteps.find((one) => one === step);
  if (step !== undefined && asked === undefined) return { kind: "not-found" };
  if (!isLinkToken(token)) return expiredLinkResult(request, "step");
  try {
    const recalls = asked === "services" ? recallsOf(request, token) : null;
    const visit = await areaClient(request)(getVisit, {
      params: { token },
      query: asked === undefined ? {} : { step: asked },
    });
    if (visit.status !== "draft") return redirectTo(appointmentPath(token));
    const reached = reachedStep(visit, asked);
    if (reached !== asked) return redirectTo(scheduleStepPath(token, reached));
    const data = dataOf({ request, token, visit, recalls: await recalls }, asked);
    return {
      kind: "page",
      noStore: true,
      layout: "minimal",
      data,
      head: pageHead(request, data.frame.title),
    };
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return expiredLinkResult(request, "step");
    throw error;
  }
};

/** The requested step, or an earlier one that is still missing. */
function reachedStep({ missing, chosen }: Visit, asked: VisitStep = "contact"): VisitStep {
  const before = visitSteps.slice(0, visitSteps.indexOf(asked));
  // A hold that has ended is tried again when the visit is booked.
  const open = missing.filter((step) => step !== "time" || chosen === null);
  return before.find((step) => open.includes(step)) ?? asked;
}

function dataOf(view: StepView, step: VisitStep) {
  switch (step) {
    case "vehicle":
      return vehicleView(view);
    case "services":
      return servicesView(view);
    case "time":
      return timeView(view);
    case "contact":
      return contactView(view);
  }
}

function redirectTo(to: string): PageResult<StepData> {
  return { kind: "redirect", to, permanent: false };
}
