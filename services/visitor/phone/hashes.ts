import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const CODE_DIGITS = 6;

/** A code of six digits, each as likely as any other. */
export function drawCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** Names a challenge; 128 bits that nobody guesses. */
export function drawChallengeId(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * What stands in the tables in place of a number or an address. Keyed by the site's secret: there are
 * few enough of both for anybody to try all of them against a plain hash.
 */
export function subjectHash(secret: string, kind: "phone" | "address", value: string): string {
  return keyed(secret, `subject v1\n${kind}\n${value}`);
}

export interface CodeOf {
  dealerId: string;
  challengeId: string;
  /** E.164. */
  phone: string;
  code: string;
}

/** Bound to the dealer, the challenge and the number: one hash says nothing of another. */
export function codeHash(secret: string, { dealerId, challengeId, phone, code }: CodeOf): string {
  return keyed(secret, `code v1\n${dealerId}\n${challengeId}\n${phone}\n${code}`);
}

/** Compares in a time that says nothing of where two hashes differ. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function keyed(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
