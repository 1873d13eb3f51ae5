import type { HashedUser } from "@forecourt/contracts/tracking-events";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { parsePhone } from "@forecourt/domain/phone";

/**
 * The visitor's contact data as hashes. Each receiver compares hashes, so every value is normalized
 * as that receiver specifies before it is hashed:
 * developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters,
 * developers.google.com/google-ads/api/docs/conversions/enhanced-conversions.
 */
export interface HashedUserData {
  /** Hashes for Facebook and for the site's tracking service. */
  facebook: HashedUser;
  google: HashedUser;
}

type Person = Pick<Visitor, "firstName" | "lastName" | "email" | "phone">;

/** Hashes the visitor's contact data. Over plain HTTP `crypto.subtle` is missing and it is empty. */
export async function hashUserData({
  firstName,
  lastName,
  email,
  phone,
}: Person): Promise<HashedUserData> {
  const number = parsePhone(phone);
  const e164 = number.ok ? number.phone : "";
  const names = { fn: lettersOf(firstName), ln: lettersOf(lastName) };
  const [facebook, google] = await Promise.all([
    hashesOf({ ...names, em: email, ph: e164.slice("+".length) }),
    hashesOf({ ...names, em: mailboxOf(email), ph: e164 }),
  ]);
  return { facebook, google };
}

/** A name without digits and punctuation. */
function lettersOf(name: string): string {
  return name.normalize("NFC").replace(/[^\p{L}\p{M}\s]/gu, "");
}

/** Gmail ignores dots in the local part of an address. */
function mailboxOf(email: string): string {
  const [, name, host] = /^\s*([^@]+)@(gmail\.com|googlemail\.com)\s*$/i.exec(email) ?? [];
  return name === undefined ? email : `${name.replaceAll(".", "")}@${host}`;
}

async function hashesOf(texts: Required<HashedUser>): Promise<HashedUser> {
  const hashes = Object.entries(texts).map(async ([name, text]) => [name, await hashOf(text)]);
  const known = (await Promise.all(hashes)).filter(([, hash]) => hash !== null);
  return Object.fromEntries(known);
}

/** SHA-256 in hexadecimal of the trimmed, lower-case text; null when it is empty. */
export async function hashOf(text: string): Promise<string | null> {
  const normal = text.trim().toLowerCase();
  if (normal === "" || !globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(normal));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
