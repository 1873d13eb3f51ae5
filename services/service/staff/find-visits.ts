import type { VisitRow } from "../store/tables.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { contentOf } from "../visits/visit-store.ts";
import type { ShopDeps } from "./shop-deps.ts";

export interface FoundVisit {
  row: VisitRow;
  content: VisitContent;
}

/** The fewest digits that count as a part of a phone number. */
const minDigits = 4;

/** The booked, canceled and done visits of owners whose name or phone number has `words`, in the order of their start. */
export async function findVisits(
  { database }: Pick<ShopDeps, "database">,
  { dealerId, storeId }: Pick<ServiceStore, "dealerId" | "storeId">,
  words: string,
): Promise<FoundVisit[]> {
  const rows = await database.query
    .selectFrom("service_visits")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("status", "!=", "draft")
    .orderBy("starts_at")
    .execute();
  return rows
    .map((row) => ({ row, content: contentOf(row) }))
    .filter(({ content }) => isOf(content.contact, words));
}

function isOf(contact: VisitContent["contact"], words: string): boolean {
  if (contact === null) return false;
  const name = `${contact.firstName} ${contact.lastName}`.toLowerCase();
  const digits = words.replaceAll(/\D/g, "");
  const hasPhone =
    digits.length >= minDigits && contact.phone.replaceAll(/\D/g, "").includes(digits);
  return name.includes(words.toLowerCase()) || hasPhone;
}
