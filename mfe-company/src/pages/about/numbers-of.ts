import type { About } from "@forecourt/contracts/areas/company/contracts";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { AboutData, AboutNumber } from "./about-data.ts";

/** Since when, how many stores and people, and the rating, as far as they are known: of the chosen store, or of all. */
export function numbersOf(
  { locations, people, reviews }: Pick<About, "locations" | "people" | "reviews">,
  { texts, storeChosen }: Pick<SiteContext, "texts" | "storeChosen">,
): AboutData["numbers"] {
  // With a chosen store, everything else on the page is of that store.
  const shown = storeChosen ? locations.filter(({ current }) => current) : locations;
  const years = shown.flatMap(({ since }) => since ?? []);
  const list: AboutNumber[] = [];
  const add = (key: string, value: string, values = {}) =>
    list.push({ value, label: fillText(texts, `about.numbers.${key}`, values) });
  if (years.length > 0) add("since", String(Math.min(...years)));
  if (shown.length > 1) add("stores", String(shown.length));
  if (people !== null && people.count > 1) add("people", String(people.count));
  if (reviews !== null) {
    const { stars, platform } = reviews.rating;
    add("rating", stars.toFixed(1), { platform });
  }
  return list.length < 2 ? null : { title: fillText(texts, "about.numbers"), list };
}
