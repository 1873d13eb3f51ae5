import { createHash, randomBytes, randomInt } from "node:crypto";

/** A new token of 256 bits. Only its hash is stored: without a key, since 256 bits cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hash of a token, which is stored instead of the token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(`trade-token:${token}`).digest("base64url");
}

/** Without I, L, O, U, 0 and 1, which are misread or spell words. */
const symbols = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `T-7K4M-2PXD`; one of 656 billion numbers. */
export function newOfferNumber(): string {
  const four = () => Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join("");
  return `T-${four()}-${four()}`;
}
