import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { BodyStyle } from "../../vehicle.ts";

/** Lowest price of a body style. */
export const StartingPrice = z.object({
  bodyStyle: BodyStyle,
  /** Cars of this body style in the stores that are searched. */
  count: z.int().positive(),
  /** The lowest advertised price, dealer fees included, in cents; null = all are "Call for Price". */
  price: z.int().nonnegative().nullable(),
});
export type StartingPrice = z.infer<typeof StartingPrice>;

/** The lowest price of each body style that has a car, in the order of `bodyStyles`. */
export const getStartingPrices = endpoint({
  method: "GET",
  path: "/api/inventory/starting-prices",
  reply: z.object({ bodyStyles: z.array(StartingPrice) }),
  errors: [],
});
