import { href } from "@forecourt/contracts/href";
import type { SearchReply } from "@forecourt/contracts/inventory";
import type { PlaceFilter, SearchPlace } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { grouped } from "../../parts/grouped.ts";
import { searchBreadcrumbs } from "./breadcrumbs.ts";
import { filterGroups } from "./filter-groups.ts";
import { pageLinks } from "./page-links.ts";
import type { Option, SearchData } from "./search-data.ts";
import { boundsInWords, type Names, namesOf, whatIsListed } from "./search-words.ts";

const sorts = ["newest", "oldest", "mileage", "year", "priceHigh", "priceLow"] as const;

/** The search page, from a place and what the service answered for it. */
export function searchView(place: SearchPlace, reply: SearchReply, site: SiteContext): SearchData {
  const { texts } = site;
  const { filter, sort } = place;
  const names = namesOf(filter, reply);
  const count = { count: grouped(reply.total) };
  const number = reply.total === 1 ? "one" : "other";
  const what = whatIsListed(texts, filter, names);
  const filtered = Object.keys(filter).some((key) => key !== "condition");
  return {
    heading: fillText(texts, "search.heading", { what }),
    total: reply.total,
    count: fillText(texts, `search.count.${number}`, count),
    showCount: fillText(texts, `search.filters.show.${number}`, count),
    breadcrumbs: searchBreadcrumbs(filter, what, texts),
    groups: filterGroups(place, reply, site),
    chips: chipsOf(place, names, texts),
    clearHref: filtered ? href.search(conditionOf(filter), { sort }) : null,
    sorts: sorts.map(
      (one): Option => ({
        label: fillText(texts, `search.sort.${one}`),
        href: href.search(filter, { sort: one }),
        selected: one === sort,
        count: null,
      }),
    ),
    cards: reply.vehicles.map((vehicle) =>
      cardOfVehicle(vehicle, site, { condition: !filter.condition }),
    ),
    pages: pageLinks(place, reply.pages, texts),
    empty: reply.total === 0 ? emptyState(filter, filtered, texts) : null,
  };
}

function conditionOf({ condition }: PlaceFilter): PlaceFilter {
  return condition === undefined ? {} : { condition };
}

function emptyState(filter: PlaceFilter, filtered: boolean, texts: Record<string, string>) {
  const texted = filtered ? "search.empty" : "search.emptyLot";
  const actions = filtered
    ? [{ label: fillText(texts, "search.empty.clear"), href: href.search(conditionOf(filter)) }]
    : [];
  return {
    title: fillText(texts, `${texted}.title`),
    body: fillText(texts, `${texted}.body`),
    actions,
  };
}

/** A chip for each filter in force, except the condition, which the address begins with. */
function chipsOf({ filter, sort }: SearchPlace, names: Names, texts: Record<string, string>) {
  const chips: { label: string; without: (keyof PlaceFilter)[] }[] = [];
  if (filter.bodyStyle) {
    chips.push({ label: fillText(texts, `bodyStyle.${filter.bodyStyle}`), without: ["bodyStyle"] });
  }
  if (names.make) chips.push({ label: names.make, without: ["make", "model"] });
  if (names.model) chips.push({ label: names.model, without: ["model"] });
  for (const [key, values] of boundsInWords(filter)) {
    chips.push({
      label: fillText(texts, `search.filter.${key}`, values),
      without: [
        ({ priceOver: "priceMin", priceUnder: "priceMax", mileageUnder: "mileageMax" } as const)[
          key
        ],
      ],
    });
  }
  return chips.map(({ label, without }) => ({
    label,
    removeLabel: fillText(texts, "search.filters.remove", { filter: label }),
    href: href.search(omit(filter, without), { sort }),
  }));
}

function omit(filter: PlaceFilter, keys: (keyof PlaceFilter)[]): PlaceFilter {
  const rest = { ...filter };
  for (const key of keys) delete rest[key];
  return rest;
}
