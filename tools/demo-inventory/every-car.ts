import { type LotCar, lotHistory } from "./lot-history.ts";
import { type Lot, lots } from "./lots.ts";
import { seeded } from "./random.ts";

/** The cars of every lot that were in stock during the last month; the same on every day. */
export function everyCar(): { lot: Lot; cars: LotCar[] }[] {
  const usedVins = new Set<string>();
  return lots.map((lot) => ({
    lot,
    cars: lotHistory(lot, seeded(`${lot.dealerId}/${lot.storeId}`), usedVins),
  }));
}
