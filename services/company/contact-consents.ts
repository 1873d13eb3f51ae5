import type { Contact } from "@forecourt/contracts/areas/company/contact";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/**
 * Consent sentence on calls and texts in the name of a dealer with several stores, and in the name of each store; null
 * where there is one store. The leads service knows all these sentences, see its `contact-consent.ts`.
 */
export function contactConsents(dealers: Dealers, tenant: Tenant): Contact["consents"] {
  const stores = dealers.stores(tenant.dealerId);
  if (stores.length < 2) return null;
  const sentence = (storeId: string | null) =>
    dealers.site({ ...tenant, storeId }).texts["leadForm.consent"] ?? "";
  return {
    dealer: sentence(null),
    stores: Object.fromEntries(stores.map((id) => [id, sentence(id)])),
  };
}
