import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { Code, CodedColumn } from "../columns/coded-column.ts";
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
  G extends Column<Code> = CodedColumn<Code>,
  I extends TextValues = TextColumn,
> {
  readonly vin: VinColumn;
  readonly grouped: Readonly<Record<GroupedField, G>>;
  readonly coded: Readonly<Record<CodedField, CodedColumn<Code>>>;
  readonly numbers: Readonly<Record<NumberField, NumberColumn>>;
  readonly texts: Readonly<Record<Exclude<TextField, "image">, TextColumn> & { image: I }>;
}

/** The facts of a vehicle card, from one row. */
export function vehicleAt(table: Table<Column<Code>, TextValues>, row: number): VehicleSummary {
  const { vin, grouped, coded, numbers, texts } = table;
  const facts = Object.entries({ vin, ...grouped, ...coded, ...numbers, ...texts })
    .filter(([field]) => !searchedFields.has(field))
    .map(([field, column]) => [field, column.at(row)]);
  // Each column returns what was pushed from the field of the same name.
  return { ...Object.fromEntries(facts), status: "live" } as VehicleSummary;
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
