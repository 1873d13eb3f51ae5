import type { CarriedTerms } from "./carried-terms.ts";
import { mayPrefetch } from "./may-prefetch.ts";
import type { PayloadCache } from "./payload-cache.ts";

/** No prefetch in this time after the start, when the page's own files load (ms, specification). */
const quietMs = 1000;

/**
 * Prefetches payloads from one second on. Its code is no part of what a page loads first, and is not loaded at all on a
 * slow connection.
 */
export function startPrefetching(
  payloads: Pick<PayloadCache, "prefetch" | "cancel">,
  terms: Pick<CarriedTerms, "pathTo">,
): void {
  setTimeout(() => {
    if (!mayPrefetch()) return;
    import("./prefetch-on-intent.ts").then(
      ({ prefetchOnIntent }) => prefetchOnIntent(payloads, terms),
      // Links work without it.
      () => {},
    );
  }, quietMs);
}
