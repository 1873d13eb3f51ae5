/**
 * The dealer and store of a request. The gateway resolves it once, from the Host header and the store
 * cookie, and sends it to upstreams in headers that it never accepts from clients.
 */
export interface Tenant {
  dealerId: string;
  /** The store that the visitor chose; null = all stores of the dealer. */
  storeId: string | null;
}

/** Internal headers: set by the gateway, removed from client requests. */
export const internalHeaders = {
  dealer: "x-forecourt-dealer",
  store: "x-forecourt-store",
  nonce: "x-forecourt-nonce",
  record: "x-forecourt-record",
  /** Verified claims of this visitor: "inventory", "price" or both; missing = neither. */
  unlocked: "x-forecourt-unlocked",
  /** On a response of the shell server: "1" = rendered for an anonymous visitor, may be cached. */
  shareable: "x-forecourt-shareable",
  /** Proves that a request comes from a process of this site. */
  credential: "x-forecourt-credential",
} as const;

export const requestIdHeader = "x-request-id";

export const storeCookie = { name: "store", maxAgeSeconds: 30 * 24 * 60 * 60 } as const;
