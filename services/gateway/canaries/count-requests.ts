import type { IncomingMessage } from "node:http";
import type { ServiceName } from "@forecourt/contracts/services";
import { comparisonsOf } from "@forecourt/service-kit/releases/canary-comparisons";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import type { Request } from "express";
import { knownCohort } from "../experiments/cohort.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import type { CountPage } from "../request/compared-page.ts";
import { contextOf, dealerOf } from "../request/request-context.ts";

/** Sends a request to a service, and counts how it came out for the canaries of that service. */
export type CountRequest = (
  request: Request,
  service: ServiceName,
  send: () => Promise<IncomingMessage>,
) => Promise<IncomingMessage>;

interface Options {
  canaries: () => RecordedCanaries;
  /** Counts once a minute for a cohort and a request, as pages. */
  count: CountPage;
  /** Epoch ms. */
  now: () => number;
}

/**
 * A request has failed when the service answers with 5xx, too late, or not to the end. One that it has not got, because
 * nobody listens or too many wait, counts for none: that is the machine's fault, or is seen by who started it.
 */
export function createCountRequest({ canaries, count, now }: Options): CountRequest {
  const comparedRequest = (request: Request, service: ServiceName) => {
    const { canaries: all } = canaries();
    const own = all.filter(({ services }) => services?.[service] !== undefined);
    if (own.length === 0) return null;
    const cohort = knownCohort(request);
    const { dealerId } = dealerOf(request);
    const { storeId, path } = contextOf(request);
    const comparisons = comparisonsOf(all, { dealerId, storeId, cohort }, now()).filter(
      ({ canary }) => own.includes(canary),
    );
    return { comparisons, live: null, cohort, path: `${request.method} ${path}` };
  };
  return async (request, service, send) => {
    const compared = comparedRequest(request, service);
    if (!compared) return send();
    try {
      const source = await send();
      count(compared, (source.statusCode ?? 502) >= 500);
      return source;
    } catch (error) {
      const hasGot = error instanceof UpstreamFailure && ["reset", "timeout"].includes(error.kind);
      if (hasGot) count(compared, true);
      throw error;
    }
  };
}
