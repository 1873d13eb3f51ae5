import { allAreas } from "@forecourt/contracts/area-definitions";
import { redirectOf } from "@forecourt/contracts/dealer-config/redirects";
import type { SiteContext } from "@forecourt/contracts/site";

/** Inputs: the request's URL, and the redirects and conditions of the site. */
interface Requested {
  url: Pick<URL, "pathname" | "search">;
  site: Pick<SiteContext, "conditions" | "redirects">;
}

/**
 * The present address of a path that no page has: by the dealer's redirects, else by those of the areas.
 * A path of this site with the query of `url`, or an address elsewhere as configured; null = none.
 */
export function formerAddress({ url: { pathname, search }, site }: Requested): string | null {
  const configured = redirectOf(site.redirects ?? {}, pathname);
  if (configured !== null) return configured.startsWith("/") ? configured + search : configured;
  const path = decoded(pathname)?.toLowerCase();
  if (path === undefined) return null;
  for (const { formerAddress: addressOf } of allAreas) {
    const found = addressOf?.({ path, site });
    if (found) return withQuery(found, search);
  }
  return null;
}

/** Undefined for a path with an escape that is none. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function withQuery(path: string, search: string): string {
  if (search === "") return path;
  return path.includes("?") ? `${path}&${search.slice(1)}` : path + search;
}
