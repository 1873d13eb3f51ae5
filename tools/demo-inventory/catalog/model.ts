import { BodyStyle, Drivetrain, FuelType, Transmission } from "@forecourt/contracts/vehicle";
import { z } from "zod";

/**
 * One technical version of a model over a span of model years: from, to, VIN pattern, engine, drivetrain,
 * transmission, city MPG, highway MPG, options. The VIN pattern is what the maker writes into positions
 * 1-8 and, after the hyphen, position 11 (the plant). MPG: EPA label, null = not rated. Options: fuel if
 * not gasoline; `adds` = dollars on top of the trim's price.
 */
const VersionRow = z.tuple(
  [
    z.int(),
    z.int(),
    z.string(),
    z.string(),
    Drivetrain,
    Transmission,
    z.int().nullable(),
    z.int().nullable(),
  ],
  z.strictObject({ fuel: FuelType.optional(), adds: z.int().optional() }),
);
export type VersionRow = z.infer<typeof VersionRow>;

/**
 * Trim: name, price when new in whole dollars of 2024, equipment level (1 = base, 4 = full), and its first
 * and last model year if it was not offered in all of the model's.
 */
const TrimRow = z.union([
  z.tuple([z.string(), z.int(), z.literal([1, 2, 3, 4])]),
  z.tuple([z.string(), z.int(), z.literal([1, 2, 3, 4]), z.int()]),
  z.tuple([z.string(), z.int(), z.literal([1, 2, 3, 4]), z.int(), z.int()]),
]);
export type TrimRow = z.infer<typeof TrimRow>;

const Model = z.strictObject({
  name: z.string(),
  bodyStyle: BodyStyle,
  doors: z.int(),
  /** The first model year with three rows of seats in every trim; missing = two rows. */
  thirdRowFrom: z.int().optional(),
  /** Relative frequency on a lot; an average model has 10. */
  weight: z.number(),
  /** Resale value relative to the average vehicle of its age: 1.1 = a tenth more. */
  valueRetention: z.number(),
  versions: z.array(VersionRow),
  trims: z.array(TrimRow),
});
export type Model = z.infer<typeof Model>;

/** A maker's colors (name and hex code), interior colors and models. */
export const Maker = z.strictObject({
  name: z.string(),
  colors: z.array(z.tuple([z.string(), z.string()])),
  interiors: z.array(z.string()),
  models: z.array(Model),
});
export type Maker = z.infer<typeof Maker>;
