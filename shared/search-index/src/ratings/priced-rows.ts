import type { Condition } from "@forecourt/contracts/vehicle";
import type { DealerIndex } from "../dealer/dealer-index.ts";

/** The facts of a vehicle for sale that its price rating depends on. Price in cents, mileage in miles. */
export interface PricedRow {
  row: number;
  vin: string;
  storeId: string;
  condition: Condition;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  mileage: number | null;
  price: number;
}

/** All vehicles with a price, in the order of the index: each make's models are neighbors. */
export function* pricedRows({ index }: DealerIndex): Generator<PricedRow, void, void> {
  const { vin, grouped, coded, numbers } = index.table;
  for (let row = 0; row < index.rows; row++) {
    const price = numbers.price.at(row);
    if (price === null) continue;
    yield {
      row,
      vin: vin.at(row),
      storeId: String(grouped.storeId.at(row)),
      condition: grouped.condition.at(row) as Condition,
      year: Number(grouped.year.at(row)),
      make: String(grouped.make.at(row)),
      model: String(grouped.model.at(row)),
      trim: coded.trim.at(row) as string | null,
      mileage: numbers.mileage.at(row),
      price,
    };
  }
}
