/** The ways to say which car it is: by VIN, by license plate and state, or by year, make and model. */
export const carLookupMethods = ["vin", "plate", "car"] as const;
export type CarLookupMethod = (typeof carLookupMethods)[number];

/** The value of `series` when the trim is none of those to choose from; `otherSeries` names it. */
export const otherTrim = "other";

/** The value of `choice` when none of the cars that were found is the seller's. */
export const otherCar = "other";
