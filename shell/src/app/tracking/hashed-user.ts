import type { HashedUser } from "@forecourt/contracts/tracking-events";
import type { Visitor } from "@forecourt/contracts/visitor";
import { parsePhone } from "@forecourt/domain/phone";

/**
 * The visitor as tags may get him: each text normalised as they ask for it (no blanks around it, lower
 * case, a number with its country code as digits) and hashed. Without encryption on the way a browser
 * lends nothing to hash with, and nothing is told.
 */
export async function hashedUser(
  visitor: Pick<Visitor, "firstName" | "lastName" | "email" | "phone">,
): Promise<HashedUser> {
  const phone = parsePhone(visitor.phone);
  const texts = {
    em: visitor.email,
    ph: phone.ok ? phone.phone.slice("+".length) : "",
    fn: visitor.firstName,
    ln: visitor.lastName,
  };
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
