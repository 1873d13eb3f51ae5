/**
 * Whose site a request is for. The gateway resolves it once, from the Host header and the store
 * cookie, and passes it on in headers that it never accepts from outside.
 */
export interface Tenant {
  dealerId: string;
  /** The store the visitor chose; null = none chosen: all stores of the dealer. */
  storeId: string | null;
}

/** Internal headers: set by the gateway, dropped from every outside request. */
export const internalHeaders = {
  dealer: "x-forecourt-dealer",
  store: "x-forecourt-store",
  nonce: "x-forecourt-nonce",
  record: "x-forecourt-record",
  /** Of "inventory" and "price" what is proven to be unlocked for this visitor; missing = neither. */
  unlocked: "x-forecourt-unlocked",
  /** On an answer of the shell server: "1" = holds nothing of one visitor's, may be kept for others. */
  shareable: "x-forecourt-shareable",
} as const;

export const requestIdHeader = "x-request-id";

export const storeCookie = { name: "store", maxAgeSeconds: 30 * 24 * 60 * 60 } as const;
