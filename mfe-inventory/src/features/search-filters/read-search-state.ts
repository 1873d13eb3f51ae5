import { getVocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { rememberedTerms } from "@forecourt/contracts/areas/inventory/search/remembered-terms";
import { resolveSearchState } from "@forecourt/contracts/areas/inventory/search/resolve-search-state";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { parseSearchUrl } from "@forecourt/contracts/areas/inventory/search/search-url";
import type { PageRequest } from "@forecourt/contracts/page";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The search of an address; null = no search of this dealer. */
export async function readSearchState(request: PageRequest): Promise<SearchState | null> {
  const draft = parseSearchUrl(request.path, request.url.searchParams);
  if (!draft) return null;
  const { make, model, excluded = [] } = draft.filter;
  const named =
    draft.slugs.length > 0 ||
    make !== undefined ||
    model !== undefined ||
    excluded.some((text) => /^(?:make|model)-/.test(text));
  const vocabulary = named ? await areaClient(request)(getVocabulary) : { makes: [] };
  const { site, visitor } = request;
  const remembered = rememberedTerms(visitor?.terms ?? {}, site);
  return resolveSearchState(draft, {
    vocabulary,
    settings: site,
    remembered,
    defaultSort: site.defaultSort,
    hasDistances: site.stores.length > 1,
    rememberedZip: zipOfAddress(visitor?.locationAddress ?? "") ?? undefined,
  });
}
