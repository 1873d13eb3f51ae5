/** The buyer's ZIP code on a car's page. */
export const zipParameter = "zip";

/**
 * Query parameters that say something of the visitor himself. A page that is asked for with one of
 * them is kept for nobody else and stays out of search engines.
 */
export const personalParameters: readonly string[] = [zipParameter];
