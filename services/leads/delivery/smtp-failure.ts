import { errorCode } from "@forecourt/service-kit/error-code";
import type { Failure } from "./transport.ts";

/** What the mail server was asked when it said no. */
const ofTheMail: ReadonlySet<string> = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * What an error of nodemailer means. 421 is the end of the connection; 503 says that the session was
 * in the wrong state, not that the mail is refused.
 */
export function smtpFailure(error: unknown): Failure {
  const code = errorCode(error) ?? "unknown";
  const reply = numberOf(error, "responseCode");
  const step = stepOf(error);
  const text = reply === null ? `${code} at ${step}` : `${code} ${reply} at ${step}`;
  if (!ofTheMail.has(code) || reply === 421) return { kind: "server", text };
  // Who refuses the sender refuses this installation, whose operator has a day to mend that.
  const isOfTheMail = step !== "MAIL FROM";
  const isRefused = isOfTheMail && reply !== null && reply >= 500 && reply < 600 && reply !== 503;
  return { kind: isRefused ? "refused" : "temporary", text };
}

function numberOf(error: unknown, field: "responseCode"): number | null {
  if (typeof error !== "object" || error === null || !(field in error)) return null;
  return typeof error[field] === "number" ? error[field] : null;
}

/** `RCPT TO`; nodemailer's own names of commands, without their arguments. */
function stepOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("command" in error)) return "sending";
  return typeof error.command === "string" && /^[A-Z][A-Z0-9 -]{2,20}$/.test(error.command)
    ? error.command
    : "sending";
}
