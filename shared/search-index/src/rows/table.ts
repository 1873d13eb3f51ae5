import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { CodedColumn, DictionaryValue } from "../columns/coded-column.ts";
import type { Column } from "../columns/column.ts";
import type { NumberColumn } from "../columns/number-column.ts";
import type { TextColumn } from "../columns/text-column.ts";
import type { VinColumn } from "../columns/vin-column.ts";
import {
  type CodedField,
  type GroupedField,
  type NumberField,
  searchedFields,
  type TextField,
} from "./fields.ts";

type TextValues = Pick<Column<string | null>, "at" | "bytes">;

/** Vehicles as columns. */
export interface Table<
  G extends Column<DictionaryValue> = CodedColumn<DictionaryValue>,
  I extends TextValues = TextColumn,
> {
  readonly vin: VinColumn;
  readonly grouped: Readonly<Record<GroupedField, G>>;
  readonly coded: Readonly<Record<CodedField, CodedColumn<DictionaryValue>>>;
  readonly numbers: Readonly<Record<NumberField, NumberColumn>>;
  readonly texts: Readonly<Record<Exclude<TextField, "image">, TextColumn> & { image: I }>;
}

type ShownTable = Table<Column<DictionaryValue>, TextValues>;

/** The columns of each table that a card shows, by field. */
const shownColumns = new WeakMap<ShownTable, [string, Pick<Column<unknown>, "at">][]>();

/** The facts of a vehicle card, from one row. */
export function vehicleAt(table: ShownTable, row: number): VehicleSummary {
  const columns = shownColumns.get(table) ?? columnsOfCard(table);
  shownColumns.set(table, columns);
  const facts: Record<string, unknown> = {};
  for (const [field, column] of columns) facts[field] = column.at(row);
  facts["status"] = "live";
  // Each column returns what was pushed from the field of the same name.
  return facts as unknown as VehicleSummary;
}

function columnsOfCard({ vin, grouped, coded, numbers, texts }: ShownTable) {
  return Object.entries({ vin, ...grouped, ...coded, ...numbers, ...texts }).filter(
    ([field]) => !searchedFields.has(field),
  );
}

/** Creates a record with one value per field. */
export function mapFields<F extends string, V>(
  fields: readonly F[],
  valueOf: (field: F) => V,
): Record<F, V> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<F, V>;
}

/** The same, yielding after each field. */
export function* mapFieldsInSteps<F extends string, V>(
  fields: readonly F[],
  valueOf: (field: F) => V,
): Generator<void, Record<F, V>, void> {
  const values = new Map<F, V>();
  for (const field of fields) {
    values.set(field, valueOf(field));
    yield;
  }
  return Object.fromEntries(values) as Record<F, V>;
}
