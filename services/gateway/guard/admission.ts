import type { LagMeter } from "@forecourt/service-kit/event-loop-lag";
import type { Limits } from "../limits.ts";
import type { RequestKind } from "../request/request-kind.ts";

export interface Admission {
  /** Whether the process is in time enough to begin work of this kind. */
  allows(kind: RequestKind): boolean;
  /** Whether the event loop is late enough for clients with many requests to wait. */
  isLate(): boolean;
}

/**
 * Admits new work by the delay of the event loop. Reads are refused first, then writes and files, health checks never.
 * Responses that cost no work, such as a page in memory, need no admission.
 */
export function createAdmission(
  limits: Pick<Limits, "fairLagMs" | "maxReadLagMs" | "maxWriteLagMs">,
  { lagMs }: Pick<LagMeter, "lagMs">,
): Admission {
  return {
    isLate: () => lagMs() > limits.fairLagMs,
    allows(kind) {
      if (kind === "health") return true;
      return lagMs() <= (kind === "read" ? limits.maxReadLagMs : limits.maxWriteLagMs);
    },
  };
}
