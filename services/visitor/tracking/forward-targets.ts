import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ForwardTarget } from "./forward.ts";

/** A receiver that is a process of this machine: the host by which dealers name it, and its origin. */
export interface LocalCollector {
  host: string;
  origin: string;
}

interface ForwardSettings {
  /** Tokens by dealer. */
  trackingTokens: ReadonlyMap<string, string>;
  /** Null = none. */
  localCollector: LocalCollector | null;
}

/** The configured target of each dealer's events; null = not forwarded, the default. */
export function forwardTargets(
  dealers: Pick<DealerWatch, "current">,
  { trackingTokens, localCollector }: ForwardSettings,
): (dealerId: string) => ForwardTarget | null {
  return (dealerId) => {
    const current = dealers.current();
    if (!current.ids.includes(dealerId)) return null;
    const { analytics, site } = current.config({ dealerId, storeId: null });
    if (analytics.forwarding === null) return null;
    const { url, token } = reached(analytics.forwarding.url, trackingTokens.get(dealerId) ?? null);
    return { url, token, origin: site.url };
  };

  /** The local receiver gets no token: the token belongs to another company's server. */
  function reached(configured: string, token: string | null) {
    const { hostname, pathname } = new URL(configured);
    if (hostname !== localCollector?.host) return { url: configured, token };
    return { url: new URL(pathname, localCollector.origin).href, token: null };
  }
}
