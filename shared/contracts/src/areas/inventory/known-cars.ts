import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { BodyStyle, Vin } from "../../vehicle.ts";

/** Year, make, model and trim of a car that this dealer or another seller has listed. */
export const KnownCar = z.object({
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string().nullable(),
});
export type KnownCar = z.infer<typeof KnownCar>;

/**
 * The cars of a VIN, from this dealer's stock and imported market data. `vin`: the car itself was listed;
 * `pattern`: cars were, whose VINs have the same first eight characters and the same tenth, which state
 * manufacturer, model and year (49 CFR 565.15); the most frequent one is first. In the body, because the car
 * may be a shopper's own.
 */
export const getKnownCars = endpoint({
  method: "POST",
  path: "/api/inventory/known-cars",
  body: z.strictObject({ vin: Vin }),
  reply: z.object({ match: z.enum(["vin", "pattern"]), cars: z.array(KnownCar) }),
  errors: ["bad-body", "dealer-unknown"],
});

/**
 * Names to choose a car from: makes and models that are sold in the United States, and those of listed cars;
 * trims of listed cars alone.
 */
export const listCarNames = endpoint({
  method: "GET",
  path: "/api/inventory/car-names",
  query: z.strictObject({
    make: z.string().max(60).optional(),
    model: z.string().max(80).optional(),
    /** Trims of this year alone, if there are any. */
    year: z.coerce.number().int().min(1900).max(2100).optional(),
  }),
  reply: z.object({
    makes: z.array(z.string()),
    /** Models of the make; empty = no make was named. */
    models: z.array(z.string()),
    /** Trims of the model; empty = no make or no model was named. */
    trims: z.array(z.string()),
    /** The usual body style of the model; null = not known, or no model is named. */
    bodyStyle: BodyStyle.nullable().default(null),
  }),
  errors: ["bad-query", "dealer-unknown"],
});
