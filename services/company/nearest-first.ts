/** What is about one store or several. */
interface OfStores {
  /** Ids; missing = of no store in particular. */
  stores?: readonly string[] | undefined;
}

/** Those of the store, then of no store, then of other stores. */
export function nearestFirst<T extends OfStores>(entries: readonly T[], storeId: string): T[] {
  const distance = ({ stores }: OfStores) => {
    if (stores === undefined) return 1;
    return stores.includes(storeId) ? 0 : 2;
  };
  return entries.toSorted((one, other) => distance(one) - distance(other));
}
