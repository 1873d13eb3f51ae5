import { boundSteps } from "@forecourt/contracts/areas/inventory/search/search-filter";
import {
  colorFamilies,
  deals,
  historyFacts,
  premiumFeatures,
  premiumUpgradesFrom,
  vehicleFeatures,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import { type Bits, emptyBits, setBit } from "../bits/bits.ts";
import type { CodedColumn, DictionaryValue } from "../columns/coded-column.ts";
import type { FlagWords } from "../columns/flag-words.ts";
import { colorFamily } from "../vocabulary/color-family.ts";
import type { SetFacet } from "./fields.ts";
import type { RangeColumn } from "./range-column.ts";
import type { Table } from "./table.ts";

/** Sets of rows for each value of the set facets, in the order of `setFacets`. */
export type VehicleSets = Readonly<Record<SetFacet, readonly Bits[]>> & {
  /** Rows up to each of `boundSteps.mileageMax`. */
  readonly mileageMax: readonly Bits[];
};

export function* createVehicleSets(
  { coded, numbers }: Pick<Table, "coded" | "numbers">,
  features: FlagWords,
  mileage: RangeColumn,
): Generator<void, VehicleSets, void> {
  const feature = yield* features.sets(vehicleFeatures.length);
  yield;
  const exteriorColor = colorFamilySets(coded.exteriorColor, coded.exteriorHex);
  yield;
  const interiorColor = colorFamilySets(coded.interiorColor, null);
  yield;
  yield;
  const rows = numbers.priceBefore.values.length;
  const deal = setsByDeal({
    "great-price": emptyBits(rows),
    "good-price": emptyBits(rows),
    "price-drop": rowsWithValue(numbers.priceBefore.values),
    "premium-upgrades": rowsWithPremiumUpgrades(features),
  });
  const history = setsByHistoryFact({
    "one-owner": rowsWithCode(coded.owners, 1),
    "no-accidents": rowsWithCode(coded.accidents, 0),
    "clean-title": rowsWithCode(coded.titleStatus, "clean"),
  });
  yield;
  const mileageMax = boundSteps.mileageMax.map((miles) => mileage.upTo([miles]));
  return { feature, deal, history, exteriorColor, interiorColor, mileageMax };
}

/** The sets of deals in the order of `setFacets`. */
export function setsByDeal(sets: Readonly<Record<(typeof deals)[number], Bits>>): Bits[] {
  return deals.map((deal) => sets[deal]);
}

function setsByHistoryFact(sets: Readonly<Record<(typeof historyFacts)[number], Bits>>): Bits[] {
  return historyFacts.map((fact) => sets[fact]);
}

/** The rows with this value. A car whose fact is not stated has none. */
function rowsWithCode(
  { codes, dictionary }: CodedColumn<DictionaryValue>,
  value: DictionaryValue,
): Bits {
  const bits = emptyBits(codes.length);
  const wanted = dictionary.indexOf(value);
  if (wanted < 0) return bits;
  for (let row = 0; row < codes.length; row++) if (codes[row] === wanted) setBit(bits, row);
  return bits;
}

function rowsWithValue(values: Int32Array): Bits {
  const bits = emptyBits(values.length);
  for (let row = 0; row < values.length; row++) if ((values[row] as number) >= 0) setBit(bits, row);
  return bits;
}

function rowsWithPremiumUpgrades({ low, high }: FlagWords): Bits {
  const bits = emptyBits(low.length);
  const flags = premiumFeatures.map((feature) => vehicleFeatures.indexOf(feature));
  for (let row = 0; row < low.length; row++) {
    let count = 0;
    for (let index = 0; index < flags.length; index++) {
      const flag = flags[index] as number;
      const word = (flag < 32 ? low[row] : high[row]) as number;
      count += (word >>> (flag & 31)) & 1;
    }
    if (count >= premiumUpgradesFrom) setBit(bits, row);
  }
  return bits;
}

/** The family is computed once per distinct pair of name and hex code. */
function colorFamilySets(
  names: CodedColumn<DictionaryValue>,
  hexes: CodedColumn<DictionaryValue> | null,
): Bits[] {
  const rows = names.codes.length;
  const sets = colorFamilies.map(() => emptyBits(rows));
  const found = new Map<number, number>();
  for (let row = 0; row < rows; row++) {
    const name = names.codes[row] as number;
    const hex = hexes ? (hexes.codes[row] as number) : 0;
    const pair = name * (hexes?.dictionary.length ?? 1) + hex;
    let family = found.get(pair);
    if (family === undefined) {
      const of = colorFamily(
        textOrNull(names.dictionary[name]),
        textOrNull(hexes?.dictionary[hex]),
      );
      family = of === null ? -1 : colorFamilies.indexOf(of);
      found.set(pair, family);
    }
    if (family >= 0) setBit(sets[family] as Bits, row);
  }
  return sets;
}

function textOrNull(value: DictionaryValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}
