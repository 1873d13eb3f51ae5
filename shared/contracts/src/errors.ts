/**
 * Every error code that a service may answer with, and its HTTP status. Clients see the code and,
 * for 4xx, the message; never the message of a 5xx.
 */
export const errorStatus = {
  "bad-request": 400,
  "bad-query": 400,
  "bad-body": 400,
  forbidden: 403,
  "not-found": 404,
  "vehicle-unknown": 404,
  "vehicle-private": 403,
  "content-unknown": 404,
  "method-not-allowed": 405,
  "body-timeout": 408,
  "dealer-unknown": 421,
  "record-gone": 409,
  "slot-taken": 409,
  "visit-changed": 409,
  "answers-locked": 409,
  "still-running": 409,
  "too-large": 413,
  "target-too-long": 414,
  "picture-unsupported": 415,
  "headers-too-large": 431,
  "fields-invalid": 422,
  "feed-held": 422,
  "feed-refused": 422,
  "mapping-invalid": 422,
  "idempotency-conflict": 422,
  "too-many-requests": 429,
  internal: 500,
  "upstream-failed": 502,
  unavailable: 503,
  "timed-out": 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error reply. `requestId` is also in the log line. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    requestId?: string;
    /** For `fields-invalid` and `visit-changed`: the message for the visitor, by field name. */
    fields?: Readonly<Record<string, string>>;
  };
}

interface AppErrorOptions extends ErrorOptions {
  fields?: Readonly<Record<string, string>>;
}

/**
 * An expected failure. `message` of a 4xx code is shown to the caller, so it says what was expected
 * and where; the message of a 5xx code goes to the log only.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  /** See `ErrorBody`. */
  readonly fields: Readonly<Record<string, string>> | null;
  constructor(code: ErrorCode, message?: string, options: AppErrorOptions = {}) {
    const { fields = null, ...rest } = options;
    super(message ?? code, rest);
    this.code = code;
    this.fields = fields;
  }
  get status(): number {
    return errorStatus[this.code];
  }
}

/**
 * True for an AppError of this code. Codes are compared because `instanceof` fails across bundles: each
 * bundle has a class of its own.
 */
export function hasErrorCode(error: unknown, code: ErrorCode): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
