import type { BrowserSite } from "@forecourt/contracts/site";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { watchChat } from "../app/tracking/watch-chat.ts";
import type { CarriedTerms } from "./carried-terms.ts";
import { watchLanguage } from "./language/watch-language.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { mayPrefetch } from "./may-prefetch.ts";
import type { PayloadCache } from "./payload-cache.ts";
import { watchBuilds } from "./watch-builds.ts";

/** The document that has started. */
export interface StartedDocument {
  record: string;
  site: BrowserSite;
  visitor: VisitorStore;
}

/**
 * Starts work that waits until the page's own files have loaded: layout of the parts out of view, the chat,
 * prefetching, the check for a new build, and the offer of another language.
 */
export function afterStart(
  payloads: Pick<PayloadCache, "prefetch" | "cancel" | "expire">,
  terms: Pick<CarriedTerms, "pathTo">,
  { record, site, visitor }: StartedDocument,
): void {
  void layOutRest();
  watchChat({ site, visitor, reload: () => location.reload() });
  watchBuilds(record, payloads.expire);
  watchLanguage(site, visitor);
  if (!mayPrefetch()) return;
  import("./prefetch-on-intent.ts").then(
    ({ prefetchOnIntent }) => prefetchOnIntent(payloads, terms),
    // Links work without it.
    () => {},
  );
}
