import type { BodyStyle } from "@forecourt/contracts/vehicle";
import type { Random } from "./random.ts";

/** Cars are as old as they were on the last day of this year, whenever the demo is loaded. */
export const DEMO_YEAR = 2026;

/** US cars are driven some 12,500 miles a year at first, and less when they are old. */
const YOUNG_PER_YEAR = 12_500;
const OLD_PER_YEAR = 9_500;
const YOUNG_YEARS = 6;

const usage: Partial<Record<BodyStyle, number>> = {
  commercial: 1.35,
  trucks: 1.1,
  minivans: 1.05,
  coupes: 0.8,
  convertibles: 0.55,
};

/** Years in use; a car of the demo's own year has half a year behind it. */
export function ageOf(year: number): number {
  return Math.max(0.5, DEMO_YEAR - year);
}

/** Miles that a car of this year has when it is driven as much as most. */
export function usualMileage(year: number, bodyStyle: BodyStyle): number {
  const age = ageOf(year);
  const young = Math.min(age, YOUNG_YEARS) * YOUNG_PER_YEAR;
  const old = Math.max(0, age - YOUNG_YEARS) * OLD_PER_YEAR;
  return (young + old) * (usage[bodyStyle] ?? 1);
}

/** Odometer of a used car: near the usual one, seldom under half or over one and a half of it. */
export function usedMileage(year: number, bodyStyle: BodyStyle, random: Random): number {
  const spread = (random.next() + random.next() + random.next()) / 3;
  return Math.round(usualMileage(year, bodyStyle) * (0.35 + spread * 1.2)) + random.between(0, 900);
}
