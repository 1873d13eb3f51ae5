import type { Cents } from "@forecourt/domain/money";
import { rateAdditionForYear } from "@forecourt/domain/payment/rate";
import { type CodeArray, codesFor } from "../columns/coded-column.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { Pricing } from "./pricing.ts";

/** Vehicles with the same fees and rate: their totals and payments are ordered like their prices. */
export interface PriceClass {
  fee: Cents;
  /** A model year with the rate of the class. */
  year: number;
}

/** The price classes of a dealer's vehicles. */
export interface PriceClasses {
  readonly list: readonly PriceClass[];
  /** Class by row; null = one class only. */
  readonly of: CodeArray | null;
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
  const yearOf = representativeYears(program);
  const classOfGroup = new Uint32Array(groups.count);
  for (let group = 0; group < groups.count; group++) {
    const fee = fees.get(String(storeId.dictionary[storeId.codes[group] as number]));
    if (fee === undefined) continue;
    const rateYear = yearOf(year.dictionary[year.codes[group] as number] as number);
    const found = list.findIndex((one) => one.fee === fee && one.year === rateYear);
    classOfGroup[group] = found < 0 ? list.push({ fee, year: rateYear }) - 1 : found;
  }
  if (list.length === 0) list.push({ fee: 0, year: 0 });
  const isOneFee = list.every(({ fee }) => fee === list[0]?.fee);
  if (list.length === 1) return { list, of: null, isOneFee };
  const of = codesFor(list.length, rows);
  for (let group = 0; group < groups.count; group++) {
    of.fill(classOfGroup[group] as number, groups.starts[group], groups.starts[group + 1]);
  }
  return { list, of, isOneFee };
}

/** Maps a model year to the first seen year with the same rate. */
function representativeYears(program: Pricing["program"]): (year: number) => number {
  const byAddition = new Map<number, number>();
  return (year) => {
    const addition = rateAdditionForYear(program, year);
    const first = byAddition.get(addition) ?? year;
    byAddition.set(addition, first);
    return first;
  };
}
