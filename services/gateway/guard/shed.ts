import { AppError, type ErrorCode } from "@forecourt/contracts/errors";

/**
 * Reasons to refuse a request so that others can be served. The bounds of one client are 429, the bounds of all clients
 * together 503.
 */
const shedCodes = {
  "connections-of-client": "too-many-requests",
  connections: "unavailable",
  pipelining: "too-many-requests",
  "reads-of-client": "too-many-requests",
  "writes-of-client": "too-many-requests",
  reads: "unavailable",
  writes: "unavailable",
  lag: "unavailable",
  /** An upstream is at its bound, or its breaker is open. */
  upstream: "unavailable",
  "bodies-of-client": "too-many-requests",
  "body-bytes-of-client": "too-many-requests",
  bodies: "unavailable",
  "body-bytes": "unavailable",
  "slow-body": "body-timeout",
  "slow-reader": "too-many-requests",
} as const satisfies Record<string, ErrorCode>;

export type ShedReason = keyof typeof shedCodes;

const messages: Partial<Record<ErrorCode, string>> = {
  "too-many-requests": "expected fewer requests at the same time from one address",
  "body-timeout": "expected the body to arrive faster",
};

/** The gateway refuses a request for the sake of others. */
export class ShedError extends AppError {
  override name = "ShedError";
  readonly reason: ShedReason;

  constructor(reason: ShedReason) {
    const code = shedCodes[reason];
    super(code, messages[code] ?? `shed: ${reason}`);
    this.reason = reason;
  }
}
