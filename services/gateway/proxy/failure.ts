import { AppError } from "@forecourt/contracts/errors";

/** Why an upstream gave no answer. */
export type FailureKind = "no-connection" | "late" | "busy";

const codes = { "no-connection": "unavailable", late: "timed-out", busy: "unavailable" } as const;

/** An upstream did not begin to answer. An error status that it did answer with is none. */
export class UpstreamFailure extends AppError {
  override name = "UpstreamFailure";
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(codes[kind], message, options);
    this.kind = kind;
  }
}

/** The client left before its answer began: nobody is to blame, and nobody waits. */
export class ClientGone extends Error {
  override name = "ClientGone";
}
