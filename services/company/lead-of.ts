import type { About } from "@forecourt/contracts/areas/company/contracts";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/** The general manager of the store, who answers for it; null where none is named. */
export function leadOf(dealers: Dealers, tenant: Tenant): About["lead"] {
  const { generalManager } = dealers.config(tenant).employees;
  if (!generalManager) return null;
  const { firstName, lastName, title, phone, email, photo } = generalManager;
  return {
    fullName: `${firstName} ${lastName}`,
    title,
    phone,
    email,
    photo: photo && dealers.assetPath(tenant.dealerId, photo),
  };
}
