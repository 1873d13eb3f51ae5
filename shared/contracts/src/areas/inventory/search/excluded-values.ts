import { z } from "zod";
import { BodyStyle, Drivetrain, FuelType, Transmission } from "../../../vehicle.ts";
import { colorFamilies, cylinderCounts, doorCounts, vehicleFeatures } from "../vehicle-features.ts";
import { Slug } from "./search-values.ts";

/** The list filters whose values can be excluded: their query parameters and valid values. */
const excludable = {
  bodyStyle: { name: "body", value: BodyStyle },
  make: { name: "make", value: Slug },
  model: { name: "model", value: Slug },
  feature: { name: "features", value: z.enum(vehicleFeatures) },
  fuelType: { name: "fuel", value: FuelType },
  drivetrain: { name: "drivetrain", value: Drivetrain },
  transmission: { name: "transmission", value: Transmission },
  exteriorColor: { name: "color", value: z.enum(colorFamilies) },
  interiorColor: { name: "interior", value: z.enum(colorFamilies) },
  cylinders: { name: "cylinders", value: z.enum(cylinderCounts) },
  doors: { name: "doors", value: z.enum(doorCounts) },
} as const;

export type ExcludableKey = keyof typeof excludable;

/** One value of a list filter that no listed car may have. */
export interface ExcludedValue {
  key: ExcludableKey;
  value: string;
}

export const excludableKeys = Object.keys(excludable) as ExcludableKey[];

/** "color-black", as the address writes it. */
export function formatExcluded({ key, value }: ExcludedValue): string {
  return `${excludable[key].name}-${value}`;
}

/** Parses "color-black"; null when it names no value that can be excluded. */
export function parseExcluded(text: string): ExcludedValue | null {
  const dash = text.indexOf("-");
  const name = text.slice(0, dash);
  const value = text.slice(dash + 1);
  const key = excludableKeys.find((one) => excludable[one].name === name);
  if (key === undefined || dash < 0) return null;
  return excludable[key].value.safeParse(value).success ? { key, value } : null;
}

/** One value of the filter `excluded`. */
export const Excluded = z
  .string()
  .refine((text) => parseExcluded(text) !== null, "expected a filter's value: color-black");
