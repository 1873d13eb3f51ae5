import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { publicPages } from "../../../e2e/harness/public-pages.ts";
import { recordedSearches } from "../search/filter-sets.ts";

export interface MixedRequest {
  path: string;
  headers: Record<string, string>;
}

/**
 * Requests of each kind in a hundred; the rest are pages of anonymous visitors. A page alone loads some thirty files.
 */
const shares = { known: 10, search: 10, file: 10, missing: 5 };

/** A visitor who has answered the cookie banner: their pages are rendered for them alone. */
const knownVisitor = { cookie: `${visitorCookies.allowed}=essential` };

const pathOfFile = /"(\/(?:_ipx|assets|remotes)\/[^"\s]+)"/g;

/** Returns the request with a number: a fixed mix over all pages, vehicles, searches and files of a site. */
export async function requestMix(origin: string): Promise<(index: number) => MixedRequest> {
  const search = "/used-cars-for-sale";
  const html = await (await fetch(origin + search)).text();
  const home = await (await fetch(origin)).text();
  const vehicles = matches(html, /"(\/used-cars-for-sale\/[^"?#\s]+)"/g);
  const files = matches(home + html, pathOfFile);
  const searches = recordedSearches("generated");
  const pages = [...publicPages(), search, ...vehicles];
  const queries = searches.map((query) => `${searchVehicles.path}?${query}`);
  return (index) => {
    // A prime step: every share meets every page.
    const turn = (index * 37) % 100;
    const at = (list: readonly string[]) => list[Math.floor(index / 7) % list.length] ?? "/";
    if (turn < shares.known) return { path: at(pages), headers: knownVisitor };
    if (turn < shares.known + shares.search) return { path: at(queries), headers: {} };
    const ofFiles = shares.known + shares.search + shares.file;
    if (turn < ofFiles) return { path: at(files), headers: {} };
    if (turn < ofFiles + shares.missing) return { path: `/nothing-${index}`, headers: {} };
    return { path: at(pages), headers: {} };
  };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path))];
}
