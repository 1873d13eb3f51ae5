import { href } from "@forecourt/contracts/href";
import type { SearchReply } from "@forecourt/contracts/inventory";
import type { SearchFilter } from "@forecourt/contracts/search-filter";
import type { SearchPlace } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { grouped } from "../../parts/grouped.ts";
import { searchBreadcrumbs } from "./breadcrumbs.ts";
import { toggled, without } from "./filter-change.ts";
import { filterGroups } from "./filter-groups.ts";
import { pageLinks } from "./page-links.ts";
import type { Option, SearchData } from "./search-data.ts";
import { boundsInWords, type Names, namesOf, whatIsListed } from "./search-words.ts";

const sorts = ["newest", "oldest", "mileage", "year", "priceHigh", "priceLow"] as const;

/** The search page, from a place and what the service answered for it. */
export function searchView(place: SearchPlace, reply: SearchReply, site: SiteContext): SearchData {
  const { texts } = site;
  const { filter, sort, terms } = place;
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
    clearHref: filtered ? href.search(conditionOf(filter), { sort, terms }) : null,
    sorts: sorts.map(
      (one): Option => ({
        label: fillText(texts, `search.sort.${one}`),
        href: href.search(filter, { sort: one, terms }),
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

function conditionOf({ condition }: SearchFilter): SearchFilter {
  return condition === undefined ? {} : { condition };
}

function emptyState(filter: SearchFilter, filtered: boolean, texts: Record<string, string>) {
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
function chipsOf(
  { filter, sort, terms }: SearchPlace,
  names: Names,
  texts: Record<string, string>,
): SearchData["chips"] {
  const chips: { label: string; left: SearchFilter }[] = [];
  for (const value of filter.bodyStyle ?? []) {
    const left = toggled(filter, "bodyStyle", value);
    chips.push({ label: fillText(texts, `bodyStyle.${value}`), left });
  }
  for (const key of ["make", "model"] as const) {
    for (const [index, value] of (filter[key] ?? []).entries()) {
      chips.push({ label: names[key][index] ?? value, left: toggled(filter, key, value) });
    }
  }
  for (const [key, values] of boundsInWords(filter)) {
    const bound = (
      { priceOver: "priceMin", priceUnder: "priceMax", mileageUnder: "mileageMax" } as const
    )[key];
    chips.push({
      label: fillText(texts, `search.filter.${key}`, values),
      left: without(filter, bound),
    });
  }
  return chips.map(({ label, left }) => ({
    label,
    removeLabel: fillText(texts, "search.filters.remove", { filter: label }),
    href: href.search(left, { sort, terms }),
  }));
}
