import type { FeedRow } from "../feed/rows.ts";
import type { MileageSource } from "../mapping/sources.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { isWithin, limits } from "./limits.ts";
import { decimalIn } from "./number.ts";

type Unit = MileageSource["unit"];

/** By definition 1 mile = 1.609344 km. */
const milesIn: Readonly<Record<Unit, number>> = {
  miles: 1,
  "thousand-miles": 1000,
  kilometers: 1 / 1.609344,
};

/** Reads whole miles; null = not stated. Refuses rows with an unreadable or impossible mileage. */
export function mileageReader(source: MileageSource, context: ReadContext) {
  const text = textCell(source, context);
  return (values: FeedRow["values"], findings: Findings): number | null => {
    const written = text(values);
    if (written === "") return null;
    const { number, unit } = parted(written, source.unit);
    const decimal = decimalIn(number);
    if (decimal === null) return findings.refuse("mileage-unreadable", text.column, written);
    const miles = Number(decimal) * milesIn[unit];
    if (!isWithin(miles, limits.miles)) {
      return findings.refuse("mileage-impossible", text.column, written);
    }
    return Math.round(miles);
  };
}

/** A unit in the text overrides the mapping's. */
function parted(written: string, unit: Unit): { number: string; unit: Unit } {
  const found = /^(.*?)\s*(?:(miles|mi\.?)|(kilometers|kilometres|km))$/i.exec(written);
  if (!found) return { number: written, unit };
  const [, number = "", miles] = found;
  if (miles === undefined) return { number, unit: "kilometers" };
  return { number, unit: unit === "kilometers" ? "miles" : unit };
}
