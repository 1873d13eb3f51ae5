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

/** Client address and number of a requested code, and the dealer's cap. */
export interface SendSubjects {
  dealerId: string;
  /** E.164. */
  phone: string;
  /** The network of the client. */
  address: string;
  /** Messages of the dealer within 24 hours. */
  maxPerDay: number;
}

/** The limits of sending a code: of the number, of the address, of the dealer. */
export function sendLimits(
  secret: string,
  { dealerId, phone, address, maxPerDay }: SendSubjects,
): [Limit, Limit, Limit] {
  return [
    { subject: subjectHash(secret, "phone", phone), rules: limitsPerNumber },
    { subject: subjectHash(secret, "address", address), rules: limitsPerAddress },
    {
      subject: subjectHash(secret, "dealer", dealerId),
      rules: [{ max: maxPerDay, windowMs: DAY_MS }],
    },
  ];
}
