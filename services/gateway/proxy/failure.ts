import { AppError } from "@forecourt/contracts/errors";

/**
 * Why an upstream gave no answer. Unreached = nothing of the request was sent; broken = the
 * connection ended before an answer; late = no first byte in time; busy = it was not asked at all.
 */
export type FailureKind = "unreached" | "broken" | "late" | "busy";

/** An upstream did not begin to answer. An error status that it did answer with is none. */
export class UpstreamFailure extends AppError {
  override name = "UpstreamFailure";
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(kind === "late" ? "timed-out" : "unavailable", message, options);
    this.kind = kind;
  }
}

/** The client left before its answer began: nobody is to blame, and nobody waits. */
export const clientGone = new Error("the client left before its answer");
