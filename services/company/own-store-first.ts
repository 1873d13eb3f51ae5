/** An entry about one store or several. */
interface OfStores {
  /** Ids; missing = of no store in particular. */
  stores?: readonly string[] | undefined;
}

/** Entries of the store, then of no store in particular, then of other stores alone. */
export function ownStoreFirst<T extends OfStores>(entries: readonly T[], storeId: string): T[] {
  const rank = ({ stores }: OfStores) => {
    if (stores === undefined) return 1;
    return stores.includes(storeId) ? 0 : 2;
  };
  return entries.toSorted((one, other) => rank(one) - rank(other));
}
