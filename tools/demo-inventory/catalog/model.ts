import type { BodyStyle, Drivetrain, FuelType, Transmission } from "@forecourt/contracts/vehicle";

/**
 * One technical version of a model over a span of model years. `vin` is what the maker writes into
 * positions 1-8 and, after the hyphen, position 11 (the plant). MPG: EPA label, null = not rated.
 */
export type VersionRow = [
  from: number,
  to: number,
  vin: string,
  engine: string,
  drivetrain: Drivetrain,
  transmission: Transmission,
  cityMpg: number | null,
  highwayMpg: number | null,
  more?: { fuel?: FuelType; adds?: number },
];

/**
 * Trim, price when new in whole dollars of 2024, level of equipment (1 = base, 4 = all), and the
 * model years that had it where those are not all of the model's.
 */
export type TrimRow = [
  name: string,
  msrp: number,
  level: 1 | 2 | 3 | 4,
  from?: number,
  to?: number,
];

/** Colour as the maker names it, and its hex code. */
export type ColorRow = [name: string, hex: string];

export interface Model {
  name: string;
  bodyStyle: BodyStyle;
  doors: number;
  /** How often it stands on a lot, against a weight of 10 for an everyday car. */
  weight: number;
  /** What it keeps of its price against the average car of its age: 1.1 = a tenth more. */
  keeps: number;
  versions: VersionRow[];
  trims: TrimRow[];
}

export interface Maker {
  name: string;
  colors: ColorRow[];
  interiors: string[];
  models: Model[];
}

const usualDoors: Record<BodyStyle, number> = {
  suvs: 4,
  sedans: 4,
  wagons: 4,
  coupes: 2,
  convertibles: 2,
  hatchbacks: 4,
  trucks: 4,
  minivans: 4,
  commercial: 3,
};

/** A model's row of the catalogue; doors follow from the body style where nothing else is said. */
export function model(
  name: string,
  facts: { body: BodyStyle; weight: number; keeps: number; doors?: number },
  versions: VersionRow[],
  trims: TrimRow[],
): Model {
  const { body, weight, keeps, doors = usualDoors[body] } = facts;
  return { name, bodyStyle: body, doors, weight, keeps, versions, trims };
}
