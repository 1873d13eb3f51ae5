import { randomBytes, randomInt } from "node:crypto";
import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import type { VaultSecrets } from "../vault/vault.ts";

/** A new token of 256 bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hash of a token, which is stored instead of the token. */
export function tokenHash(secrets: VaultSecrets, token: string): string {
  return secrets.digest("token-hash", token);
}

/**
 * Token of an application, derived from its id, so that a repeated request gets the same token. The co-borrower has a
 * token of their own.
 */
export function tokenOfApplication(
  secrets: VaultSecrets,
  id: string,
  party: Party = "borrower",
): string {
  return secrets.digest(party === "borrower" ? "token" : "co-token", id);
}

/** Token of the link in an applicant's mails. Its page shows the state of the application, without typed data. */
export function mailTokenOf(secrets: VaultSecrets, id: string, party: Party = "borrower"): string {
  return secrets.digest(party === "borrower" ? "mail-token" : "co-mail-token", id);
}

/** Without I, L, O, U, 0 and 1, which are misread or spell words. */
const symbols = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `A-7K4M-2PXD` of a full application, `P-…` of a pre-approval; one of 656 billion. */
export function newNumber(letter: "A" | "P"): string {
  const four = () => Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join("");
  return `${letter}-${four()}-${four()}`;
}
