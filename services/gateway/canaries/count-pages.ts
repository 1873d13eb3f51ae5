import type { Canary } from "@forecourt/contracts/release";
import { everyPage } from "@forecourt/domain/canaries/signals";
import { splitDocumentRecord } from "@forecourt/domain/experiments/document-record";
import { comparisonsOf } from "@forecourt/service-kit/releases/canary-comparisons";
import { affectsArea } from "@forecourt/service-kit/releases/canary-contents";
import type { CanarySignals } from "@forecourt/service-kit/releases/canary-signals";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import type { Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { pageAddress } from "../experiments/assign-variants.ts";
import { documentHeader } from "../experiments/choose-variants.ts";
import { knownCohort } from "../experiments/cohort.ts";
import { type ComparedPage, type CountPage, madeBy } from "../request/compared-page.ts";
import { isPayload } from "../request/is-payload.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";

interface CountPagesDeps {
  canaries: () => RecordedCanaries;
  countPage: CountPage;
  /** Epoch ms. */
  now: () => number;
}

/** Time in which the same page is counted once for a cohort: a visitor who reloads a page that fails counts once. */
const onceInMs = 60_000;
const maxRemembered = 20_000;

/** Counts pages, or the events of another `signal`, for canaries and their baselines. */
export function createCountPage(
  signals: CanarySignals,
  now: () => number,
  signal = "page",
): CountPage {
  const counted = new LRUCache<string, true>({
    max: maxRemembered,
    ttl: onceInMs,
    ttlResolution: 0,
    perf: { now },
  });
  return ({ comparisons, cohort, path }, hasFailed) => {
    if (comparisons.length === 0) return;
    const id = `${cohort} ${path}`;
    if (cohort !== null && counted.has(id)) return;
    counted.set(id, true);
    for (const comparison of comparisons) {
      signals.count(comparison, signal, hasFailed ? [everyPage, "failed"] : [everyPage]);
    }
  };
}

/**
 * Counts the page for the canaries that it gives evidence about. A page that the shell server did not answer for counts
 * for no canary: overload is no release's fault, and pages of a canary are in the cache less often.
 */
export function countPages({ countPage, ...deps }: CountPagesDeps): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    context.compared = comparedPage(request, deps);
    const page = context.compared;
    if (page) {
      response.once("finish", () => {
        const { record, staleSeconds } = context;
        countPage(madeBy(page, record), response.statusCode >= 500 || staleSeconds !== null);
      });
    }
    next();
  };
}

/** Page to be compared; null = it gives no evidence about a canary. */
function comparedPage(
  request: Request,
  { canaries, now }: Omit<CountPagesDeps, "countPage">,
): ComparedPage | null {
  const { record, canaries: all } = canaries();
  if (all.length === 0) return null;
  const { storeId } = contextOf(request);
  const { dealerId, languages = [] } = dealerOf(request);
  const cohort = knownCohort(request);
  const { page, path } = pageAddress(request.url, languages);
  const [area = null] = page?.split("/") ?? [];
  const comparisons = comparisonsOf(all, { dealerId, storeId, cohort }, now()).filter(
    ({ canary }) => affectsArea(canary, area) && isOfDocument(request, all, canary),
  );
  return comparisons.length === 0 ? null : { comparisons, live: record, cohort, path };
}

/**
 * Whether the page counts for this canary: data of a client navigation belong to the canary of their document, which
 * the visitor may have opened before the canary began.
 */
function isOfDocument(request: Request, all: readonly Canary[], canary: Canary): boolean {
  if (!isPayload(request)) return true;
  const stated = splitDocumentRecord(request.get(documentHeader) ?? "").record;
  return stated === canary.record || all.every(({ record }) => record !== stated);
}
