import { randomBytes, randomInt } from "node:crypto";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";

export const CODE_DIGITS = 6;

/** A uniformly random code of six digits. */
export function randomCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** A random challenge id of 128 bits. */
export function randomChallengeId(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Stored instead of a phone number or an address. Keyed by the site's secret, because a plain hash could
 * be reversed by trying all numbers.
 */
export function subjectHash(
  secret: string,
  kind: "phone" | "address" | "dealer",
  value: string,
): string {
  return keyedHash(secret, `subject v1\n${kind}\n${value}`);
}

export interface CodeOf {
  dealerId: string;
  challengeId: string;
  /** E.164. */
  phone: string;
  code: string;
}

/** Bound to the dealer, the challenge and the number, so that equal codes have different hashes. */
export function codeHash(secret: string, { dealerId, challengeId, phone, code }: CodeOf): string {
  return keyedHash(secret, `code v1\n${dealerId}\n${challengeId}\n${phone}\n${code}`);
}
