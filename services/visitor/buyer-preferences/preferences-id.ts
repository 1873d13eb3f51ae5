import { randomBytes } from "node:crypto";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";
import type { PreferencesKey } from "../store/buyer-preferences.ts";

interface Site {
  /** The site's SIGNING_SECRET. */
  secret: string;
  dealerId: string;
}

/**
 * A new random id, but the same for the same Idempotency-Key: a browser that repeats its request gets
 * the id of its first try, which is stored only as a hash.
 */
export function newPreferencesId(
  { secret, dealerId }: Site,
  idempotencyKey: string | null,
): string {
  const seed = idempotencyKey ?? randomBytes(32).toString("base64url");
  return keyedHash(secret, `answers id v1\n${dealerId}\n${seed}`);
}

/** Stored instead of the id, so that a reader of the table cannot impersonate a browser. */
export function preferencesKey({ secret, dealerId }: Site, id: string): PreferencesKey {
  return { dealer_id: dealerId, id_hash: keyedHash(secret, `answers v1\n${dealerId}\n${id}`) };
}
