import { randomBytes } from "node:crypto";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";
import type { TermsKey } from "../store/terms.ts";

interface Site {
  /** The site's SIGNING_SECRET. */
  secret: string;
  dealerId: string;
}

/**
 * A new id that nobody guesses. For the same Idempotency-Key it is the same: a browser that sends
 * again because no answer came gets the id of its first try, which is kept nowhere as it is.
 */
export function newAnswersId({ secret, dealerId }: Site, idempotencyKey: string | null): string {
  const seed = idempotencyKey ?? randomBytes(32).toString("base64url");
  return keyedHash(secret, `answers id v1\n${dealerId}\n${seed}`);
}

/** What stands in the table in place of the id: who reads the table can pass for nobody. */
export function termsKey({ secret, dealerId }: Site, id: string): TermsKey {
  return { dealer_id: dealerId, id_hash: keyedHash(secret, `answers v1\n${dealerId}\n${id}`) };
}
