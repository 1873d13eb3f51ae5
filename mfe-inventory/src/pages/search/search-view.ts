import { PAGE_SIZE, type SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { type ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { listTitle } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { searchAlertHref } from "../../features/alerts/alert-href.ts";
import { disclosuresOf } from "../../features/payment/disclosures-of.ts";
import { type ListPriceTerms, listPrice } from "../../features/personalize/list-price.ts";
import { clearedSearch, filterChips } from "../../features/search-filters/applied-filters.ts";
import { filterGroups } from "../../features/search-filters/filter-groups.ts";
import { titledFilter } from "../../features/search-filters/is-everywhere.ts";
import { conditionOnly, hiddenFields } from "../../features/search-filters/list-links.ts";
import { namesInReply } from "../../features/search-filters/names-in-reply.ts";
import { unclearTerms } from "../../features/search-text/unclear-terms.ts";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import { searchBreadcrumbs } from "../../parts/breadcrumbs.ts";
import { certifiedNote } from "../../parts/certified-note.ts";
import { nextStepCard } from "./next-step-card.ts";
import { noResultsView } from "./no-results-view.ts";
import { pageLinks } from "./page-links.ts";
import type { SearchData } from "./search-data.ts";
import { searchIdeas } from "./search-ideas.ts";
import { sortLinks } from "./sort-links.ts";
import { storeScope } from "./store-scope.ts";

/** The data of the search page, from a state, the service's reply and the parsed text, if any. */
export function searchView(
  state: SearchState,
  reply: SearchReply,
  site: SiteContext,
  textSearch: { q: string; parsed: ParsedQuery } | null = null,
  outTheDoor: ListPriceTerms | null = null,
): SearchData {
  const { texts } = site;
  const isUnknown = textSearch !== null && isNothingUnderstood(textSearch.parsed);
  const { filter } = state;
  const names = namesInReply(filter, reply, site);
  const number = pluralForm(reply.total);
  const what = listTitle(texts, titledFilter(filter, site), names);
  const chips = filterChips(state, names, site);
  const nearest = reply.nothing?.nearest ?? [];
  return {
    heading: isUnknown
      ? fillText(texts, "search.ideas.heading", { text: textSearch.q })
      : fillText(texts, "search.heading", { what }),
    scope: storeScope(state, site),
    certified: certifiedNote("list", filter.condition, site),
    total: reply.total,
    count: isUnknown ? "" : countText(state, reply, site),
    showCount: fillText(texts, `search.filters.show.${number}`, {
      count: formatNumber(reply.total),
    }),
    breadcrumbs: searchBreadcrumbs(filter, what, texts),
    searchBox: {
      action: href.search(conditionOnly(filter)),
      hidden: hiddenFields({ ...state, filter: {}, sort: null }, []),
      value: textSearch?.q ?? "",
    },
    unclear: textSearch && unclearTerms(state, textSearch.parsed, texts),
    groups: filterGroups(state, reply, site),
    chips,
    clearHref: chips.length > 0 ? clearedSearch(state, site) : null,
    sorts: sortLinks(state, reply, site),
    cards: vehicleCards(reply.vehicles, state, { reply, site, outTheDoor }),
    disclosures: disclosuresOf([...reply.vehicles, ...nearest], state, site),
    alertHref: searchAlertHref(state, site),
    nextStep: nextStepCard(state, reply, site),
    pages: pageLinks(state, reply.pages, texts),
    noResults:
      reply.total === 0
        ? noResultsView(
            state,
            reply,
            site,
            vehicleCards(nearest, state, { reply, site, outTheDoor }),
          )
        : null,
    ideas: isUnknown ? searchIdeas(state, reply, site) : null,
  };
}

/** Whether a text has unclear terms and no other, and nothing to choose from. */
function isNothingUnderstood({ understood, unclear }: ParsedQuery): boolean {
  const hasCandidates = unclear.some(({ couldBe }) => couldBe.length > 0);
  return understood.length === 0 && unclear.length > 0 && !hasCandidates;
}

function vehicleCards(
  vehicles: readonly VehicleSummary[],
  state: SearchState,
  context: { reply: SearchReply; site: SiteContext; outTheDoor: ListPriceTerms | null },
) {
  const { reply, site, outTheDoor } = context;
  const { distances } = reply;
  const options = { condition: !state.filter.condition, stated: state, distances };
  return vehicles.map((vehicle) =>
    vehicleCard(vehicle, site, {
      ...options,
      outTheDoor: outTheDoor && listPrice(vehicle, site, outTheDoor),
    }),
  );
}

/** "1 to 24 of 128 vehicles", or just their number when all are on one page. */
function countText(
  { page }: SearchState,
  reply: SearchReply,
  { texts, carsPerPage = PAGE_SIZE }: SiteContext,
) {
  const { total, vehicles } = reply;
  const count = formatNumber(total);
  if (reply.pages <= 1) {
    return fillText(texts, `search.count.${pluralForm(total)}`, { count });
  }
  const first = (page - 1) * carsPerPage + 1;
  const values = {
    first: formatNumber(first),
    last: formatNumber(first + vehicles.length - 1),
    count,
  };
  return fillText(texts, "search.count.range", values);
}
