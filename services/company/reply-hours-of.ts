import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/** Opening hours within which each of the dealer's stores replies, because a form may go to any of them. */
export function replyHoursOf(dealers: Dealers, { dealerId }: Tenant): number {
  const hours = dealers
    .stores(dealerId)
    .map((storeId) => dealers.config({ dealerId, storeId }).leads.replyWithinHours);
  return Math.max(...hours);
}
