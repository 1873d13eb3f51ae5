import { createHash, randomBytes } from "node:crypto";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";
import { openToken, sealToken } from "@forecourt/service-kit/links/sealed-token";

/** Encryption of what names a subscriber; `secret` is the site's SIGNING_SECRET. */
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

/** By which an address is found again. Without the secret, it cannot be found by trying addresses. */
export function addressHash(secret: string, dealerId: string, address: string): string {
  const text = ["inventory-alert-address-hash:v1", dealerId, address.trim().toLowerCase()];
  return keyedHash(secret, JSON.stringify(text));
}

/** 256 bits, for the links of a subscriber's mails. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Names the subscriber's mails to the leads service. */
export function mailingOf(subscriberId: string): string {
  return createHash("sha256").update(`inventory-alert:${subscriberId}`).digest("base64url");
}
