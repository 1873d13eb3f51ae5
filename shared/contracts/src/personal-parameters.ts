/** The buyer's ZIP code on a car's page. */
export const zipParameter = "zip";

/** Term and miles a year of the lease on a new car's page. */
export const leaseParameters = { months: "lease-term", miles: "lease-miles" } as const;

/**
 * Query parameters that say something of the visitor himself. A page that is asked for with one of
 * them is kept for nobody else and stays out of search engines.
 */
export const personalParameters: readonly string[] = [
  zipParameter,
  leaseParameters.months,
  leaseParameters.miles,
];
