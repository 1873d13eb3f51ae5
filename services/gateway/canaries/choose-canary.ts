import { splitDocumentRecord } from "@forecourt/domain/experiments/document-record";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import {
  isPartialRollout,
  type RunningCanary,
  runningCanaries,
  selectCanary,
} from "@forecourt/service-kit/releases/select-canary";
import type { Request, RequestHandler } from "express";
import { documentHeader } from "../experiments/choose-variants.ts";
import { dropRefusedCohort, knownCohort, takeCohort } from "../experiments/cohort.ts";
import { hasPreview } from "../request/has-preview.ts";
import { isPayload } from "../request/is-payload.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";
import type { CanaryTracker } from "./canary-tracker.ts";

interface ChooseCanaryDeps {
  canaries: () => RecordedCanaries;
  /** Epoch ms. */
  now: () => number;
  trials: CanaryTracker;
  /** A new visitor's cohort. */
  drawCohort: () => number;
}

/**
 * Decides which releases make a document, by the place and the cohort of the visitor. The data of a client navigation
 * come from the releases of its document, which states them.
 */
export function chooseCanary({ drawCohort, ...deps }: ChooseCanaryDeps): RequestHandler {
  return (request, response, next) => {
    const running = isPayload(request) ? [] : runningFor(request, deps);
    if (running.length > 0) {
      const context = contextOf(request);
      context.isInExperiment = running.some(isPartialRollout);
      if (context.isInExperiment) dropRefusedCohort(request, response);
      const cohort = context.isInExperiment ? takeCohort(request, response, drawCohort) : null;
      context.canary = selectCanary(running, cohort)?.record ?? null;
    }
    contextOf(request).isCanaryOrPreview =
      deps.trials.areRunning() && isCanaryOrPreview(request, deps.trials);
    if (!response.writableEnded) next();
  };
}

/** Whether the page is a canary's, the data are for the document of a canary, or the visitor looks at a preview. */
function isCanaryOrPreview(request: Request, trials: CanaryTracker): boolean {
  if (contextOf(request).canary !== null || hasPreview(request)) return true;
  if (!isPayload(request)) return false;
  return trials.include(splitDocumentRecord(request.get(documentHeader) ?? "").record);
}

/** Makes the same choice for requests of an open page about its next document. It gives no visitor a cohort. */
export function keepCanary(deps: Pick<ChooseCanaryDeps, "canaries" | "now">): RequestHandler {
  return (request, _response, next) => {
    const running = runningFor(request, deps);
    if (running.length > 0) {
      contextOf(request).canary = selectCanary(running, knownCohort(request))?.record ?? null;
    }
    next();
  };
}

function runningFor(
  request: Request,
  { canaries, now }: Pick<ChooseCanaryDeps, "canaries" | "now">,
): RunningCanary[] {
  const { canaries: all } = canaries();
  if (all.length === 0) return [];
  const { dealerId } = dealerOf(request);
  return runningCanaries(all, { dealerId, storeId: contextOf(request).storeId }, now());
}
