import type { CodedColumn, DictionaryValue } from "../columns/coded-column.ts";
import { GroupedColumn } from "../columns/grouped-column.ts";
import { PackedTextColumn } from "../columns/packed-text-column.ts";
import {
  codedFields,
  type GroupFacet,
  groupedFields,
  groupFacets,
  numberFields,
} from "./fields.ts";
import { createGroups, type Groups } from "./groups.ts";
import type { Journal } from "./journal.ts";
import { latestRows } from "./latest-rows.ts";
import { createRangeColumn, type RangeColumn } from "./range-column.ts";
import { createSortOrders, type SortColumns, type SortOrders } from "./sort-orders.ts";
import { sortByKey } from "./sort-rows.ts";
import { mapFields, mapFieldsInSteps, type Table } from "./table.ts";
import { createVehicleSets, type VehicleSets } from "./vehicle-sets.ts";

/** Groups with the grouped fields as columns. */
export interface GroupLevel {
  readonly groups: Groups;
  readonly columns: Readonly<Record<GroupFacet, GroupedColumn<DictionaryValue>>>;
}

type IndexTable = Table<GroupedColumn<DictionaryValue>, PackedTextColumn>;

/** A dealer's vehicles for sale, as columns. Immutable. */
export interface InventoryIndex {
  /** Number of vehicles. */
  readonly rows: number;
  readonly table: IndexTable;
  readonly groups: Groups;
  /** Coarser groups that ignore the store. */
  readonly acrossStores: GroupLevel;
  readonly orders: SortOrders;
  readonly ranges: Readonly<Record<"price" | "mileage", RangeColumn>>;
  readonly sets: VehicleSets;
  /** Price rating by row as a position in `PriceRatingLevel.options` plus 1; 0 = not rated. */
  readonly ratings: Uint8Array;
  /** Size in memory, in bytes. */
  readonly bytes: number;
}

/**
 * Builds an index of the vehicles for sale, in linear time. Yields every few milliseconds (at 100,000
 * vehicles), so that requests can be served in between.
 */
export function* buildIndex(journal: Journal): Generator<void, InventoryIndex, void> {
  const source = journal.table;
  const byVin = yield* latestRows(journal);
  const order = yield* clusterRows(byVin, source);
  const rows = order.length;
  const table = yield* gatherColumns(source, order);
  yield;
  const groups = createGroups(findGroupStarts(Object.values(table.grouped), rows));
  yield;
  const grouped = mapFields(
    groupedFields,
    (field) => new GroupedColumn(table.grouped[field], groups),
  );
  const merged = createGroups(
    findGroupStarts(
      groupFacets.map((field) => table.grouped[field]),
      rows,
    ),
  );
  const acrossStores = {
    groups: merged,
    columns: mapFields(groupFacets, (field) => new GroupedColumn(table.grouped[field], merged)),
  };
  yield;
  const columns = { ...table.coded, ...table.numbers, ...grouped } as unknown as SortColumns;
  const orders = yield* createSortOrders(
    columns,
    groups,
    renumberRows(byVin, order, journal.live.length),
  );
  const ranges = {
    price: createRangeColumn(table.numbers.price, orders.priceLow),
    mileage: createRangeColumn(table.numbers.mileage, orders.mileage),
  };
  yield;
  const features = journal.features.gather(order);
  yield;
  const sets = yield* createVehicleSets(table, features, ranges.mileage);
  const finished = { ...table, grouped };
  return {
    rows,
    table: finished,
    groups,
    acrossStores,
    orders,
    ranges,
    sets,
    ratings: new Uint8Array(rows),
    bytes: rows + totalBytes({ table: finished, groups, acrossStores, orders, ranges, sets }),
  };
}

/** Rows sorted by the grouped fields in their order, then by VIN. */
function* clusterRows(byVin: Uint32Array, { grouped }: Table): Generator<void, Uint32Array, void> {
  let order = byVin;
  for (const field of groupedFields.toReversed()) {
    order = yield* sortByKey(order, grouped[field].codes);
  }
  return order;
}

function* gatherColumns(
  source: Table,
  order: Uint32Array,
): Generator<void, Table<CodedColumn<DictionaryValue>, PackedTextColumn>, void> {
  const vin = yield* source.vin.gather(order);
  const grouped = yield* mapFieldsInSteps(groupedFields, (field) =>
    source.grouped[field].gather(order),
  );
  const coded = yield* mapFieldsInSteps(codedFields, (field) => source.coded[field].gather(order));
  const numbers = yield* mapFieldsInSteps(numberFields, (field) =>
    source.numbers[field].gather(order),
  );
  const stockNumber = yield* source.texts.stockNumber.gather(order);
  const image = yield* PackedTextColumn.gather(source.texts.image, order);
  return { vin, grouped, coded, numbers, texts: { stockNumber, image } };
}

/** First rows of the groups, followed by the number of rows. */
function findGroupStarts(
  facts: readonly CodedColumn<DictionaryValue>[],
  rows: number,
): Uint32Array {
  const begins = new Uint8Array(rows).fill(1, 0, 1);
  for (const { codes } of facts) {
    for (let row = 1; row < rows; row++) {
      if (codes[row] !== codes[row - 1]) begins[row] = 1;
    }
  }
  const starts = new Uint32Array(begins.reduce((count, begin) => count + begin, 1));
  let group = 0;
  for (let row = 0; row < rows; row++) {
    if (begins[row] === 1) starts[group++] = row;
  }
  starts[group] = rows;
  return starts;
}

/** Translates row numbers of the old table (of `old` rows) to the new order. */
function renumberRows(rows: Uint32Array, order: Uint32Array, old: number): Uint32Array {
  const numbers = new Uint32Array(old);
  for (let row = 0; row < order.length; row++) numbers[order[row] as number] = row;
  return rows.map((row) => numbers[row] as number);
}

function totalBytes({
  table: { vin, grouped, coded, numbers, texts },
  groups,
  acrossStores,
  orders,
  ranges,
  sets,
}: Omit<InventoryIndex, "rows" | "bytes" | "ratings">): number {
  const columns = [vin, grouped, coded, numbers, texts, ranges, acrossStores.columns].flatMap(
    (part): { bytes: number }[] => ("bytes" in part ? [part] : Object.values(part)),
  );
  const starts = [groups.starts, acrossStores.groups.starts];
  const arrays = [...new Set(Object.values(orders)), ...Object.values(sets).flat(), ...starts];
  return (
    columns.reduce((sum, { bytes }) => sum + bytes, 0) +
    arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
  );
}
