import type { HashedUser } from "@forecourt/contracts/tracking-events";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { parsePhone } from "@forecourt/domain/phone";

/**
 * The visitor as receivers may get him. They compare hashes, so each text has to be written as its
 * receiver writes it before it is hashed:
 * developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters,
 * developers.google.com/google-ads/api/docs/conversions/enhanced-conversions.
 */
export interface HashedPersons {
  /** For Facebook, and for whoever else takes what its servers take. */
  facebook: HashedUser;
  google: HashedUser;
}

type Person = Pick<Visitor, "firstName" | "lastName" | "email" | "phone">;

/** Without encryption on the way a browser lends nothing to hash with, and nothing is told. */
export async function hashedPersons({
  firstName,
  lastName,
  email,
  phone,
}: Person): Promise<HashedPersons> {
  const number = parsePhone(phone);
  const e164 = number.ok ? number.phone : "";
  const names = { fn: lettersOf(firstName), ln: lettersOf(lastName) };
  const [facebook, google] = await Promise.all([
    hashesOf({ ...names, em: email, ph: e164.slice("+".length) }),
    hashesOf({ ...names, em: mailboxOf(email), ph: e164 }),
  ]);
  return { facebook, google };
}

/** A name without digits, hyphens and other signs. */
function lettersOf(name: string): string {
  return name.normalize("NFC").replace(/[^\p{L}\p{M}\s]/gu, "");
}

/** Dots before Google's own mail hosts name no other mailbox. */
function mailboxOf(email: string): string {
  const [, name, host] = /^\s*([^@]+)@(gmail\.com|googlemail\.com)\s*$/i.exec(email) ?? [];
  return name === undefined ? email : `${name.replaceAll(".", "")}@${host}`;
}

async function hashesOf(texts: Required<HashedUser>): Promise<HashedUser> {
  const hashes = Object.entries(texts).map(async ([name, text]) => [name, await hashOf(text)]);
  const known = (await Promise.all(hashes)).filter(([, hash]) => hash !== null);
  return Object.fromEntries(known);
}

/** SHA-256 in hexadecimal of a text without blanks around it, in lower case; null of none. */
export async function hashOf(text: string): Promise<string | null> {
  const normal = text.trim().toLowerCase();
  if (normal === "" || !globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(normal));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
