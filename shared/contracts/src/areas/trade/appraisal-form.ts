import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Token } from "./appraisal-parts.ts";
import { LookedUpCar } from "./car-lookup.ts";

/**
 * What a seller typed about their car. It has the token of the appraisal, which begins once the car is
 * described completely.
 */
export const CarForm = z.object({
  /** As typed, by field; see `shared/domain/trade/car-form`. */
  fields: z.record(z.string(), z.string()),
  lookup: z.object({
    /** Null = nothing was looked up. */
    status: z.enum(["found", "not-found", "unavailable"]).nullable(),
    /** Of several, the seller chooses. */
    cars: z.array(LookedUpCar),
  }),
  /** The options that make sense for this car. */
  options: z.array(z.object({ code: z.string(), label: z.string() })),
  /** The newest model year that can be. */
  latestYear: z.int(),
  /** Whether the appraisal has begun. */
  isConfirmed: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type CarForm = z.infer<typeof CarForm>;

export const getCarForm = endpoint({
  method: "GET",
  path: "/api/trade/appraisals/:token/car-form",
  params: z.object({ token: Token }),
  reply: CarForm,
  errors: ["bad-request", "not-found"],
});
