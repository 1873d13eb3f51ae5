/** The buyer's ZIP code on a car's page. */
export const zipParameter = "zip";

/** Term and miles a year of the lease on a new car's page. */
export const leaseParameters = { months: "lease-term", miles: "lease-miles" } as const;

/**
 * Where a visitor stands in personalising a price: the step, whether he trades in, and the inquiry that
 * unlocked it where no cookie may say so.
 */
export const wizardParameters = {
  step: "step",
  tradingIn: "trade-in",
  inquiry: "inquiry",
} as const;

/** Opens the cookie banner in the language that it names. */
export const consentParameter = "cookies";

/** Where a visitor goes on who unlocks the private inventory: a path of this site. */
export const unlockParameter = "next";

/** The day and time that were chosen of a test drive. */
export const testDriveParameters = { day: "day", time: "time" } as const;

/**
 * Query parameters that say something of the visitor himself. A page that is asked for with one of
 * them is kept for nobody else and stays out of search engines.
 */
export const personalParameters: readonly string[] = [
  zipParameter,
  leaseParameters.months,
  leaseParameters.miles,
  ...Object.values(wizardParameters),
  ...Object.values(testDriveParameters),
  consentParameter,
];
