import { slug } from "@forecourt/domain/slug";
import type { Transaction } from "kysely";
import type { ServiceTables, VisitKeyRow } from "./tables.ts";

/** Letters at the beginning of a name, and digits at the end of a phone number, by which visits are found. */
const keyLetters = 3;
export const keyDigits = 4;

/** The keys of a visit: the beginnings of its owner's names and of the email, and the end of the phone number. */
export function keysOfContact(
  contact: { firstName: string; lastName: string; phone: string; email?: string } | null,
): string[] {
  if (contact === null) return [];
  const { firstName, lastName, phone, email = "" } = contact;
  const digits = phoneKey(phone);
  return [
    ...new Set([
      ...namesIn(`${firstName} ${lastName}`).map(nameKey),
      ...(digits === null ? [] : [digits]),
      ...(email === "" ? [] : [emailKey(email)]),
    ]),
  ];
}

/**
 * The key to search for with the typed words: the key of an email address, of a phone number, or else of the longest
 * word. Null = too short.
 */
export function searchKeyOf(words: string): string | null {
  if (words.includes("@")) return emailKey(words);
  const digits = phoneKey(words);
  if (digits !== null) return digits;
  const [longest = ""] = namesIn(words).toSorted((one, other) => other.length - one.length);
  return longest.length < 2 ? null : nameKey(longest);
}

/** The names of a person without case, marks and punctuation. */
export function namesIn(text: string): string[] {
  return slug(text)
    .split("-")
    .filter((name) => name !== "");
}

function nameKey(name: string): string {
  return `name:${name.slice(0, keyLetters)}`;
}

function emailKey(email: string): string {
  return `email:${email.trim().toLowerCase().slice(0, keyLetters)}`;
}

function phoneKey(text: string): string | null {
  const digits = text.replaceAll(/\D/g, "");
  return digits.length < keyDigits ? null : `phone:${digits.slice(-keyDigits)}`;
}

/** Replaces the keys of a visit whose contact has changed, in the transaction that changes it. */
export async function replaceVisitKeys(
  transaction: Transaction<ServiceTables>,
  visit: Omit<VisitKeyRow, "key">,
  contact: Parameters<typeof keysOfContact>[0],
): Promise<void> {
  await transaction
    .deleteFrom("service_visit_keys")
    .where("visit_id", "=", visit.visit_id)
    .execute();
  await insertVisitKeys(transaction, visit, contact);
}

/** Stores the keys of a visit, in the transaction that books it. */
export async function insertVisitKeys(
  transaction: Transaction<ServiceTables>,
  visit: Omit<VisitKeyRow, "key">,
  contact: Parameters<typeof keysOfContact>[0],
): Promise<void> {
  const rows = keysOfContact(contact).map((key) => ({ ...visit, key }));
  if (rows.length === 0) return;
  await transaction
    .insertInto("service_visit_keys")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
