import { compareVins } from "../columns/vin-column.ts";
import type { Journal } from "./journal.ts";
import { sortByKey, sortByVin } from "./sort-rows.ts";

/**
 * The current rows, by VIN: the last record of each vehicle and store, if it is for sale. A vehicle at
 * two stores is listed twice, in the order of the store ids.
 */
export function* latestRows(journal: Journal): Generator<void, Uint32Array, void> {
  const sorted = yield* sortByVin(yield* sortByStore(journal), journal.table.vin);
  const stores = journal.table.grouped.storeId.codes;
  const { letters } = journal.table.vin;
  const latest = new Uint32Array(sorted.length);
  let count = 0;
  for (let index = 0; index < sorted.length; index++) {
    const row = sorted[index] as number;
    const next = sorted[index + 1];
    const replaced =
      next !== undefined && stores[row] === stores[next] && compareVins(letters, row, next) === 0;
    if (!replaced && journal.live[row] === 1) latest[count++] = row;
  }
  return latest.slice(0, count);
}

function* sortByStore({ table }: Journal): Generator<void, Uint32Array, void> {
  const { codes, dictionary } = table.grouped.storeId;
  const sorted = dictionary.map(String).toSorted();
  const ranks = dictionary.map((store) => sorted.indexOf(String(store)));
  const rows = new Uint32Array(codes.length);
  const keys = new Uint32Array(codes.length);
  for (let row = 0; row < rows.length; row++) {
    rows[row] = row;
    keys[row] = ranks[codes[row] as number] as number;
  }
  return yield* sortByKey(rows, keys);
}
