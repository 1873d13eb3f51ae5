import { errorCode } from "@forecourt/service-kit/error-code";
import type { Failure } from "./transport.ts";

/** Codes of nodemailer for a rejected mail, unlike a failed connection. */
const messageErrorCodes: ReadonlySet<string> = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * The failure of an error of nodemailer. 421 closes the connection; 503 is a wrong state of the session, not a refused
 * mail.
 */
export function smtpFailure(error: unknown): Failure {
  const code = errorCode(error) ?? "unknown";
  const reply = numberOf(error, "responseCode");
  const step = stepOf(error);
  const text = reply === null ? `${code} at ${step}` : `${code} ${reply} at ${step}`;
  if (!messageErrorCodes.has(code) || reply === 421) return { kind: "server", text };
  // A refused sender concerns the whole installation; its operator gets a day to correct that.
  const isOfTheMail = step !== "MAIL FROM";
  const isRefused = isOfTheMail && reply !== null && reply >= 500 && reply < 600 && reply !== 503;
  return { kind: isRefused ? "refused" : "temporary", text };
}

function numberOf(error: unknown, field: "responseCode"): number | null {
  if (typeof error !== "object" || error === null || !(field in error)) return null;
  return typeof error[field] === "number" ? error[field] : null;
}

/** The failed SMTP command without its arguments: `RCPT TO`. */
function stepOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("command" in error)) return "sending";
  return typeof error.command === "string" && /^[A-Z][A-Z0-9 -]{2,20}$/.test(error.command)
    ? error.command
    : "sending";
}
