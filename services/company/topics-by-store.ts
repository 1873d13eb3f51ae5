import type { Contact } from "@forecourt/contracts/areas/company/contact";
import { offeredTopics } from "@forecourt/contracts/areas/company/contact-topics";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/** Topics of the contact form at each of several stores: a store that buys no cars has no topic about selling one. */
export function topicsByStore(dealers: Dealers, { dealerId }: Tenant): Contact["topics"] {
  const stores = dealers.stores(dealerId);
  if (stores.length < 2) return {};
  return Object.fromEntries(
    stores.map((storeId) => [storeId, offeredTopics(dealers.config({ dealerId, storeId }).pages)]),
  );
}
