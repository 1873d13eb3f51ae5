import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { didYouMean } from "@forecourt/service-kit/dealers/problems/did-you-mean";
import { UsageError } from "../command-line/usage-error.ts";

export interface TargetStore {
  storeId: string;
  /** Warning for the operator; null = none. */
  warning: string | null;
  /** The hosts from which the store's site fetches pictures; null = unknown. */
  photoHosts: readonly string[] | null;
}

interface Target {
  dealerId: string;
  storeId: string | null;
  /** Accepts a dealer or store that is not configured. */
  unconfigured: boolean;
}

/** Default store of a dealer without configuration. */
const DEFAULT_STORE = "main";

/**
 * The store to import into: the given store, else the dealer's main store. Throws UsageError for a dealer or store that
 * is not configured and not accepted as such, and when the configuration is needed and cannot be read.
 */
export async function targetStore(dealersDir: string, target: Target): Promise<TargetStore> {
  const { dealerId, storeId } = target;
  const dealers = await configured(dealersDir);
  if (typeof dealers === "string") {
    if (storeId !== null) return { storeId, warning: dealers, photoHosts: null };
    throw new UsageError(`give --store, because the dealer's main store is unknown: ${dealers}`);
  }
  if (!dealers.ids.includes(dealerId)) {
    return unconfiguredStore(target, unknownDealer(dealerId, dealers));
  }
  const stores = dealers.stores(dealerId);
  if (storeId !== null && !stores.includes(storeId)) {
    const known = `configured: ${stores.join(", ")}${didYouMean(storeId, stores)}`;
    return unconfiguredStore(target, `no store "${storeId}" is configured (${known})`);
  }
  const { store, inventory } = dealers.config({ dealerId, storeId });
  return { storeId: store.id, warning: null, photoHosts: inventory.photoHosts };
}

/** A feed may arrive before its site is configured, but a mistyped name must not. */
function unconfiguredStore({ storeId, unconfigured }: Target, warning: string): TargetStore {
  if (!unconfigured) throw new UsageError(`${warning}; --unconfigured imports nevertheless`);
  return { storeId: storeId ?? DEFAULT_STORE, warning, photoHosts: null };
}

/** Warning for an import of market data; null = none. */
export async function dealerWarning(dealersDir: string, dealerId: string): Promise<string | null> {
  const dealers = await configured(dealersDir);
  if (typeof dealers === "string") return dealers;
  return dealers.ids.includes(dealerId) ? null : unknownDealer(dealerId, dealers);
}

function unknownDealer(dealerId: string, { ids }: { ids: readonly string[] }): string {
  const known = `configured: ${ids.join(", ")}${didYouMean(dealerId, ids)}`;
  return `no dealer "${dealerId}" is configured (${known}): no site will show these cars`;
}

async function configured(dealersDir: string) {
  try {
    return await loadDealers(dealersDir);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
