import type { ClientNavigator } from "./client-navigator.ts";
import { type CurrentLocation, linkOf, linkPath } from "./link-path.ts";
import { submitPath } from "./submit-path.ts";

/**
 * Turns clicks on same-origin links and submits of GET forms into client navigations, so that
 * components write `<a href>` and `<form>` without a router. `data-keep-scroll` keeps the scroll
 * position; `data-document`, also on an ancestor, leaves the navigation to the browser.
 */
export function followLinks(client: Pick<ClientNavigator, "go">): void {
  document.addEventListener("click", (event) => {
    follow(event, linkOf(event), clickPath(event, location));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target instanceof HTMLElement ? event.target : null;
    follow(event, form, submitPath(event, location));
  });
  function follow(event: Event, by: HTMLElement | null, path: string | null): void {
    if (by === null || path === null) return;
    event.preventDefault();
    client.go(path, { keepScroll: by.dataset.keepScroll !== undefined, by });
  }
}

/** The path and query that a click navigates to; null = handled by the browser. */
export function clickPath(event: MouseEvent, current: CurrentLocation): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  return link && linkPath(link, current);
}
