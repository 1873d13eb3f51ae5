import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";

/** Visible ASCII without quotes: a UUID, or whatever else a client never uses twice. */
const key = /^[\x21\x23-\x7e]{8,200}$/;

const expected = "expected 8 to 200 visible ASCII characters without spaces and quotes";

/**
 * The Idempotency-Key of a request, with or without the quotes that its draft standard writes around
 * it; null when there is none.
 * @throws AppError bad-request for a key that cannot be used; says what was expected.
 */
export function idempotencyKeyOf(request: IncomingMessage): string | null {
  const given = request.headers["idempotency-key"];
  if (given === undefined) return null;
  const text = Array.isArray(given) ? given.join(",") : given;
  return checkedIdempotencyKey(/^"(.*)"$/.exec(text)?.[1] ?? text, "the header Idempotency-Key");
}

/**
 * `text` as a key; for forms, which cannot send headers and bring it in a field.
 * @throws AppError bad-request
 */
export function checkedIdempotencyKey(text: string, where: string): string {
  if (key.test(text)) return text;
  throw new AppError("bad-request", `${where}: ${expected}`);
}
