/** `/locations/rolla`: the page of a store, by its id. */
export function locationPath(storeId: string): string {
  return `/locations/${storeId}`;
}
