import { type SearchPlace, searchPath } from "@forecourt/contracts/search-path";
import { searchParameters } from "@forecourt/contracts/search-place";

/** The canonical address when `url` is written in another way; null when it is canonical. */
export function canonicalRedirect(url: URL, place: SearchPlace): string | null {
  const [path = "", query = ""] = searchPath(place).split("?");
  const own = new URLSearchParams(url.searchParams);
  for (const name of new Set(url.searchParams.keys())) {
    if (!searchParameters.includes(name)) own.delete(name);
  }
  if (url.pathname === path && own.toString() === query.replaceAll(",", "%2C")) return null;
  return addressOf(url, place);
}

/**
 * The canonical address of a place that `url` led to. Parameters that are not the search's, such as a
 * campaign's, stay.
 */
export function addressOf(url: URL, place: SearchPlace): string {
  const path = searchPath(place);
  const others = new URLSearchParams(url.searchParams);
  for (const name of searchParameters) others.delete(name);
  if (others.size === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${others}`;
}
