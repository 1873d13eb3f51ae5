import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { UsageError } from "../command-line/usage-error.ts";

export interface TargetStore {
  storeId: string;
  /** Warning for the operator; null = none. */
  warning: string | null;
}

/** Default store of a dealer without configuration. */
const DEFAULT_STORE = "main";

/**
 * The store to import into: the given one, else the dealer's main store. An unknown dealer or store gives
 * a warning only, because a feed may arrive before its site is configured. Throws UsageError when the
 * configuration is needed and cannot be read.
 */
export async function targetStore(
  dealersDir: string,
  dealerId: string,
  storeId: string | null,
): Promise<TargetStore> {
  const dealers = await configured(dealersDir);
  if (typeof dealers === "string") {
    if (storeId !== null) return { storeId, warning: dealers };
    throw new UsageError(`give --store, because the dealer's main store is unknown: ${dealers}`);
  }
  if (!dealers.ids.includes(dealerId)) {
    return { storeId: storeId ?? DEFAULT_STORE, warning: unknownDealer(dealerId, dealers) };
  }
  if (storeId === null)
    return { storeId: dealers.config({ dealerId, storeId }).store.id, warning: null };
  const stores = dealers.stores(dealerId);
  if (stores.includes(storeId)) return { storeId, warning: null };
  return {
    storeId,
    warning: `no store "${storeId}" is configured (configured: ${stores.join(", ")})`,
  };
}

/** Warning for an import of market data; null = none. */
export async function dealerWarning(dealersDir: string, dealerId: string): Promise<string | null> {
  const dealers = await configured(dealersDir);
  if (typeof dealers === "string") return dealers;
  return dealers.ids.includes(dealerId) ? null : unknownDealer(dealerId, dealers);
}

function unknownDealer(dealerId: string, { ids }: { ids: readonly string[] }): string {
  return `no dealer "${dealerId}" is configured (configured: ${ids.join(", ")}): no site will show these cars`;
}

async function configured(dealersDir: string) {
  try {
    return await loadDealers(dealersDir);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
