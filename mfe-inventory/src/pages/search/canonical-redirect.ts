import { type SearchState, searchPath } from "@forecourt/contracts/search-path";
import { searchParameters } from "@forecourt/contracts/search-url";

/**
 * The canonical address when `url` is written in another way; null when it is canonical. A comma
 * needs no escape, but a form that is sent gives it one.
 */
export function canonicalRedirect(url: URL, place: SearchState): string | null {
  const [path = "", query = ""] = searchPath(place).split("?");
  const own = url.search
    .slice(1)
    .split("&")
    .filter((pair) => isOwn(pair));
  const escaped = own.some((pair) => /%2c/i.test(pair));
  const said = new URLSearchParams(own.join("&")).toString();
  const same = said === new URLSearchParams(query).toString();
  return url.pathname === path && same && !escaped ? null : addressOf(url, place);
}

/** True for a `name=value` that is the search's. */
function isOwn(pair: string): boolean {
  const [name = ""] = new URLSearchParams(pair).keys();
  return searchParameters.includes(name);
}

/**
 * The canonical address of a place that `url` led to. Parameters that are not the search's, such as a
 * campaign's, stay.
 */
export function addressOf(url: URL, place: SearchState): string {
  const path = searchPath(place);
  const others = new URLSearchParams(url.searchParams);
  for (const name of searchParameters) others.delete(name);
  if (others.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${others}`;
}
