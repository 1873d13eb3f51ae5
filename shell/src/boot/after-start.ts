import type { CarriedTerms } from "./carried-terms.ts";
import { mayPrefetch } from "./may-prefetch.ts";
import type { PayloadCache } from "./payload-cache.ts";
import { watchBuilds } from "./watch-builds.ts";

/** What begins once the page's own files have loaded: prefetching, and the watch for a new build. */
export function afterStart(
  payloads: Pick<PayloadCache, "prefetch" | "cancel" | "expire">,
  terms: Pick<CarriedTerms, "pathTo">,
  record: string,
): void {
  watchBuilds(record, payloads.expire);
  if (!mayPrefetch()) return;
  import("./prefetch-on-intent.ts").then(
    ({ prefetchOnIntent }) => prefetchOnIntent(payloads, terms),
    // Links work without it.
    () => {},
  );
}
