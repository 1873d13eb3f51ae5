import type { ServiceOffersContent } from "@forecourt/contracts/areas/service/offers";
import { AppError } from "@forecourt/contracts/errors";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import type { ContentDeps } from "@forecourt/service-kit/content-service";

/** The offers of one store, and how visits are booked there. */
export interface StoreOffers {
  /** Today in the store's time zone. */
  day: string;
  /** In which its pages write dates. */
  locale: string;
  /** Null where the store shows no offers. */
  content: ServiceOffersContent | null;
  /** Null = by phone only. */
  schedulePath: string | null;
}

/** The offers of the store. @throws AppError dealer-unknown */
export function storeOffers(
  { dealers, now }: Pick<ContentDeps, "dealers" | "now">,
  tenant: Tenant,
): StoreOffers {
  const current = dealers.current();
  const { company, pages } = current.config(tenant);
  return {
    day: wallTimeAt(now(), company.timezone).day,
    locale: localeOf(current.site(tenant).texts),
    content: current.content(tenant, "service/specials", now()),
    schedulePath: linkTo(pages, "service.schedule"),
  };
}

/** Like `storeOffers` for a page that needs offers. @throws AppError content-unknown, dealer-unknown */
export function requiredOffers(deps: ContentDeps, tenant: Tenant) {
  const { content, ...rest } = storeOffers(deps, tenant);
  if (!content) throw new AppError("content-unknown", "this store has no service specials");
  return { ...rest, content };
}
