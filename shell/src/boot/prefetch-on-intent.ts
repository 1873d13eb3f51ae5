import { afterPaint } from "@forecourt/ui/after-paint";
import { type CarriedTerms, noCarriedTerms } from "./carried-terms.ts";
import { linkOf, linkPath } from "./link-path.ts";
import { mayPrefetch } from "./may-prefetch.ts";
import type { PayloadCache } from "./payload-cache.ts";

/** A pointer that only passes over a link leaves it sooner (ms). */
const dwellMs = 65;
/**
 * Prefetches the payload of a link that a mouse rests on, that is pressed, or that gets the focus.
 * The prefetch is canceled when the pointer or the focus leaves. `data-no-prefetch` disables it.
 */
export function prefetchOnIntent(
  payloads: Pick<PayloadCache, "prefetch" | "cancel">,
  { pathTo }: Pick<CarriedTerms, "pathTo"> = noCarriedTerms,
): void {
  const prefetchPath = (link: HTMLAnchorElement) => {
    const path = prefetchablePath(link);
    return path && pathTo(path);
  };
  const prefetch = (path: string) => {
    if (mayPrefetch()) payloads.prefetch(path);
  };
  function watch(
    enter: "pointerover" | "focusin",
    leave: "pointerout" | "focusout",
    already: "hover" | "focus",
  ): void {
    let link: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function setTarget(now: HTMLAnchorElement | null): void {
      if (now === link) return;
      clearTimeout(timer);
      const before = link && prefetchPath(link);
      if (before !== null) payloads.cancel(before);
      link = now;
      const path = now && prefetchPath(now);
      if (path === null) return;
      timer = setTimeout(prefetch, dwellMs, path);
    }
    setTarget(document.querySelector<HTMLAnchorElement>(`a[href]:${already}`));
    document.addEventListener(enter, (event) => {
      // Touch also fires `pointerover`, but it is handled by `pointerdown`.
      if (!("pointerType" in event) || event.pointerType === "mouse") setTarget(linkOf(event));
    });
    document.addEventListener(leave, (event) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && link?.contains(into))) setTarget(null);
    });
  }
  watch("pointerover", "pointerout", "hover");
  watch("focusin", "focusout", "focus");
  let cancelPress = () => {};
  document.addEventListener("pointerdown", (event) => {
    const link = event.button === 0 ? linkOf(event) : null;
    const path = link && prefetchPath(link);
    // Starting a request takes a slow phone milliseconds, which would delay the feedback to the touch.
    if (path !== null) cancelPress = afterPaint(() => prefetch(path));
  });
  // The browser takes the touch over as a scroll.
  document.addEventListener("pointercancel", (event) => {
    cancelPress();
    const link = linkOf(event);
    const path = link && prefetchPath(link);
    if (path !== null) payloads.cancel(path);
  });
}

/** Path and query of the payload to prefetch for `link`; null when there is none. */
function prefetchablePath(link: HTMLAnchorElement): string | null {
  if (link.dataset.noPrefetch !== undefined) return null;
  const path = linkPath(link, location)?.replace(/#.*/, "") ?? null;
  return path === location.pathname + location.search ? null : path;
}
