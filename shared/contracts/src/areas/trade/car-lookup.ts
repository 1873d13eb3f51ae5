import { carLookupMethods } from "@forecourt/domain/trade/car-lookup-methods";
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/** A car as a VIN names it. Sellers may correct each of its values. */
export const LookedUpCar = z.object({
  modelYear: z.int().min(1900).max(2100),
  make: z.string(),
  model: z.string(),
  /** Trim level, such as `XLE`. */
  series: z.string().nullable(),
  /** Body style, such as `Pickup`. */
  style: z.string().nullable(),
  /** Equipment that the VIN determines, in the words of its decoder; missing = none. */
  equipment: z.array(z.string()).optional(),
});
export type LookedUpCar = z.infer<typeof LookedUpCar>;

const CarLookup = z.discriminatedUnion("by", [
  z.object({
    by: z.literal("vin"),
    /** As typed; it is checked, and its fault is that of `vin`. */
    vin: z.string().max(40),
  }),
  z.object({
    by: z.literal("plate"),
    /** Plate and state as typed; their faults are those of `licensePlate` and `state`. */
    licensePlate: z.string().max(20),
    /** Two letters. */
    state: z.string().max(20),
  }),
]);
export type CarLookup = z.infer<typeof CarLookup>;

/**
 * `found`: at least one car; of several, the seller chooses. `not-found`: no source knows the VIN or the plate; `hint`
 * has the facts that the VIN alone determines. `unavailable`: no source answers now.
 */
export const CarLookupResult = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("found"),
    vin: z.string().nullable(),
    cars: z.array(LookedUpCar).min(1),
  }),
  z.object({
    status: z.literal("not-found"),
    hint: z.object({ modelYear: z.int().nullable(), make: z.string().nullable() }),
  }),
  z.object({ status: z.literal("unavailable") }),
]);
export type CarLookupResult = z.infer<typeof CarLookupResult>;

/** Looks up the car of a VIN or a license plate. They are in the body, because addresses are logged. */
export const lookUpCar = endpoint({
  method: "POST",
  path: "/api/trade/car-lookups",
  body: CarLookup,
  reply: CarLookupResult,
  errors: ["bad-body", "fields-invalid", "forbidden", "not-found", "too-many-requests"],
});

/** The ways in which a seller can say which car it is: by plate, only where plates can be looked up. */
export const getCarLookupMethods = endpoint({
  method: "GET",
  path: "/api/trade/car-ways",
  reply: z.object({ ways: z.array(z.enum(carLookupMethods)) }),
  errors: ["dealer-unknown"],
});

/** Values of the lists to choose a car from. */
const CarChoices = z.object({
  /** Newest first. */
  years: z.array(z.int()),
  makes: z.array(z.string()),
  /** Empty without a make. */
  models: z.array(z.string()),
  /** Empty without a make and a model. */
  series: z.array(z.string()),
});
export type CarChoices = z.infer<typeof CarChoices>;

/**
 * Lists to choose a car from, each narrowed by what is given: models by make, series by make and model. They
 * are never complete: a seller can also type a make or a model.
 */
export const getCarChoices = endpoint({
  method: "GET",
  path: "/api/trade/car-choices",
  query: z.strictObject({
    year: z.coerce.number().int().min(1900).max(2100).optional(),
    make: z.string().trim().max(60).optional(),
    model: z.string().trim().max(80).optional(),
  }),
  reply: CarChoices,
  errors: ["bad-query", "dealer-unknown", "not-found"],
});
