import { randomInt } from "node:crypto";

/** Without I, L, O, U, 0 and 1, which are misread or spell words. */
const symbols = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number that can be read out on the phone: `F-7K3Q2M`, one of 729 million. */
export function receiptNumber(): string {
  const drawn = Array.from({ length: 6 }, () => symbols[randomInt(symbols.length)]);
  return `F-${drawn.join("")}`;
}
