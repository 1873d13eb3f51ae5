import type { About } from "@forecourt/contracts/areas/company/contracts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { ratingScope } from "../../parts/reviews/rating-scope.ts";
import { scopedKey } from "../../parts/reviews/rating-view.ts";
import { reviewsId } from "../../parts/reviews/reviews-id.ts";
import type { AboutData, AboutNumber } from "./about-data.ts";

type Site = Pick<SiteContext, "texts" | "storeChosen" | "stores" | "store">;

/**
 * Since when, how many stores and people, and whose rating, as far as they are known: of the chosen store, or of all.
 */
export function numbersOf(
  { locations, people, reviews }: Pick<About, "locations" | "people" | "reviews">,
  site: Site,
): AboutData["numbers"] {
  const { texts, storeChosen } = site;
  // With a chosen store, everything else on the page is of that store.
  const shown = storeChosen ? locations.filter(({ current }) => current) : locations;
  const years = shown.flatMap(({ since }) => since ?? []);
  const list: AboutNumber[] = [];
  const add = (key: string, value: string) => list.push({ value, label: fillText(texts, key) });
  // A handful of people is no number to be proud of.
  const isOneOfGroup = shown.length < locations.length;
  if (years.length > 0) add("about.numbers.since", String(Math.min(...years)));
  if (shown.length > 1) add("about.numbers.stores", String(shown.length));
  if (people !== null && people.count > 1 && !isOneOfGroup)
    add("about.numbers.people", String(people.count));
  if (reviews !== null) {
    const { stars, count, platform } = reviews.rating;
    const scope = ratingScope(reviews, site);
    const key = scopedKey("about.numbers.rating", scope);
    const label = fillText(texts, key, {
      count: count.toLocaleString("en-US"),
      platform,
      ...(scope !== "stores" && scope),
    });
    list.push({ value: stars.toFixed(1), label, href: `#${reviewsId}` });
  }
  return list.length < 2 ? null : { title: fillText(texts, "about.numbers"), list };
}
