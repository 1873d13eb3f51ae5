import { vehicleFeatures } from "@forecourt/contracts/areas/inventory/vehicle-features";
import type { Bits } from "../bits/bits.ts";
import { CodedColumnBuilder, type DictionaryValue } from "../columns/coded-column.ts";
import type { Column } from "../columns/column.ts";
import { type FlagWords, FlagWordsBuilder } from "../columns/flag-words.ts";
import { GrowingArray } from "../columns/growing-array.ts";
import { NumberColumnBuilder } from "../columns/number-column.ts";
import type { PackedTextColumn } from "../columns/packed-text-column.ts";
import { TextColumnBuilder } from "../columns/text-column.ts";
import { VinColumnBuilder } from "../columns/vin-column.ts";
import { featuresOfTexts } from "../vocabulary/features.ts";
import {
  codedFields,
  groupedFields,
  type IndexedVehicleInput,
  numberFields,
  textFields,
} from "./fields.ts";
import { mapFields, mapFieldsInSteps, type Table } from "./table.ts";

/**
 * Vehicle records in the order they were pushed. A later record replaces an earlier one of the same VIN
 * and store.
 */
export interface Journal {
  readonly table: Table;
  /** Flags by position in `vehicleFeatures`. */
  readonly features: FlagWords;
  /** By row: 1 = for sale, 0 = sold. */
  readonly live: Uint8Array;
}

export interface JournalBuilder {
  push(vehicle: IndexedVehicleInput): void;
  /** Yields while it builds the columns. */
  build(): Generator<void, Journal, void>;
}

/** The parts of a previous index that a journal starts with. */
export interface PreviousIndex {
  readonly table: Table<Column<DictionaryValue>, PackedTextColumn>;
  readonly sets: { readonly feature: readonly Bits[] };
}

/** A journal that starts with all vehicles of `before`. Yields while it copies them. */
export function* createJournal(before?: PreviousIndex): Generator<void, JournalBuilder, void> {
  const table = before?.table;
  const features = new FlagWordsBuilder(before?.sets.feature, table?.vin.rows);
  yield;
  const vin = new VinColumnBuilder(table?.vin);
  const grouped = yield* mapFieldsInSteps(
    groupedFields,
    // Coded and grouped columns both extend to a builder of codes.
    (field) =>
      (table?.grouped[field].extend() ??
        new CodedColumnBuilder()) as CodedColumnBuilder<DictionaryValue>,
  );
  const coded = yield* mapFieldsInSteps(
    codedFields,
    (field) => new CodedColumnBuilder(table?.coded[field]),
  );
  const numbers = mapFields(
    numberFields,
    (field) => new NumberColumnBuilder(table?.numbers[field]),
  );
  const stockNumber = table?.texts.stockNumber.extend() ?? new TextColumnBuilder();
  yield;
  const image = table ? yield* table.texts.image.extend() : new TextColumnBuilder();
  const texts = { stockNumber, image };
  const live = new GrowingArray<Uint8Array>(
    (length) => new Uint8Array(length),
    new Uint8Array(table?.vin.rows ?? 0).fill(1),
  );
  return {
    push(vehicle) {
      vin.push(vehicle.vin);
      for (const field of groupedFields) grouped[field].push(vehicle[field]);
      for (const field of codedFields) coded[field].push(vehicle[field] ?? null);
      for (const field of numberFields) numbers[field].push(vehicle[field]);
      for (const field of textFields) texts[field].push(vehicle[field]);
      features.push(featureFlags(vehicle.features));
      live.push(vehicle.status === "live" ? 1 : 0);
    },
    *build() {
      const rows = { live: live.finish(), features: features.build() };
      const vinColumn = { vin: vin.build() };
      yield;
      const codes = {
        grouped: yield* mapFieldsInSteps(groupedFields, (field) => grouped[field].build()),
        coded: yield* mapFieldsInSteps(codedFields, (field) => coded[field].build()),
      };
      const rest = {
        numbers: mapFields(numberFields, (field) => numbers[field].build()),
        texts: yield* mapFieldsInSteps(textFields, (field) => texts[field].build()),
      };
      return { ...rows, table: { ...vinColumn, ...codes, ...rest } };
    },
  };
}

function featureFlags(texts: readonly string[]): number[] {
  return [...featuresOfTexts(texts)].map((feature) => vehicleFeatures.indexOf(feature));
}
