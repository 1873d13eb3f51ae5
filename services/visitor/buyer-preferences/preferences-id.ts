import { randomBytes } from "node:crypto";
import { isSameHash, keyedHash } from "@forecourt/service-kit/keyed-hash";
import type { PreferencesKey } from "../store/buyer-preferences.ts";

/** Key that signs the ids of one dealer's site. */
export interface Site {
  /** The site's SIGNING_SECRET. */
  secret: string;
  dealerId: string;
}

/** Characters of base64url: 126 random bits, then 132 bits of their signature. */
const SEED_LENGTH = 21;
const SIGNATURE_LENGTH = 22;

/**
 * A new random id with its signature, but the same for the same Idempotency-Key: a browser that repeats its request gets
 * the id of its first try, which is stored only as a hash.
 */
export function newPreferencesId(
  { secret, dealerId }: Site,
  idempotencyKey: string | null,
): string {
  const seed =
    idempotencyKey === null
      ? randomBytes(16).toString("base64url")
      : keyedHash(secret, `answers seed v2\n${dealerId}\n${idempotencyKey}`);
  return withSignature({ secret, dealerId }, seed.slice(0, SEED_LENGTH));
}

/** True for an id that this dealer's site has issued. Others could have been chosen by another person. */
export function isIssuedPreferencesId(site: Site, id: string): boolean {
  return isSameHash(id, withSignature(site, id.slice(0, SEED_LENGTH)));
}

function withSignature({ secret, dealerId }: Site, seed: string): string {
  const signature = keyedHash(secret, `answers id v2\n${dealerId}\n${seed}`);
  return `${seed}${signature.slice(0, SIGNATURE_LENGTH)}`;
}

/** Stored instead of the id, so that a reader of the table cannot impersonate a browser. */
export function preferencesKey({ secret, dealerId }: Site, id: string): PreferencesKey {
  return { dealer_id: dealerId, id_hash: keyedHash(secret, `answers v1\n${dealerId}\n${id}`) };
}
