import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { UsageError } from "./usage.ts";

export interface TargetStore {
  storeId: string;
  /** What the operator should know; null = nothing. */
  warning: string | null;
}

/** Of a dealer without configuration. */
const NAMELESS_STORE = "main";

/**
 * The store to import into: the one that is named, else the dealer's main store. A dealer or store
 * that is not configured is possible, for a feed may come before its site, but it may be a typing
 * error as well. Throws UsageError when the configuration is needed and cannot be read.
 */
export async function targetStore(
  dealersDir: string,
  dealerId: string,
  storeId: string | null,
): Promise<TargetStore> {
  const dealers = await configured(dealersDir);
  if (typeof dealers === "string") {
    if (storeId !== null) return { storeId, warning: dealers };
    throw new UsageError(`give --store, because the dealer's main store is not known: ${dealers}`);
  }
  if (!dealers.ids.includes(dealerId)) {
    return { storeId: storeId ?? NAMELESS_STORE, warning: unknownDealer(dealerId, dealers) };
  }
  if (storeId === null)
    return { storeId: dealers.config({ dealerId, storeId }).store.id, warning: null };
  const stores = dealers.stores(dealerId);
  if (stores.includes(storeId)) return { storeId, warning: null };
  return {
    storeId,
    warning: `no store "${storeId}" is configured (there are ${stores.join(", ")})`,
  };
}

/** What the operator should know of a dealer whose market data are imported; null = nothing. */
export async function dealerWarning(dealersDir: string, dealerId: string): Promise<string | null> {
  const dealers = await configured(dealersDir);
  if (typeof dealers === "string") return dealers;
  return dealers.ids.includes(dealerId) ? null : unknownDealer(dealerId, dealers);
}

function unknownDealer(dealerId: string, { ids }: { ids: readonly string[] }): string {
  return `no dealer "${dealerId}" is configured (there are ${ids.join(", ")}): no site will show these cars`;
}

async function configured(dealersDir: string) {
  try {
    return await loadDealers(dealersDir);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
