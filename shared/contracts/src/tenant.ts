/**
 * The dealer and store of a request. The gateway resolves them once, from the Host header and the store
 * cookie, and sends them to upstreams in headers that it never accepts from clients.
 */
export interface Tenant {
  dealerId: string;
  /** The store that the visitor chose; null = all stores of the dealer. */
  storeId: string | null;
  /** The language of the page that the request is for or comes from, one of the dealer's; missing = English. */
  language?: string;
  /** The variants of the document, see `variantKey`; missing = it is in no experiment. Services do not get them. */
  variants?: string;
}

/** Internal headers: set by the gateway, removed from client requests. */
export const internalHeaders = {
  dealer: "x-forecourt-dealer",
  store: "x-forecourt-store",
  /** The language of the page that a request is for or comes from; missing = English. */
  language: "x-forecourt-language",
  /** From the gateway to the shell server: the variants of the document, see `variantKey`; missing = none. */
  variants: "x-forecourt-variants",
  /** From the gateway to the shell server: the record of the canary that the visitor gets; missing = what is live. */
  canary: "x-forecourt-canary",
  nonce: "x-forecourt-nonce",
  record: "x-forecourt-record",
  /** Verified claims of this visitor: "inventory", "price" or both; missing = neither. */
  unlocked: "x-forecourt-unlocked",
  /** On a response of the shell server: "1" = rendered for an anonymous visitor, may be cached. */
  shareable: "x-forecourt-shareable",
  /** Proves that a request comes from a process of this site. */
  credential: "x-forecourt-credential",
  /** On a response of a service: "1" = a page without scripts, with a style and images of this origin. */
  document: "x-forecourt-document",
  /** On a response of a service or of the shell server: the version of the data it was made from. */
  version: "x-forecourt-version",
} as const;

/** Internal headers between the gateway and the shell server for a document that is to be cached. */
export const wholeDocumentHeaders = {
  /** On a request: "1" = the whole document is wanted at once, without a nonce. */
  whole: "x-forecourt-whole",
  /** On its response: "1" = the document is not ready in time; request it without `whole`. */
  incomplete: "x-forecourt-incomplete",
  /** The version of each part that was read: `shell=1a2b inventory=3c4d.17`; missing = not known. */
  versions: "x-forecourt-versions",
  /** Epoch ms until which the calendar of the document holds. */
  validUntil: "x-forecourt-valid-until",
  /** Sources for `script-src` of its inline scripts, separated by spaces: `'sha256-…'`. */
  scriptSources: "x-forecourt-script-sources",
  /** The same for `style-src`. */
  styleSources: "x-forecourt-style-sources",
} as const;

export const requestIdHeader = "x-request-id";

export const storeCookie = { name: "store", maxAgeSeconds: 30 * 24 * 60 * 60 } as const;
