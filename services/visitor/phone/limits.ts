import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
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

/**
 * Who asks, as the gateway says: it believes nobody else. Of an IPv6 address the first half, which is
 * what one household or one machine has to itself.
 */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  const address = typeof forwarded === "string" ? forwarded : (socket.remoteAddress ?? "");
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [front = "", back] = address.split("%", 1)[0]?.split("::") ?? [];
  const groups = front.split(":").filter((group) => group !== "");
  const rest = (back ?? "").split(":").filter((group) => group !== "").length;
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - rest);
  const full = [...groups, ...Array.from({ length: zeros }, () => "0"), ...(back ?? "").split(":")];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
