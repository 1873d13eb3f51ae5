import type { StartedDocument } from "./after-start.ts";
import type { CarriedTerms } from "./carried-terms.ts";
import type { PayloadCache } from "./payload-cache.ts";

/** Time after the start in which nothing else is loaded, because the page's own files load (ms, specification). */
const quietMs = 1000;

/** Begins what is no part of the start, one second later; its code is loaded then. The page works without it. */
export function startLater(
  payloads: Pick<PayloadCache, "prefetch" | "cancel" | "expire">,
  terms: Pick<CarriedTerms, "pathTo">,
  started: StartedDocument,
): void {
  setTimeout(() => {
    import("./after-start.ts").then(
      ({ afterStart }) => afterStart(payloads, terms, started),
      () => {},
    );
  }, quietMs);
}
