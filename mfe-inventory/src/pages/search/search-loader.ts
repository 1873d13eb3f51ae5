import { href } from "@forecourt/contracts/href";
import {
  getVocabulary,
  MAX_SEARCH_TEXT,
  type ParsedQuery,
  parseSearchText,
  searchVehicles,
} from "@forecourt/contracts/inventory";
import type { PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import { resolveSearchState } from "@forecourt/contracts/resolve-search-state";
import type { SearchState } from "@forecourt/contracts/search-path";
import { parseSearchUrl } from "@forecourt/contracts/search-url";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { addressOf, canonicalRedirect } from "./canonical-redirect.ts";
import { isPlain, meantPlace, saidHere } from "./meant-place.ts";
import type { SearchData } from "./search-data.ts";
import { searchHead } from "./search-head.ts";
import { searchQuery } from "./search-query.ts";
import { searchView } from "./search-view.ts";
import { unlockOfList } from "./unlock-of-list.ts";

/**
 * Reads the address, sends other spellings to the canonical one, and asks for the cars. What was
 * typed into the search box is sent on to the address that it means, if all of it was understood.
 */
export const loadSearch: PageLoader<SearchData> = async (request) => {
  const place = await placeOf(request);
  if (!place || !sellsCondition(request, place)) return { kind: "not-found" };
  const words = wordsOf(request.url);
  if (words !== "") return ofWords(request, place, words);
  const elsewhere = canonicalRedirect(request.url, place);
  if (elsewhere) return { kind: "redirect", to: elsewhere, permanent: true };
  return listOf(request, place);
};

async function placeOf(request: PageRequest): Promise<SearchState | null> {
  const draft = parseSearchUrl(request.path, request.url.searchParams);
  if (!draft) return null;
  const { make, model } = draft.filter;
  const named = draft.slugs.length > 0 || make !== undefined || model !== undefined;
  const vocabulary = named ? await areaClient(request)(getVocabulary) : { makes: [] };
  return resolveSearchState(draft, { vocabulary, calculator: request.site.calculator });
}

function sellsCondition({ site }: PageRequest, { filter }: SearchState): boolean {
  return filter.condition === undefined || site.conditions.includes(filter.condition);
}

function wordsOf({ searchParams }: URL): string {
  const typed = searchParams.get("q")?.replace(/\s+/g, " ").trim() ?? "";
  return typed.slice(0, MAX_SEARCH_TEXT).trim();
}

/** The car that was named, the list that was meant, or a page that says what was not understood. */
async function ofWords(
  request: PageRequest,
  place: SearchState,
  q: string,
): Promise<PageResult<SearchData>> {
  const { site, url } = request;
  const said = saidHere(await areaClient(request)(parseSearchText, { query: { q } }), site);
  if (said.vehicle) return sentTo(href.vehicle(said.vehicle, place.terms));
  const meant = meantPlace(place, said, site);
  return isPlain(said) ? sentTo(addressOf(url, meant)) : listOf(request, meant, { q, said });
}

/** Another day the same words may lead elsewhere. */
function sentTo(to: string): PageResult<SearchData> {
  return { kind: "redirect", to, permanent: false };
}

async function listOf(
  request: PageRequest,
  place: SearchState,
  words: { q: string; said: ParsedQuery } | null = null,
): Promise<PageResult<SearchData>> {
  const { site } = request;
  const reply = await areaClient(request)(searchVehicles, { query: searchQuery(place, site) });
  const last = Math.max(1, reply.pages);
  // Cars are sold while somebody reads, and so a page may end.
  if (place.page > last) return sentTo(addressOf(request.url, { ...place, page: last }));
  return {
    kind: "page",
    data: {
      ...searchView(place, reply, site, words),
      unlock: unlockOfList(request, place, reply),
    },
    head: searchHead(place, reply, site, { isAnswer: words !== null }),
  };
}
