/** The address that links and forms are seen from. */
export interface Here {
  origin: string;
  pathname: string;
  search: string;
}

/**
 * Path, query and hash that a link leads to as a client navigation; null for what is the browser's
 * own business: another origin, a download, another window, a place on this page.
 */
export function linkPath(link: HTMLAnchorElement, here: Here): string | null {
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || link.closest("[data-document]")) return null;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (samePage && url.hash !== "") return null;
  return url.pathname + url.search + url.hash;
}

/** The link that an event happened on; null when there is none. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}
