import { randomInt } from "node:crypto";

/** Without I, L, O, U, 0 and 1, which are misread or spell words. */
const symbols = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number that can be read out on the phone: `F-7K3Q2M`, one of 729 million numbers. */
export function receiptNumber(): string {
  return `F-${drawSymbols(6)}`;
}

/** Number of a quote: `Q-7K4M-2PXD`, one of 656 billion numbers. */
export function quoteNumber(): string {
  return `Q-${drawSymbols(4)}-${drawSymbols(4)}`;
}

function drawSymbols(length: number): string {
  return Array.from({ length }, () => symbols[randomInt(symbols.length)]).join("");
}
