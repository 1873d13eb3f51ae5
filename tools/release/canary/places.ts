import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { UsageError } from "../../command-line/usage-error.ts";

interface NamedPlaces {
  dealer: readonly string[];
  /** `ozark-mitsubishi/rolla`, or the store alone where only one dealer has a store of this name. */
  store: readonly string[];
}

/**
 * The places that a command line names, as records state them.
 * @throws UsageError for an unknown place, with the known places
 */
export function placesOf(dealers: Dealers, { dealer, store }: NamedPlaces): string[] {
  for (const id of dealer) {
    if (!dealers.ids.includes(id)) {
      throw new UsageError(`--dealer: there is no "${id}", but ${dealers.ids.join(", ")}`);
    }
  }
  const all = dealers.ids.flatMap((id) => dealers.stores(id).map((one) => `${id}/${one}`));
  const stores = store.map((named) => {
    const found = all.filter((one) => one === named || one.endsWith(`/${named}`));
    const [only] = found;
    if (only === undefined || found.length > 1) {
      throw new UsageError(`--store: expected one of ${all.join(", ")}, not "${named}"`);
    }
    const [id = ""] = only.split("/");
    // A visitor of a dealer with one store need not choose the store.
    return dealers.stores(id).length === 1 ? id : only;
  });
  return [...new Set([...dealer, ...stores])];
}
