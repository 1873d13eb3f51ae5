import type { Cents } from "@forecourt/domain/money";
import { type Codes, codesFor } from "../columns/coded-column.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { Pricing } from "./pricing.ts";

/** Vehicles with the same fees and rate: their totals and payments are ordered like their prices. */
export interface PriceClass {
  fee: Cents;
  /** Whether the model years count as newer in the finance program. */
  isNewer: boolean;
}

/** The price classes of a dealer's vehicles. */
export interface PriceClasses {
  readonly list: readonly PriceClass[];
  /** Class by row; null = one class only. */
  readonly of: Codes | null;
  /** Whether all vehicles have the same fees. */
  readonly isOneFee: boolean;
}

/** The class of vehicles at unconfigured stores is arbitrary, because they are never shown. */
export function priceClasses(
  { table, groups, rows }: InventoryIndex,
  { fees, program }: Pricing,
): PriceClasses {
  const list: PriceClass[] = [];
  const { storeId, year } = table.grouped;
  const { fromYear } = program.newerVehicles;
  const classOfGroup = new Uint32Array(groups.count);
  for (let group = 0; group < groups.count; group++) {
    const fee = fees.get(String(storeId.dictionary[storeId.codes[group] as number]));
    if (fee === undefined) continue;
    const isNewer = (year.dictionary[year.codes[group] as number] as number) >= fromYear;
    const found = list.findIndex((one) => one.fee === fee && one.isNewer === isNewer);
    classOfGroup[group] = found < 0 ? list.push({ fee, isNewer }) - 1 : found;
  }
  if (list.length === 0) list.push({ fee: 0, isNewer: false });
  const isOneFee = list.every(({ fee }) => fee === list[0]?.fee);
  if (list.length === 1) return { list, of: null, isOneFee };
  const of = codesFor(list.length, rows);
  for (let group = 0; group < groups.count; group++) {
    of.fill(classOfGroup[group] as number, groups.starts[group], groups.starts[group + 1]);
  }
  return { list, of, isOneFee };
}
