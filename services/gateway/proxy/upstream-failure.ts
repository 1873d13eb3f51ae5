import { AppError } from "@forecourt/contracts/errors";

/**
 * Why an upstream did not respond. connect-failed = no byte of the request was sent; reset = the
 * connection ended before a response; timeout = no first byte in time; rejected = not sent at all,
 * because the breaker is open or the replica is at its limit.
 */
export type FailureKind = "connect-failed" | "reset" | "timeout" | "rejected";

/** An upstream did not begin to respond. A response with an error status is not a failure. */
export class UpstreamFailure extends AppError {
  override name = "UpstreamFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(kind === "timeout" ? "timed-out" : "unavailable", message, options);
    this.kind = kind;
  }
}
