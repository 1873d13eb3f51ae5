import { createHash, randomBytes } from "node:crypto";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";
import { openToken, sealToken } from "@forecourt/service-kit/links/sealed-token";

/** Purposes of the keys that encrypt a subscriber's data. `secret` is the site's SIGNING_SECRET. */
const purposes = {
  address: "inventory-alert-address:v1",
  token: "inventory-alert-token:v1",
} as const;

type Sealed = keyof typeof purposes;

export function seal(kind: Sealed, secret: string, id: string, text: string): string {
  return sealToken({ secret, purpose: purposes[kind], id }, text);
}

/** @throws Error when it was sealed with another secret */
export function unseal(kind: Sealed, secret: string, id: string, sealed: string): string {
  return openToken({ secret, purpose: purposes[kind], id }, sealed);
}

/** The hash by which an address is looked up. It is keyed, so that addresses cannot be guessed from a copied database. */
export function addressHash(secret: string, dealerId: string, address: string): string {
  const text = ["inventory-alert-address-hash:v1", dealerId, address.trim().toLowerCase()];
  return keyedHash(secret, JSON.stringify(text));
}

/** The token of the links in a subscriber's mails: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The name under which the leads service keeps the subscriber's mails. */
export function mailingOf(subscriberId: string): string {
  return createHash("sha256").update(`inventory-alert:${subscriberId}`).digest("base64url");
}
