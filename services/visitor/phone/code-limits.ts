import type { Limit, LimitRule } from "../store/sliding-window-limit.ts";
import { subjectHash } from "./hashes.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Messages to one number: the specification's three in ten minutes, and at most ten a day, against
 * guessing codes and disturbing the owner all day.
 */
const limitsPerNumber: readonly LimitRule[] = [
  { max: 3, windowMs: 10 * MINUTE_MS },
  { max: 10, windowMs: DAY_MS },
];

/** Messages requested from one address: mobile networks put many people behind one. */
const limitsPerAddress: readonly LimitRule[] = [
  { max: 20, windowMs: 60 * MINUTE_MS },
  { max: 60, windowMs: DAY_MS },
];

/** The limits of sending a code; the limit of the number comes first. */
export function sendLimits(secret: string, phone: string, address: string): [Limit, Limit] {
  return [
    { subject: subjectHash(secret, "phone", phone), rules: limitsPerNumber },
    { subject: subjectHash(secret, "address", address), rules: limitsPerAddress },
  ];
}
