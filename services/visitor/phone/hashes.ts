import { randomBytes, randomInt } from "node:crypto";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";

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
  return keyedHash(secret, `subject v1\n${kind}\n${value}`);
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
  return keyedHash(secret, `code v1\n${dealerId}\n${challengeId}\n${phone}\n${code}`);
}
