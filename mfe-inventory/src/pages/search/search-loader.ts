import { getVocabulary, searchVehicles } from "@forecourt/contracts/inventory";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { type SearchPlace, searchPath } from "@forecourt/contracts/search-path";
import { placeOfDraft, readSearchDraft, searchParameters } from "@forecourt/contracts/search-place";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { SearchData } from "./search-data.ts";
import { searchHead } from "./search-head.ts";
import { searchQuery } from "./search-query.ts";
import { searchView } from "./search-view.ts";

/** Reads the address, sends other spellings to the canonical one, and asks for the cars. */
export const loadSearch: PageLoader<SearchData> = async (request) => {
  const place = await placeOf(request);
  if (!place || !sellsCondition(request, place)) return { kind: "not-found" };
  const elsewhere = canonicalRedirect(request.url, place);
  if (elsewhere) return { kind: "redirect", to: elsewhere, permanent: true };
  const reply = await areaClient(request)(searchVehicles, {
    query: searchQuery(place, request.site),
  });
  if (place.page > Math.max(1, reply.pages)) return { kind: "not-found" };
  return {
    kind: "page",
    data: searchView(place, reply, request.site),
    head: searchHead(place, reply, request.site),
  };
};

async function placeOf(request: PageRequest): Promise<SearchPlace | null> {
  const draft = readSearchDraft(request.path, request.url.searchParams);
  if (!draft) return null;
  const { make, model } = draft.filter;
  const named = draft.words.length > 0 || make !== undefined || model !== undefined;
  const vocabulary = named ? await areaClient(request)(getVocabulary) : { makes: [] };
  return placeOfDraft(draft, { vocabulary, calculator: request.site.calculator });
}

function sellsCondition({ site }: PageRequest, { filter }: SearchPlace): boolean {
  return filter.condition === undefined || site.conditions.includes(filter.condition);
}

/**
 * The canonical address when `url` is written in another way; null when it is canonical. Parameters
 * that are not the search's, such as a campaign's, stay.
 */
export function canonicalRedirect(url: URL, place: SearchPlace): string | null {
  const [path = "", query = ""] = searchPath(place).split("?");
  const own = new URLSearchParams(url.searchParams);
  const others = new URLSearchParams(url.searchParams);
  for (const name of new Set(own.keys())) {
    (searchParameters.includes(name) ? others : own).delete(name);
  }
  if (url.pathname === path && own.toString() === query) return null;
  const all = [query, others.toString()].filter((part) => part !== "").join("&");
  return all === "" ? path : `${path}?${all}`;
}
