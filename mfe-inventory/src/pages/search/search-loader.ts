import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import {
  MAX_SEARCH_TEXT,
  parseSearchText,
} from "@forecourt/contracts/areas/inventory/parsed-query";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { listPriceTerms } from "../../features/personalize/list-price.ts";
import { readSearchState } from "../../features/search-filters/read-search-state.ts";
import { toSearchQuery } from "../../features/search-filters/search-query.ts";
import {
  applyParsedQuery,
  dropUnsoldConditions,
  isUnambiguous,
} from "../../features/search-text/apply-parsed-query.ts";
import { canonicalRedirect, canonicalUrl } from "./canonical-redirect.ts";
import { packedSearchView } from "./packed-search-view.ts";
import type { PackedSearchData } from "./search-data.ts";
import { searchHead } from "./search-head.ts";
import { searchUnlock } from "./search-unlock.ts";
import { namesPagesAlone, type TextSearch, textSearch, withSitePages } from "./site-pages.ts";

/**
 * Redirects to the canonical address and loads the list. A text search redirects to the address that it
 * means if all of it was understood; otherwise the page lists what was not.
 */
export const loadSearch: PageLoader<PackedSearchData> = async (request) => {
  const state = await readSearchState(request);
  if (!state || !sellsCondition(request, state)) return { kind: "not-found" };
  const searchText = readSearchText(request.url);
  if (searchText !== "") return answerSearchText(request, state, searchText);
  const elsewhere = canonicalRedirect(request.url, state);
  if (elsewhere) return { kind: "redirect", to: elsewhere, permanent: true };
  return listPage(request, state);
};

function sellsCondition({ site }: PageRequest, { filter }: SearchState): boolean {
  return filter.condition === undefined || site.conditions.includes(filter.condition);
}

function readSearchText({ searchParams }: URL): string {
  const typed = searchParams.get("q")?.replace(/\s+/g, " ").trim() ?? "";
  return typed.slice(0, MAX_SEARCH_TEXT).trim();
}

/** Redirects to the car or list that the text names; lists the unclear terms where it is ambiguous. */
async function answerSearchText(
  request: PageRequest,
  state: SearchState,
  q: string,
): Promise<PageResult<PackedSearchData>> {
  const { site, url } = request;
  const parsedQuery = dropUnsoldConditions(
    await areaClient(request)(parseSearchText, { query: { q } }),
    site,
  );
  if (parsedQuery.vehicle) return redirectTo(href.vehicle(parsedQuery.vehicle, state.terms));
  const parsedState = applyParsedQuery(state, parsedQuery, site);
  const search = textSearch(q, parsedQuery, site);
  return isUnambiguous(parsedQuery) && !namesPagesAlone(search)
    ? redirectTo(canonicalUrl(url, parsedState))
    : listPage(request, parsedState, search);
}

/** Temporary, because the inventory changes what a text means. */
function redirectTo(to: string): PageResult<PackedSearchData> {
  return { kind: "redirect", to, permanent: false };
}

async function listPage(
  request: PageRequest,
  state: SearchState,
  search: TextSearch | null = null,
): Promise<PageResult<PackedSearchData>> {
  const { site } = request;
  const reply = await areaClient(request)(searchVehicles, { query: toSearchQuery(state, site) });
  const last = Math.max(1, reply.pages);
  // The last pages disappear when cars are sold.
  if (state.page > last) return redirectTo(canonicalUrl(request.url, { ...state, page: last }));
  return {
    kind: "page",
    eventFacts: { results: reply.total },
    data: withSitePages(
      withoutCarsBesideIdeas({
        ...packedSearchView(state, reply, site, search, listPriceTerms(request, state)),
        unlock: searchUnlock(request, state, reply),
      }),
      search,
      site,
    ),
    head: searchHead(state, reply, site, { isAnswer: search !== null }),
  };
}

/** Popular searches are shown instead of the whole inventory, which is no answer to the text. */
function withoutCarsBesideIdeas(data: PackedSearchData): PackedSearchData {
  if (!data.ideas) return data;
  const pages = { ...data.pages, previous: null, next: null, numbers: [] };
  return { ...data, cards: [], disclosures: [], nextStep: null, pages, unlock: null };
}
