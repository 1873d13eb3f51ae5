import type { HomeContent, HomeReply } from "@forecourt/contracts/areas/company/contracts";
import type { ContentSource } from "@forecourt/service-kit/content-service";
import { locationsOf } from "./locations-of.ts";
import { reviewsOfStore } from "./reviews/shown-reviews.ts";

/** The home page without its promotions, for the store that the visitor chose. */
export function homeOf(
  { byStore, slides, ...content }: HomeContent,
  { dealers, tenant, config }: ContentSource,
  now: Date,
): Omit<HomeReply, "promotions"> {
  const own = dealers.site(tenant).storeChosen ? byStore[config.store.id] : undefined;
  return {
    ...content,
    slides: own ? withFirst(slides, own) : slides,
    reviews: reviewsOfStore(dealers, tenant, now),
    locations: locationsOf(dealers, tenant),
    nearby: dealers.content(tenant, "company/contact")?.nearby ?? [],
  };
}

/** The slides; the first slide has the words of a store. */
function withFirst(
  slides: HomeContent["slides"],
  own: HomeContent["byStore"][string],
): HomeContent["slides"] {
  const [first, ...others] = slides;
  if (first === undefined) return [];
  const { badge = first.badge, list = first.list, ...words } = own;
  return [{ ...first, ...words, badge, list }, ...others];
}
