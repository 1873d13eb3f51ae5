import { href } from "@forecourt/contracts/href";
import { PAGE_SIZE, type ParsedQuery, type SearchReply } from "@forecourt/contracts/inventory";
import { Sort } from "@forecourt/contracts/search-filter";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import { paymentDisclosures } from "../../parts/card-payment.ts";
import { grouped } from "../../parts/grouped.ts";
import { searchBreadcrumbs } from "./breadcrumbs.ts";
import { emptyState } from "./empty-state.ts";
import { filterGroups } from "./filter-groups.ts";
import { keptFields, listLink, scopeOf } from "./list-links.ts";
import { onwardFrom } from "./onward.ts";
import { pageLinks } from "./page-links.ts";
import { chipsOf } from "./search-chips.ts";
import type { SearchData } from "./search-data.ts";
import { namesOf, whatIsListed } from "./search-words.ts";
import { unclearWords } from "./unclear-words.ts";

/** The search page, from a place, what the service answered for it, and the words that led there. */
export function searchView(
  place: SearchState,
  reply: SearchReply,
  site: SiteContext,
  words: { q: string; said: ParsedQuery } | null = null,
): SearchData {
  const { texts } = site;
  const { filter, sort, terms } = place;
  const names = namesOf(filter, reply);
  const number = reply.total === 1 ? "one" : "other";
  const what = whatIsListed(texts, filter, names);
  const chips = chipsOf(place, names, site);
  const nearest = reply.nothing?.nearest ?? [];
  return {
    heading: fillText(texts, "search.heading", { what }),
    total: reply.total,
    count: countInWords(place, reply, texts),
    showCount: fillText(texts, `search.filters.show.${number}`, { count: grouped(reply.total) }),
    breadcrumbs: searchBreadcrumbs(filter, what, texts),
    words: {
      action: href.search(scopeOf(filter)),
      kept: keptFields({ ...place, filter: {}, sort: "newest" }, []),
      value: words?.q ?? "",
    },
    unclear: words && unclearWords(place, words.said, texts),
    groups: filterGroups(place, reply, site),
    chips,
    clearHref: chips.length > 0 ? href.search(scopeOf(filter), { sort }) : null,
    sorts: Sort.options.map((one) => ({
      label: fillText(texts, `search.sort.${one}`),
      href: listLink(filter, { sort: one, terms }).href,
      selected: one === sort,
    })),
    cards: cardsOf(reply.vehicles, place, site),
    disclosures: paymentDisclosures(yearsPriced([...reply.vehicles, ...nearest]), terms, site),
    onward: onwardFrom(place, reply, site),
    pages: pageLinks(place, reply.pages, texts),
    empty: reply.total === 0 ? emptyState(place, reply, site, cardsOf(nearest, place, site)) : null,
  };
}

function cardsOf(vehicles: VehicleSummary[], { filter, terms }: SearchState, site: SiteContext) {
  return vehicles.map((vehicle) =>
    cardOfVehicle(vehicle, site, { condition: !filter.condition, terms }),
  );
}

function yearsPriced(vehicles: VehicleSummary[]): number[] {
  return vehicles.filter(({ price }) => price !== null).map(({ year }) => year);
}

/** "1 to 19 of 128 vehicles", or just their number when all are on one page. */
function countInWords({ page }: SearchState, reply: SearchReply, texts: Record<string, string>) {
  const { total, vehicles } = reply;
  const count = grouped(total);
  if (reply.pages <= 1) {
    return fillText(texts, `search.count.${total === 1 ? "one" : "other"}`, { count });
  }
  const first = (page - 1) * PAGE_SIZE + 1;
  const values = { first: grouped(first), last: grouped(first + vehicles.length - 1), count };
  return fillText(texts, "search.count.range", values);
}
