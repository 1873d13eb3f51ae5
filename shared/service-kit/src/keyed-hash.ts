import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * HMAC-SHA256 of a text in base64url. One secret signs several kinds of text: begin each with its
 * purpose and version, so that none can replace another.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/**
 * Compares two hashes in constant time. It compares their texts, so that two encodings of one hash
 * differ.
 */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
