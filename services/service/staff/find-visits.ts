import type { VisitRow } from "../store/tables.ts";
import { keyDigits, namesIn, searchKeyOf } from "../store/visit-keys.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { contentOf } from "../visits/visit-store.ts";
import type { ShopDeps } from "./shop-deps.ts";

export interface FoundVisit {
  row: VisitRow;
  content: VisitContent;
}

/**
 * The booked, canceled and done visits of owners, in the order of their start: each word begins one of the owner's names,
 * or the digits, four at least, end the phone number, or it is the email. Only visits with the same first letters or last
 * digits are read.
 */
export async function findVisits(
  { database }: Pick<ShopDeps, "database">,
  { dealerId, storeId }: Pick<ServiceStore, "dealerId" | "storeId">,
  words: string,
): Promise<FoundVisit[]> {
  const key = searchKeyOf(words);
  if (key === null) return [];
  const rows = await database.query
    .selectFrom("service_visit_keys as k")
    .innerJoin("service_visits as v", "v.id", "k.visit_id")
    .selectAll("v")
    .where("k.dealer_id", "=", dealerId)
    .where("k.store_id", "=", storeId)
    .where("k.key", "=", key)
    .where("v.status", "!=", "draft")
    .orderBy("v.starts_at")
    .execute();
  return rows
    .map((row) => ({ row, content: contentOf(row) }))
    .filter(({ content }) => isOf(content.contact, words));
}

function isOf(contact: VisitContent["contact"], words: string): boolean {
  if (contact === null) return false;
  if (words.includes("@")) {
    return contact.email.toLowerCase() === words.trim().toLowerCase();
  }
  const digits = digitsOf(words);
  if (digits.length >= keyDigits) return digitsOf(contact.phone).endsWith(digits);
  const names = namesIn(`${contact.firstName} ${contact.lastName}`);
  return namesIn(words).every((word) => names.some((name) => name.startsWith(word)));
}

/** Without the country code. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
