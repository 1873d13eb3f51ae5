import { splitDocumentRecord } from "@forecourt/domain/experiments/document-record";
import type { Request, RequestHandler, Response } from "express";
import { isPayload } from "../request/is-payload.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";
import type { PageExperiment } from "../tenants/tenants.ts";
import {
  assignVariants,
  experimentsOn,
  pageAddress,
  variantsOfPayload,
} from "./assign-variants.ts";
import { dropRefusedCohort, knownCohort, takeCohort } from "./cohort.ts";

/** Request header with the record and the variants of the browser's document, see `documentRecord`. */
export const documentHeader = "x-release-record";

interface ChooseVariantsDeps {
  /** Epoch ms. */
  now: () => number;
  /** A new visitor's cohort. */
  drawCohort: () => number;
}

/**
 * Decides which variants a page is rendered in, by the visitor's cohort. A visitor without a cohort gets one with the
 * first page that is part of an experiment, so that this page has their variant already.
 */
export function chooseVariants({ now, drawCohort }: ChooseVariantsDeps): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    const { experiments } = dealerOf(request);
    const running = experiments?.(context.storeId, new Date(now())) ?? [];
    if (running.length > 0) decide(running, { request, response, drawCohort });
    if (!response.writableEnded) next();
  };
}

function decide(
  running: readonly PageExperiment[],
  {
    request,
    response,
    drawCohort,
  }: { request: Request; response: Response } & Pick<ChooseVariantsDeps, "drawCohort">,
): void {
  const context = contextOf(request);
  const { languages = [] } = dealerOf(request);
  const here = experimentsOn(running, pageAddress(request.url, languages));
  if (isPayload(request)) {
    const known = knownCohort(request);
    const own = known === null ? null : assignVariants(here, known);
    const stated = splitDocumentRecord(request.get(documentHeader) ?? "").variants;
    context.variants = variantsOfPayload(running, stated, own);
    return;
  }
  dropRefusedCohort(request, response);
  if (here.length === 0) return;
  context.isInExperiment = true;
  const cohort = takeCohort(request, response, drawCohort);
  if (cohort !== null) context.variants = assignVariants(here, cohort);
}
