import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * HMAC-SHA256 of a text in base64url. One secret signs several things: begin the text with its
 * purpose and version, so that none can stand for another.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/**
 * Compares in a time that says nothing of where two hashes differ. As texts, not as what they decode
 * to: two spellings of one hash are not the same.
 */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
