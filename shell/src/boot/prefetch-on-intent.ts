import { afterPaint } from "@forecourt/ui/after-paint";
import { type CarriedTerms, noCarriedTerms } from "./carried-terms.ts";
import { linkOf, linkPath } from "./link-path.ts";
import type { PayloadCache } from "./payload-cache.ts";

/** A pointer that only passes over a link leaves it sooner (ms). */
const dwellMs = 65;
/** No prefetch in this time after the start, when the page's own files load (ms, specification). */
const quietMs = 1000;

/**
 * Prefetches the payload of a link that a mouse rests on, that is pressed, or that gets the focus.
 * The prefetch is canceled when the pointer or the focus leaves. `data-no-prefetch` disables it.
 */
export function prefetchOnIntent(
  payloads: Pick<PayloadCache, "prefetch" | "cancel">,
  { pathTo }: Pick<CarriedTerms, "pathTo"> = noCarriedTerms,
): void {
  const started = performance.now();
  const prefetchPath = (link: HTMLAnchorElement) => {
    const path = prefetchablePath(link);
    return path && pathTo(path);
  };
  const prefetch = (path: string) => {
    if (mayPrefetch()) payloads.prefetch(path);
  };
  function watch(enter: "pointerover" | "focusin", leave: "pointerout" | "focusout"): void {
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
      const delay = Math.max(dwellMs, started + quietMs - performance.now());
      timer = setTimeout(prefetch, delay, path);
    }
    document.addEventListener(enter, (event) => {
      // Touch also fires `pointerover`, but it is handled by `pointerdown`.
      if (!("pointerType" in event) || event.pointerType === "mouse") setTarget(linkOf(event));
    });
    document.addEventListener(leave, (event) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && link?.contains(into))) setTarget(null);
    });
  }
  watch("pointerover", "pointerout");
  watch("focusin", "focusout");
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

/** False on slow connections and with the browser's data saver. */
function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  const slow = String(Reflect.get(connection, "effectiveType")).endsWith("2g");
  return !slow && Reflect.get(connection, "saveData") !== true;
}
