import type { Tenant } from "@forecourt/contracts/tenant";
import { keyedHash } from "../keyed-hash.ts";
import { canonicalJson } from "./canonical-json.ts";

/** What identifies a write. */
export interface WriteRequest {
  key: string;
  method: string;
  /** Path without the query. */
  path: string;
  tenant: Tenant;
  /** Parsed; the order of its fields does not matter. */
  body: unknown;
}

/** A write's identity as it is stored; neither the key nor the content can be derived from it. */
export interface RequestIdentity {
  /** Hash of the dealer and the key. */
  id: string;
  /** Hash of the method, the path and the content. */
  fingerprint: string;
}

/**
 * Both hashes are keyed by the Idempotency-Key, which is not stored: otherwise a guessed phone
 * number could be compared with a stored hash.
 */
export function identityOf({ key, method, path, tenant, body }: WriteRequest): RequestIdentity {
  return {
    id: keyedHash(key, canonicalJson(["id", tenant.dealerId])),
    fingerprint: keyedHash(key, canonicalJson([method, path, tenant.storeId, body ?? null])),
  };
}
