import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { networkOf } from "@forecourt/service-kit/client-network";
import type { Limits } from "../limits.ts";
import { clientReader } from "../request/client.ts";
import { requestKind } from "../request/request-kind.ts";
import type { Admission } from "./admission.ts";
import { createClientCounter } from "./client-counter.ts";
import { sendRefusal } from "./send-refusal.ts";
import type { ShedReason } from "./shed.ts";
import type { ShedLog } from "./shed-log.ts";

interface AdmitRequestsDeps {
  limits: Limits;
  admission: Admission;
  trustedProxies: readonly string[];
  shedLog: Pick<ShedLog, "countShed">;
  /** Responds with a page in memory that may be outdated; false = there is none. */
  respondWithCopy(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Passes a request to `next` when the process is in time and the bounds on requests in progress leave
 * room for it. Otherwise it sends a page in memory, or refuses the request before any work is done.
 * Reads and writes are counted apart.
 */
export function admitRequests(deps: AdmitRequestsDeps, next: RequestListener): RequestListener {
  const { limits, admission, trustedProxies, shedLog, respondWithCopy } = deps;
  const clientOf = clientReader(trustedProxies);
  const reads = createClientCounter(() => ({
    max: limits.maxReads,
    maxPerClient: admission.isLate() ? limits.maxReadsPerClientIfLate : limits.maxReadsPerClient,
  }));
  const writes = createClientCounter(() => ({
    max: limits.maxWrites,
    maxPerClient: limits.maxWritesPerClient,
  }));
  return (request, response) => {
    const kind = requestKind(request);
    if (kind === "health") return next(request, response);
    const refuse = (reason: ShedReason) => {
      shedLog.countShed(reason);
      if (kind === "read" && respondWithCopy(request, response)) return;
      sendRefusal(request, response, { reason, maxDrainedBytes: limits.maxDrainedBytes });
    };
    if (!admission.allows(kind)) return refuse("lag");
    const counter = kind === "write" ? writes : reads;
    const name = kind === "write" ? "writes" : "reads";
    const client = networkOf(clientOf(request).address);
    const reached = counter.add(client);
    if (reached) return refuse(reached === "client" ? `${name}-of-client` : name);
    response.once("close", () => counter.remove(client));
    next(request, response);
  };
}
