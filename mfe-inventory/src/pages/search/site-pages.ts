import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import { type FoundPage, findPages } from "@forecourt/contracts/find-pages";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PackedSearchData } from "./search-data.ts";

/** A text search: its text, what the query parser found in it, and the matching pages of the site. */
export interface TextSearch {
  q: string;
  parsed: ParsedQuery;
  found: readonly FoundPage[];
}

/** The pages of the site that a text names, such as "careers". */
export function textSearch(q: string, parsed: ParsedQuery, site: SiteContext): TextSearch {
  return { q, parsed, found: findPages(q, site) };
}

/** Whether a text names pages of the site and nothing of a car, so that it is no list of cars. */
export function namesPagesAlone({ parsed, found }: TextSearch): boolean {
  return found.length > 0 && parsed.understood.length === 0;
}

/** The data of a search with the pages that its text names; where it names nothing else, no word was misunderstood. */
export function withSitePages(
  data: PackedSearchData,
  search: TextSearch | null,
  { texts }: SiteContext,
): PackedSearchData {
  if (search === null || search.found.length === 0) return data;
  const sitePages = {
    title: fillText(texts, "search.sitePages.title"),
    links: search.found.map(({ label, path }) => ({ label, href: path, nofollow: false })),
  };
  if (!namesPagesAlone(search)) return { ...data, sitePages };
  const heading = fillText(texts, "search.sitePages.heading", { text: search.q });
  return { ...data, sitePages, heading, unclear: null };
}
