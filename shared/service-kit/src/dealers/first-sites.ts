import type { Dealers } from "./dealers.ts";

/**
 * Makes what each dealer's visitors see without a chosen store, so that the first of them does not wait for it. Of a
 * configuration that is checked here, it is there already.
 */
export function makeFirstSites(dealers: Dealers): void {
  for (const dealerId of dealers.ids) dealers.site({ dealerId, storeId: null });
}
