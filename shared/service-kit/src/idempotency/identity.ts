import type { Tenant } from "@forecourt/contracts/tenant";
import { keyedHash } from "../keyed-hash.ts";
import { canonicalJson } from "./canonical-json.ts";

/** What makes two writes the same one. */
export interface WriteRequest {
  key: string;
  method: string;
  /** Without the query. */
  path: string;
  tenant: Tenant;
  /** Parsed; the order of its fields does not matter. */
  body: unknown;
}

/** A write as it may be kept: nothing of the key, or of what was sent, can be read from it. */
export interface RequestIdentity {
  /** Of the dealer and the key. */
  id: string;
  /** Of everything else. */
  fingerprint: string;
}

/**
 * Both are keyed by the Idempotency-Key, which is kept nowhere: without it, nobody can find out by
 * trying whether a stored fingerprint is that of a certain telephone number.
 */
export function identityOf({ key, method, path, tenant, body }: WriteRequest): RequestIdentity {
  return {
    id: keyedHash(key, canonicalJson(["id", tenant.dealerId])),
    fingerprint: keyedHash(key, canonicalJson([method, path, tenant.storeId, body ?? null])),
  };
}
