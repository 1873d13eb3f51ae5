import type { ClientNavigator } from "./client-navigator.ts";
import { type Here, linkOf, linkPath } from "./link-path.ts";
import { pathOfSubmit } from "./path-of-submit.ts";

/**
 * Turns clicks on plain links of this site, and its GET forms, into client navigations, so that pages
 * and components write `<a href>` and `<form>` and need no router. `data-keep-scroll` on either leaves
 * the page where it is; `data-document`, also of what they stand in, leaves the matter to the browser,
 * as whatever a browser would treat in its own way is left to it.
 */
export function followLinks(client: Pick<ClientNavigator, "go">): void {
  document.addEventListener("click", (event) => {
    follow(event, linkOf(event), pathOfClick(event, location));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target instanceof HTMLElement ? event.target : null;
    follow(event, form, pathOfSubmit(event, location));
  });
  function follow(event: Event, by: HTMLElement | null, path: string | null): void {
    if (by === null || path === null) return;
    event.preventDefault();
    client.go(path, { keepScroll: by.dataset.keepScroll !== undefined, by });
  }
}

/** The path and query that a click should navigate to; null = the browser's own business. */
export function pathOfClick(event: MouseEvent, here: Here): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  return link && linkPath(link, here);
}
