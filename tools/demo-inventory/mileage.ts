import type { BodyStyle } from "@forecourt/contracts/vehicle";
import type { Random } from "./random.ts";

/** Ages are computed for the end of this year, whenever the demo is loaded. */
export const DEMO_YEAR = 2026;

/** US cars are driven about 12,500 miles a year at first, and less when they are old. */
const YOUNG_PER_YEAR = 12_500;
const OLD_PER_YEAR = 9_500;
const YOUNG_YEARS = 6;

const mileageFactor: Partial<Record<BodyStyle, number>> = {
  commercial: 1.35,
  trucks: 1.1,
  minivans: 1.05,
  coupes: 0.8,
  convertibles: 0.55,
};

/** Age in years; a car of the demo's own year counts as half a year old. */
export function ageOf(year: number): number {
  return Math.max(0.5, DEMO_YEAR - year);
}

/** Average miles of a car of this model year. */
export function typicalMileage(year: number, bodyStyle: BodyStyle): number {
  const age = ageOf(year);
  const young = Math.min(age, YOUNG_YEARS) * YOUNG_PER_YEAR;
  const old = Math.max(0, age - YOUNG_YEARS) * OLD_PER_YEAR;
  return (young + old) * (mileageFactor[bodyStyle] ?? 1);
}

/** Random odometer reading, rarely under 50 % or over 150 % of the typical mileage. */
export function usedMileage(year: number, bodyStyle: BodyStyle, random: Random): number {
  const spread = (random.next() + random.next() + random.next()) / 3;
  return (
    Math.round(typicalMileage(year, bodyStyle) * (0.35 + spread * 1.2)) + random.between(0, 900)
  );
}
