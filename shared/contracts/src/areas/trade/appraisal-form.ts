import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { LookedUpCar } from "./car-lookup.ts";

/** The name of a car that is known; `series` is what was typed behind the model. */
const SuggestedName = z.object({
  make: z.string(),
  model: z.string(),
  series: z.string().nullable(),
});
export type SuggestedName = z.infer<typeof SuggestedName>;

/** "Toyota RAV4", or "Toyota RAV4, XLE". It is what a form sends to choose the name. */
export function labelOfName({ make, model, series }: SuggestedName): string {
  return series === null ? `${make} ${model}` : `${make} ${model}, ${series}`;
}

/**
 * Values that a seller typed about their car, with the token of the appraisal, which begins once the car is described
 * completely.
 */
export const CarForm = z.object({
  /** As typed, by field; see `shared/domain/trade/car-form`. */
  fields: z.record(z.string(), z.string()),
  lookup: z.object({
    /** Null = nothing was looked up. */
    status: z.enum(["found", "not-found", "unavailable"]).nullable(),
    /** Cars that the VIN or plate may belong to; the seller chooses among several. */
    cars: z.array(LookedUpCar),
    /** Known names that the typed one may be meant to be, the nearest first; missing = none, or one was chosen. */
    suggestions: z.array(SuggestedName).optional(),
  }),
  /** The options that make sense for this car. */
  options: z.array(z.object({ code: z.string(), label: z.string() })),
  /** True = the value of this car may contain options; missing = they are for the appraiser alone. */
  areOptionsValued: z.boolean().optional(),
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
  params: z.object({ token: LinkToken }),
  reply: CarForm,
  errors: ["bad-request", "not-found"],
});
