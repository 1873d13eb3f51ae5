import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";

/** Names something in the database without saying it: nobody can find it out by trying. */
export function hiddenName(secret: string, purpose: string, what: unknown): string {
  return keyedHash(secret, canonicalJson([purpose, what]));
}
