import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";

/** Key of the digests of one request; the shape of `ClaimsSigner`. */
export interface DigestKey {
  secret: string;
  dealerId: string;
  now: Date;
}

/** An HMAC of `value`. Without the secret, the value cannot be found by trying all values. */
export function keyedDigest(secret: string, purpose: string, value: unknown): string {
  return keyedHash(secret, canonicalJson([purpose, value]));
}
