import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Turns clicks on plain links of this site into client navigations, so that pages and components
 * write `<a href>` and need no router. Whatever a browser would treat in its own way (a new tab, a
 * download, another origin, a place on this page) is left to the browser.
 */
export function followLinks(router: Router): void {
  document.addEventListener("click", (event) => {
    const path = pathOfClick(event, location);
    if (path === null) return;
    event.preventDefault();
    void router.navigate(path);
  });
}

/** The path and query that a click should navigate to; null = the browser's own business. */
export function pathOfClick(
  event: MouseEvent,
  here: { origin: string; pathname: string; search: string },
): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || link.dataset.document !== undefined) return null;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (samePage && url.hash !== "") return null;
  return url.pathname + url.search + url.hash;
}
