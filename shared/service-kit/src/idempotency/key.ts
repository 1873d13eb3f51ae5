import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";

/** Visible ASCII without quotes: a UUID, or any text that a client uses once. */
const key = /^[\x21\x23-\x7e]{8,200}$/;

const expected = "expected 8 to 200 visible ASCII characters without spaces and quotes";

/**
 * The Idempotency-Key of a request, with or without the quotes of the draft standard; null when
 * there is none.
 * @throws AppError bad-request for an invalid key, with the expected format.
 */
export function idempotencyKeyOf(request: IncomingMessage): string | null {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return null;
  const text = Array.isArray(header) ? header.join(",") : header;
  return checkedIdempotencyKey(/^"(.*)"$/.exec(text)?.[1] ?? text, "the header Idempotency-Key");
}

/**
 * `text` as a key, for forms: they cannot send headers and use a field.
 * @throws AppError bad-request
 */
export function checkedIdempotencyKey(text: string, where: string): string {
  if (key.test(text)) return text;
  throw new AppError("bad-request", `${where}: ${expected}`);
}
