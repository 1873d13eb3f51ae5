import type { AboutContent } from "@forecourt/contracts/areas/company/contracts";
import type { ContentSource } from "@forecourt/service-kit/content-service";

/** Heading of the page about the company, with its words about the store that the visitor chose. */
export function headingOf(
  hero: AboutContent["hero"],
  byStore: AboutContent["byStore"],
  { dealers, tenant, config }: ContentSource,
): AboutContent["hero"] {
  const own = dealers.site(tenant).storeChosen ? byStore[config.store.id] : undefined;
  if (own === undefined) return hero;
  const { description = hero.description, list = hero.list, picture = hero.picture, lang } = own;
  return {
    ...hero,
    description,
    list,
    ...(picture && { picture }),
    ...(lang !== undefined && { lang }),
  };
}
