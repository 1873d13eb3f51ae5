/** The parts of the current location on which links and forms depend. */
export interface CurrentLocation {
  origin: string;
  pathname: string;
  search: string;
}

/**
 * Path, query and hash of a link for a client navigation; null when the browser handles it: another
 * origin, a download, another window, or a fragment of the current page.
 */
export function linkPath(link: HTMLAnchorElement, current: CurrentLocation): string | null {
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const url = new URL(link.href);
  if (url.origin !== current.origin || link.closest("[data-document]")) return null;
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  if (isSamePage && url.hash !== "") return null;
  return url.pathname + url.search + url.hash;
}

/** The link that contains the event's target; null when there is none. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}
