import {
  type SearchState,
  searchPath,
} from "@forecourt/contracts/areas/inventory/search/search-path";
import { searchParameters } from "@forecourt/contracts/areas/inventory/search/search-url";

/**
 * The canonical address if `url` differs from it, else null. A submitted form escapes commas, which the
 * canonical address does not.
 */
export function canonicalRedirect(url: URL, state: SearchState): string | null {
  const [path = "", query = ""] = searchPath(state).split("?");
  const own = url.search
    .slice(1)
    .split("&")
    .filter((pair) => isSearchParameter(pair));
  const escaped = own.some((pair) => /%2c/i.test(pair));
  const ownQuery = new URLSearchParams(own.join("&")).toString();
  const same = ownQuery === new URLSearchParams(query).toString();
  return url.pathname === path && same && !escaped ? null : canonicalUrl(url, state);
}

/** True for a `name=value` pair of the search. */
function isSearchParameter(pair: string): boolean {
  const [name = ""] = new URLSearchParams(pair).keys();
  return searchParameters.includes(name);
}

/** The canonical address of a state. Parameters of `url` that are not the search's, such as a campaign, stay. */
export function canonicalUrl(url: URL, state: SearchState): string {
  const path = searchPath(state);
  const others = new URLSearchParams(url.searchParams);
  for (const name of searchParameters) others.delete(name);
  if (others.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${others}`;
}
