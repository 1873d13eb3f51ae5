import type { About } from "@forecourt/contracts/areas/company/contracts";
import type { ContentSource } from "@forecourt/service-kit/content-service";
import { memberOf } from "./team.ts";

/** General manager of the store, who is responsible for it, with the text of their page; null where none is named. */
export function leadOf({ dealers, tenant, config }: ContentSource): About["lead"] {
  const { generalManager } = config.employees;
  if (!generalManager) return null;
  const { firstName, lastName, title, phone, email, photo } = generalManager;
  const member = memberOf({ firstName, lastName }, dealers, tenant);
  return {
    fullName: `${firstName} ${lastName}`,
    // The title of the page is translated, the one of the configuration is not.
    title: member?.title ?? title,
    phone,
    email,
    photo: photo && dealers.assetPath(tenant.dealerId, photo),
    slug: member?.slug ?? null,
    stores: member?.stores ?? [],
    bio: member?.bio ?? [],
  };
}
