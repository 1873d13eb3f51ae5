/** The buyer's ZIP code on a vehicle page. */
export const zipParameter = "zip";

/** Term and miles per year of the lease on a new car's page. */
export const leaseParameters = { months: "lease-term", miles: "lease-miles" } as const;

/**
 * State of the personal price wizard: the step, whether there is a trade-in, and the inquiry that
 * unlocked the price, where consent allows no cookie for it.
 */
export const wizardParameters = {
  step: "step",
  tradingIn: "trade-in",
  inquiry: "inquiry",
} as const;

/** Opens the cookie banner; its value is the language. */
export const consentParameter = "cookies";

/** Query parameter with the path of this site to continue with after early access was unlocked. */
export const unlockParameter = "next";

/** The selected day and time of a test drive. */
export const testDriveParameters = { day: "day", time: "time" } as const;

/**
 * Query parameters with data of the visitor. A page with one of them is never cached and not indexed by
 * search engines.
 */
export const personalParameters: readonly string[] = [
  zipParameter,
  leaseParameters.months,
  leaseParameters.miles,
  ...Object.values(wizardParameters),
  ...Object.values(testDriveParameters),
  consentParameter,
];
