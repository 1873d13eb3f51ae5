import type { Limit, Rule } from "../store/limits.ts";
import { subjectHash } from "./hashes.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Messages to one number, whoever asks for them: the specification's three in ten minutes, and no
 * more than ten a day, so that nobody can guess codes, or wake the owner, all day long.
 */
const perNumber: readonly Rule[] = [
  { most: 3, windowMs: 10 * MINUTE_MS },
  { most: 10, windowMs: DAY_MS },
];

/** Messages that one address asks for: a telephone company puts many people behind one. */
const perAddress: readonly Rule[] = [
  { most: 20, windowMs: 60 * MINUTE_MS },
  { most: 60, windowMs: DAY_MS },
];

/** What binds the sending of a code; the number's limit stands first. */
export function sendLimits(secret: string, phone: string, address: string): [Limit, Limit] {
  return [
    { subject: subjectHash(secret, "phone", phone), rules: perNumber },
    { subject: subjectHash(secret, "address", address), rules: perAddress },
  ];
}
