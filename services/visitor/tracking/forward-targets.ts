import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ForwardTarget } from "./forward.ts";

/** The configured target of each dealer's events; null = not forwarded, the default. */
export function forwardTargets(
  dealers: Pick<DealerWatch, "current">,
  tokens: ReadonlyMap<string, string>,
): (dealerId: string) => ForwardTarget | null {
  return (dealerId) => {
    const current = dealers.current();
    if (!current.ids.includes(dealerId)) return null;
    const { analytics, site } = current.config({ dealerId, storeId: null });
    if (analytics.forwarding === null) return null;
    const { url } = analytics.forwarding;
    return { url, token: tokens.get(dealerId) ?? null, origin: site.url };
  };
}
